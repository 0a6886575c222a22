import { useRef, useState } from 'react';
import { linkAddress } from '#src/domain/posts/content/allowed-html.ts';
import type { PageLink } from '#src/lib/admin-paths.ts';
import { intendedAddress } from '#src/lib/intended-address.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { PageSearch } from './PageSearch.tsx';
import { type EditorPanelProps, Panel } from './Panel.tsx';

/** Turns the selected text into a link or changes the current link. */
export function LinkPanel({ editor, onClose, onReveal }: EditorPanelProps) {
  const [isOld] = useState(() => editor.isActive('link'));
  const [needsWords] = useState(() => editor.state.selection.empty && !isOld);
  const [old] = useState<string>(() => editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(old);
  const [words, setWords] = useState('');
  const [error, setError] = useState('');
  const addressField = useRef<HTMLInputElement>(null);

  const isChanged = address.trim() !== old || words.trim() !== '';

  function apply() {
    const href = typedAddress(address);
    if (!href) return setError(badLink);
    const link = { type: 'link', attrs: { href } };
    const chain = editor.chain().focus();
    if (needsWords) {
      const text = words.trim() || href;
      chain
        .insertContent({ type: 'text', text, marks: [link] })
        .unsetMark('link')
        .run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  }

  function take({ title, path }: PageLink) {
    setAddress(path);
    if (needsWords && !words.trim()) setWords(title);
    setError('');
    addressField.current?.focus();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <Panel
      title="Link"
      action={isOld ? 'Change link' : 'Add link'}
      onAction={apply}
      onClose={onClose}
      pending={
        isChanged
          ? `${isOld ? 'Change' : 'Add'} the link, or press Cancel to go on without ${isOld ? 'the change' : 'it'}.`
          : ''
      }
      onReveal={onReveal}
      more={
        isOld && (
          <Button variant="quiet" onClick={remove}>
            Remove link
          </Button>
        )
      }
    >
      <TextField
        ref={addressField}
        label="Address"
        hint="Such as https://www.fhfa.gov, or /rates for a page on this site."
        error={error || undefined}
        value={address}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setAddress(target.value)}
      />
      <PageSearch onChoose={take} />
      {needsWords && (
        <TextField
          label="Link text"
          hint="Say where it leads. If this is empty, the address is shown."
          value={words}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </Panel>
  );
}

/** The error message for an address that links must not use. */
const badLink =
  'Enter an address that starts with https://, http://, mailto: or tel:, a page on this site such as /rates, or a place on the page such as #costs.';

const domain = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i;
const mailbox = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;

/**
 * Returns the link address that a writer means by a typed text; '' if there is none.
 *
 * @example typedAddress('www.fhfa.gov') // 'https://www.fhfa.gov/'
 */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  if (mailbox.test(text)) return linkAddress(`mailto:${text}`);
  if (domain.test(text)) return linkAddress(`https://${text}`);
  return text === '#' ? '' : linkAddress(intendedAddress(text));
}
