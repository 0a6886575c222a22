import { Search } from 'lucide';
import type { SubmitEvent } from 'react';
import { searchTextMax } from '#src/domain/posts/posts.limits.ts';
import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  text: string;
  /** Called when the box gets the focus. */
  onEnter: () => void;
  onType: (text: string) => void;
  /** Called when the box loses the focus. */
  onLeave: () => void;
  onSubmit: () => void;
}

/** The search box. It searches on every keystroke; its button goes to the results. */
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
