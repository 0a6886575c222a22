import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PostImage } from '#src/content/pictures/PostImage.tsx';
import {
  PictureFault,
  type PreparedPicture,
  pictureTypes,
  preparePicture,
  unreadable,
} from '#src/content/pictures/prepare-picture.ts';
import { listNewestPictures, storePicture } from '#src/data/admin/site/pictures.service.ts';
import { useBlockedSubmit } from '#src/lib/hooks/use-leave-guard.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { maxDescriptionLength, pictureAddress } from '#src/model/posts/pictures.ts';
import { defaultImages } from '#src/model/posts/post-images.ts';
import fieldStyles from '#src/ui/fields/Field.module.css';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './PictureChooser.module.css';

/** A stored picture, as it is put into a page. */
export interface ChosenPicture {
  address: string;
  description: string;
  /** In pixels, of the large file. */
  width: number;
  height: number;
}

interface PictureChooserProps {
  isMultiple?: boolean;
  onChosen: (...pictures: [ChosenPicture, ...ChosenPicture[]]) => void;
}

/** A picture that is described before it is stored. */
interface FoundPicture {
  /** Of its file. */
  name: string;
  prepared: PreparedPicture;
  description: string;
}

/** Adds pictures from this device, prepared and described, or takes one that was added before; a failure loses none. */
export function PictureChooser({ isMultiple = false, onChosen }: PictureChooserProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [work, setWork] = useState<'preparing' | 'storing'>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [found, setFound] = useState<readonly FoundPicture[]>([]);
  const [isListOpen, setListOpen] = useState(false);

  // A disabled button would lose the focus.
  const isBusy = work !== undefined;

  function start(kind: typeof work) {
    setErrors([]);
    setWork(kind);
  }

  async function prepare({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    if (files.length === 0) return;
    start('preparing');
    setFound([]);
    setListOpen(false);
    const pictures = new Map<string, FoundPicture>();
    const failures: string[] = [];
    for (const file of files) {
      try {
        const prepared = await preparePicture(file);
        pictures.set(prepared.id, { name: file.name, prepared, description: '' });
      } catch (reason) {
        const why = reason instanceof PictureFault ? reason.message : unreadable;
        failures.push(`“${file.name}” was not added. ${why}`);
      }
    }
    setFound([...pictures.values()]);
    setErrors(failures);
    setWork(undefined);
  }

  async function store() {
    start('storing');
    const stored: ChosenPicture[] = [];
    const failures: string[] = [];
    for (const { name, prepared, description: typed } of found) {
      const { width, height } = prepared.large;
      const description = typed.trim();
      stored.push({ address: pictureAddress(prepared.id), description, width, height });
      await storePicture({ ...prepared, description }).catch(() =>
        failures.push(`“${name}” could not be stored. It is still here; please try again.`),
      );
    }
    const [first, ...others] = stored;
    if (first && failures.length === 0) choose(first, ...others);
    setErrors(failures);
    setWork(undefined);
  }

  function choose(...pictures: Parameters<typeof onChosen>) {
    close();
    onChosen(...pictures);
  }

  /** Closes what the focus may be in, which stays here unless it has moved on. */
  function close() {
    if (box.current?.contains(document.activeElement)) chooseButton.current?.focus();
    setFound([]);
    setListOpen(false);
  }

  return (
    <div ref={box} className={styles.chooser}>
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        multiple={isMultiple}
        hidden
        onChange={prepare}
      />
      <div className={styles.buttons}>
        <Button
          ref={chooseButton}
          variant="quiet"
          aria-disabled={isBusy}
          onClick={() => isBusy || input.current?.click()}
        >
          {isMultiple ? 'Choose pictures' : 'Choose a picture'}
        </Button>
        {found.length === 0 && (
          <Button
            variant="link"
            aria-expanded={isListOpen}
            aria-disabled={isBusy}
            onClick={() => isBusy || setListOpen(!isListOpen)}
          >
            Pictures added before
          </Button>
        )}
      </div>
      <div role="status" className={fieldStyles.live}>
        {work === 'preparing' && <p>{isMultiple ? 'Preparing…' : 'Preparing the picture…'}</p>}
      </div>
      {errors.length > 0 && (
        <div role="alert" className={styles.error}>
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
      {found.length > 0 && (
        <NewPictures
          pictures={found}
          isStoring={work === 'storing'}
          onChange={setFound}
          onStore={store}
          onCancel={close}
        />
      )}
      {isListOpen && <PictureList onChosen={choose} />}
    </div>
  );
}

interface NewPicturesProps {
  pictures: readonly FoundPicture[];
  isStoring: boolean;
  onChange: (pictures: readonly FoundPicture[]) => void;
  onStore: () => void;
  onCancel: () => void;
}

const undescribedText = 'Describe the picture in a few words.';

const isUndescribed = ({ description }: FoundPicture) => description.trim() === '';

/** Shows prepared pictures and asks what each shows. It is no form, because it stands in one. */
function NewPictures({ pictures, isStoring, onChange, onStore, onCancel }: NewPicturesProps) {
  const id = useId();
  const [isTried, setTried] = useState(false);
  const [isEscaped, setEscaped] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const attempts = useBlockedSubmit(panel, true, () => undefined);
  useEffect(() => document.getElementById(`${id}-0`)?.focus(), [id]);
  const isOne = pictures.length === 1;
  const add = isOne ? 'Add picture' : `Add ${pictures.length} pictures`;

  function addAll() {
    setTried(true);
    const missing = pictures.findIndex(isUndescribed);
    if (missing >= 0) document.getElementById(`${id}-${missing}`)?.focus();
    else if (!isStoring) onStore();
  }

  function handleKey(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // What stands around it is not submitted or closed by this key.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return setEscaped(true);
    const next = document.getElementById(`${id}-${index + 1}`);
    if (next) next.focus();
    else addAll();
  }

  return (
    <div ref={panel} className={styles.described}>
      {pictures.map((picture, index) => (
        <div key={picture.prepared.id} className={styles.one}>
          <Preview {...picture.prepared} />
          <TextField
            id={`${id}-${index}`}
            label={isOne ? 'What the picture shows' : `What picture ${index + 1} shows`}
            hint={index === 0 ? 'Readers who cannot see it get these words.' : undefined}
            error={isTried && isUndescribed(picture) ? undescribedText : undefined}
            value={picture.description}
            maxLength={maxDescriptionLength}
            readOnly={isStoring}
            autoComplete="off"
            enterKeyHint={index + 1 < pictures.length ? 'next' : 'done'}
            onChange={({ target }) =>
              onChange(pictures.with(index, { ...picture, description: target.value }))
            }
            onKeyDown={(event) => handleKey(event, index)}
          />
          {!isOne && (
            <Button
              variant="link"
              aria-label={`Leave out picture ${index + 1}`}
              aria-disabled={isStoring}
              onClick={() => {
                if (isStoring) return;
                document.getElementById(`${id}-${index === 0 ? 1 : 0}`)?.focus();
                onChange(pictures.filter((other) => other !== picture));
              }}
            >
              Leave out
            </Button>
          )}
        </div>
      ))}
      <div role="status" className={fieldStyles.live}>
        {(attempts > 0 || isEscaped) && (
          <p>
            {isOne
              ? 'Add the picture, or press Cancel to go on without it.'
              : 'Add the pictures, or press Cancel to go on without them.'}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button busy={isStoring} aria-disabled={isStoring} onClick={addAll}>
          {isStoring ? `Storing the ${isOne ? 'picture' : 'pictures'}…` : add}
        </Button>
        <Button variant="quiet" aria-disabled={isStoring} onClick={() => isStoring || onCancel()}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** The largest height of a preview, in CSS pixels. */
const previewHeight = 192;

/** Shows a picture at an address of the browser until it is stored. It has its place before it is decoded. */
function Preview({ small }: PreparedPicture) {
  const [address, setAddress] = useState<string>();
  const scale = Math.min(1, previewHeight / small.height);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([small.bytes as BlobPart], { type: 'image/jpeg' }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [small]);
  return (
    address && (
      <img
        src={address}
        alt=""
        width={Math.round(small.width * scale)}
        height={Math.round(small.height * scale)}
        className={styles.preview}
      />
    )
  );
}

function PictureList({ onChosen }: Pick<PictureChooserProps, 'onChosen'>) {
  const pictures = useResource(listNewestPictures);
  if (pictures.status !== 'loaded' || pictures.value.length === 0) {
    const texts = {
      loading: 'Loading your pictures…',
      failed: 'Failed to load your pictures. Close this list and open it again.',
      loaded: 'No pictures have been added yet.',
    };
    return <p role="status">{texts[pictures.status]}</p>;
  }
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
