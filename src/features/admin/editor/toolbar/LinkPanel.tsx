import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { linkAddress } from '#src/content/allowed-html.ts';
import { postSearch } from '#src/data/posts/post-search.ts';
import { type PageLink, sitePages } from '#src/lib/addresses/admin-paths.ts';
import { blogPostPath } from '#src/lib/addresses/paths.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import { intendedAddress } from '#src/lib/input/typed-address.ts';
import { rank, toQuery } from '#src/lib/search/ranking.ts';
import { searchField } from '#src/lib/search/search-key.ts';
import { isSearch } from '#src/model/posts/posts.limits.ts';
import fieldStyles from '#src/ui/fields/Field.module.css';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { type EditorPanelProps, Panel, pendingText } from './Panel.tsx';
import styles from './Toolbar.module.css';

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
  const act = isOld ? 'Change' : 'Add';

  function apply() {
    const href = typedAddress(address);
    if (!href) {
      return setError(
        'Enter an address that starts with https://, http://, mailto: or tel:, a page on this site such as /rates, or a place on the page such as #costs.',
      );
    }
    const marks = [{ type: 'link', attrs: { href } }];
    const text = { type: 'text', text: words.trim() || href, marks };
    if (needsWords) editor.chain().insertContent(text).unsetMark('link').run();
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    onClose();
  }

  function adopt({ title, path }: PageLink) {
    setAddress(path);
    if (needsWords && !words.trim()) setWords(title);
    setError('');
    addressField.current?.focus();
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <Panel
      title="Link"
      action={`${act} link`}
      onAction={apply}
      onClose={onClose}
      pending={isChanged && pendingText(act, 'link')}
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
      <PageSearch onChoose={adopt} />
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

const domain = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i;
const mailbox = /^[^\s@:/]+@(?=[^\s@:/]+$).+\..+$/;

/** Returns the link address that a writer means, such as 'https://www.fhfa.gov/' by www.fhfa.gov; '' for none. */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  if (mailbox.test(text)) return linkAddress(`mailto:${text}`);
  if (domain.test(text)) return linkAddress(`https://${text}`);
  return text === '#' ? '' : linkAddress(intendedAddress(text));
}

/** Finds a post or page of the site. Enter in the field takes the first result, and Escape clears it. */
export function PageSearch({ onChoose }: { onChoose: (link: PageLink) => void }) {
  const [text, setText] = useState('');
  const result = usePageSearch(text);
  const { links } = result;

  function choose(link: PageLink) {
    setText('');
    onChoose(link);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') links.slice(0, 1).forEach(choose);
    else if (event.key === 'Escape' && text !== '') setText('');
    else return;
    // The panel around the field would add the link on Enter and close on Escape.
    event.stopPropagation();
    event.preventDefault();
  }

  return (
    <div className={fieldStyles.field}>
      <TextField
        label="Find a post or page of this site"
        hint="Type words, then choose a result."
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKeyDown}
      />
      <p role="status" className={classNames(fieldStyles.hint, fieldStyles.live)}>
        {statusText(result)}
      </p>
      {links.length > 0 && (
        <ul aria-label="Posts and pages" className={styles.list}>
          {links.map((link) => (
            <li key={link.path}>
              <button type="button" className={styles.option} onClick={() => choose(link)}>
                {link.title}
                <span className={fieldStyles.hint}>{link.path}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function statusText({ text, links: { length }, status }: PageSearchResult): string {
  if (text === '') return '';
  if (status === 'failed') return 'The posts could not be searched. Enter the address instead.';
  if (status === 'searching') return 'Searching…';
  return length === 0
    ? `Nothing found for “${text.trim()}”.`
    : `${length} ${length === 1 ? 'result' : 'results'}`;
}

const mostPages = 3;
const mostPosts = 6;
/** Keys within this time are one search. */
const pauseMs = 200;

interface PageSearchResult {
  /** The searched text; '' for none. */
  text: string;
  links: readonly PageLink[];
  status: 'searching' | 'done' | 'failed';
}

const searchedPages = sitePages.map((page) => ({ ...page, fields: [searchField(page.title)] }));

const nothing: PageSearchResult = { text: '', links: [], status: 'done' };

/** Searches pages by name and posts in the blog's index. Returns the last result while the next search begins. */
function usePageSearch(text: string): PageSearchResult {
  const [posts] = useState(postSearch);
  const [result, setResult] = useState(nothing);
  const debounced = useDebounced(text, pauseMs);

  useEffect(() => {
    if (text !== debounced || !isSearch(text)) return;
    const leaving = new AbortController();
    const show = (links: readonly PageLink[], status: PageSearchResult['status']) => {
      if (!leaving.signal.aborted) setResult({ text, links, status });
    };
    const pages = rank(searchedPages, toQuery(text))
      .found.slice(0, mostPages)
      .map(({ title, path }) => ({ title, path }));
    const search = async () => {
      show(pages, 'searching');
      for await (const listing of posts.listings({ text, page: 1 }, leaving.signal)) {
        const found = listing.total > 0 ? listing.posts.slice(0, mostPosts) : [];
        const links = found.map(({ title, slug }) => ({ title, path: blogPostPath(slug) }));
        show([...pages, ...links], listing.isPartial ? 'searching' : 'done');
      }
    };
    search().catch(() => show(pages, 'failed'));
    return () => leaving.abort();
  }, [posts, text, debounced]);

  return isSearch(text) ? result : nothing;
}
