import { Search } from 'lucide';
import type { SubmitEvent } from 'react';
import { searchTextMax } from '#src/domain/posts/posts.limits.ts';
import { useEarlyInput } from '#src/lib/use-early-input.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  text: string;
  /** The visitor is about to type. */
  onEnter: () => void;
  onType: (text: string) => void;
  /** The visitor has left the box: what was typed stands. */
  onLeave: () => void;
  onSubmit: () => void;
}

/** Looks for articles on every key; its button goes to what was found. */
export function SearchBox({ text, onEnter, onType, onLeave, onSubmit }: SearchBoxProps) {
  const input = useEarlyInput(text, ({ value }) => onType(value));

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField
        ref={input}
        id="blog-search"
        type="search"
        label="Search by word or state"
        placeholder="Search mortgage articles..."
        ornament={<Icon of={Search} size="1.15em" />}
        value={text}
        maxLength={searchTextMax}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={onEnter}
        onBlur={onLeave}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
