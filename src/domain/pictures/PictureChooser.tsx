import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { PostImage } from '#src/domain/posts/PostImage.tsx';
import { defaultImages } from '#src/domain/posts/post-images.ts';
import { useBlockedSubmit } from '#src/lib/use-leave-guard.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './PictureChooser.module.css';
import { listNewestPictures, storePicture } from './pictures.service.ts';
import { maxDescriptionLength, pictureAddress } from './pictures.ts';
import {
  PictureRefusal,
  type PreparedPicture,
  pictureTypes,
  preparePicture,
  unreadable,
} from './prepare-picture.ts';

/** A stored picture, as it is put into a page. */
export interface ChosenPicture {
  address: string;
  description: string;
  /** In pixels, of the large file. */
  width: number;
  height: number;
}

interface PictureChooserProps {
  onChosen: (picture: ChosenPicture) => void;
}

/**
 * Adds a picture from this device, or takes one that was added before. A new one is prepared in the
 * browser, described, and stored; after a failure it is still here.
 */
export function PictureChooser({ onChosen }: PictureChooserProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [work, setWork] = useState<'preparing' | 'storing'>();
  const [error, setError] = useState<string>();
  const [prepared, setPrepared] = useState<PreparedPicture>();
  const [isListOpen, setListOpen] = useState(false);

  // A disabled button would lose the focus.
  const isBusy = work !== undefined;

  async function prepare({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    setError(undefined);
    setPrepared(undefined);
    setListOpen(false);
    setWork('preparing');
    try {
      setPrepared(await preparePicture(file));
    } catch (reason) {
      setError(reason instanceof PictureRefusal ? reason.message : unreadable);
    }
    setWork(undefined);
  }

  async function store(picture: PreparedPicture, description: string) {
    setError(undefined);
    setWork('storing');
    try {
      await storePicture({ ...picture, description });
      const { width, height } = picture.large;
      choose({ address: pictureAddress(picture.id), description, width, height });
    } catch {
      setError('The picture could not be stored. It is still here; please try again.');
    }
    setWork(undefined);
  }

  function choose(picture: ChosenPicture) {
    close();
    onChosen(picture);
  }

  /** Closes what the focus may be in, which stays here unless it has moved on. */
  function close() {
    if (box.current?.contains(document.activeElement)) chooseButton.current?.focus();
    setPrepared(undefined);
    setListOpen(false);
  }

  return (
    <div ref={box} className={styles.chooser}>
      <input ref={input} type="file" accept={pictureTypes} hidden onChange={prepare} />
      <div className={styles.buttons}>
        <Button
          ref={chooseButton}
          variant="quiet"
          aria-disabled={isBusy}
          onClick={() => isBusy || input.current?.click()}
        >
          Choose a picture
        </Button>
        <Button
          variant="link"
          aria-expanded={isListOpen}
          aria-disabled={isBusy}
          onClick={() => isBusy || setListOpen(!isListOpen)}
        >
          Pictures added before
        </Button>
      </div>
      <div role="status" className={styles.status}>
        {work === 'preparing' && <p>Preparing the picture…</p>}
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {prepared && (
        <NewPicture
          key={prepared.id}
          picture={prepared}
          isStoring={work === 'storing'}
          onStore={(description) => store(prepared, description)}
          onCancel={close}
        />
      )}
      {isListOpen && <PictureList onChosen={choose} />}
    </div>
  );
}

interface NewPictureProps {
  picture: PreparedPicture;
  isStoring: boolean;
  onStore: (description: string) => void;
  onCancel: () => void;
}

/** Shows a prepared picture and asks what it shows. It is no form, because it stands in one. */
function NewPicture({ picture, isStoring, onStore, onCancel }: NewPictureProps) {
  const id = useId();
  const [description, setDescription] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isEscaped, setEscaped] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const attempts = useBlockedSubmit(panel, true, () => undefined);
  const address = useObjectUrl(picture);
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  function add() {
    const text = description.trim();
    setMissing(text === '');
    if (text === '') document.getElementById(id)?.focus();
    else if (!isStoring) onStore(text);
  }

  return (
    <div ref={panel} className={styles.described}>
      {address && <img src={address} alt="" className={styles.preview} />}
      <TextField
        id={id}
        label="What the picture shows"
        hint="Readers who cannot see it get these words."
        error={isMissing ? 'Describe the picture in a few words.' : undefined}
        value={description}
        maxLength={maxDescriptionLength}
        readOnly={isStoring}
        autoComplete="off"
        onChange={({ target }) => setDescription(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // What stands around it is not submitted or closed by this key.
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') add();
          else setEscaped(true);
        }}
      />
      <div role="status" className={styles.status}>
        {(attempts > 0 || isEscaped) && (
          <p>Add the picture, or press Cancel to go on without it.</p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button busy={isStoring} aria-disabled={isStoring} onClick={add}>
          {isStoring ? 'Storing the picture…' : 'Add picture'}
        </Button>
        <Button variant="quiet" aria-disabled={isStoring} onClick={() => isStoring || onCancel()}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Returns an address at which the browser shows the picture until it is stored. */
function useObjectUrl({ small }: PreparedPicture): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([small.bytes as BlobPart], { type: 'image/jpeg' }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [small]);
  return address;
}

const loadPictures = () => listNewestPictures();

/** The newest pictures, to take one again. */
function PictureList({ onChosen }: PictureChooserProps) {
  const pictures = useResource(loadPictures);
  if (pictures.status === 'loading') return <p role="status">Loading your pictures…</p>;
  if (pictures.status === 'failed')
    return (
      <p role="status" className={styles.error}>
        Failed to load your pictures. Close this list and open it again.
      </p>
    );
  if (pictures.value.length === 0) return <p role="status">No pictures have been added yet.</p>;
  return (
    <ul aria-label="Pictures added before" className={styles.list}>
      {pictures.value.map(({ id, description, width, height }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.choice}
            onClick={() => onChosen({ address: pictureAddress(id), description, width, height })}
          >
            <PostImage src={pictureAddress(id)} fallback={defaultImages.list} sizes="8rem" />
            <span>{description || `Picture ${index + 1}, no description`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
