import { Selection } from '@tiptap/pm/state';
import { useState } from 'react';
import { describePicture } from '#src/data/admin/site/pictures.service.ts';
import {
  type ChosenPicture,
  PictureChooser,
} from '#src/features/admin/pictures/PictureChooser.tsx';
import { safeUrl } from '#src/lib/addresses/safe-url.ts';
import { useIsShown } from '#src/lib/hooks/use-is-shown.ts';
import { withScheme } from '#src/lib/input/typed-address.ts';
import { readPictureId } from '#src/model/posts/pictures.ts';
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { type EditorPanelProps, Panel, pendingText } from './Panel.tsx';

interface ImagePanelProps extends EditorPanelProps {
  /** The description that is proposed, '' for none, if the panel opens for a missing one. */
  proposed: string | undefined;
  /** Called with the address of a picture that is marked as decorative. */
  onDecorative: (src: string) => void;
}

/** Inserts a picture by its address or changes the selected one. */
export function ImagePanel({ editor, proposed, onDecorative, onClose, onReveal }: ImagePanelProps) {
  const isDescribing = proposed !== undefined;
  const [type] = useState(() => (editor.isActive('linePicture') ? 'linePicture' : 'image'));
  const [old] = useState(() => (editor.isActive(type) ? editor.getAttributes(type) : undefined));
  const [src, setSrc] = useState<string>(old?.src ?? '');
  const [alt, setAlt] = useState<string>(old?.alt || proposed || '');
  const [isDecoration, setIsDecoration] = useState(old?.alt === '' && !isDescribing);
  const [errors, setErrors] = useState<{ src?: string | undefined; alt?: string | undefined }>({});
  const [isLooking, setIsLooking] = useState(false);
  const isShown = useIsShown();

  async function apply() {
    const address = safeUrl(withScheme(src));
    const description = isDecoration ? '' : alt.trim();
    const isUndescribed = !isDecoration && !description;
    setErrors({
      src: address
        ? undefined
        : 'Enter an address that starts with https://, or a picture on this site such as /images/hero.svg.',
      alt: isUndescribed ? 'Describe the picture, or mark it as decorative.' : undefined,
    });
    if (!address || isUndescribed || isLooking) return;
    setIsLooking(true);
    try {
      const known = old?.src === address ? { width: old.width, height: old.height } : {};
      // An uploaded picture has no file before the next build.
      const size = readPictureId(address) ? known : await pictureSize(address);
      if (!isShown.current) return;
      if (isDecoration) onDecorative(address);
      put({ ...size, address, description });
    } catch {
      setErrors({
        src: 'No picture was found at this address. Check the address, and that anyone can see the picture.',
      });
    } finally {
      setIsLooking(false);
    }
  }

  /** Puts pictures into the text, with the caret after them, so that the next key does not replace one. */
  function put(picture: PutPicture, ...others: PutPicture[]) {
    const { address, description } = picture;
    const isNew = isDescribing && description && description !== proposed;
    const id = isNew ? readPictureId(address) : undefined;
    // The next post that shows it gets the words too; without them, the writer is asked again.
    if (id) describePicture(id, description).catch(() => undefined);
    const chain = editor.chain();
    const { href = null } = editor.getAttributes('missingPicture');
    const added = [picture, ...others].map((one, index) => {
      return { type: 'image', attrs: { ...toAttributes(one), href: index === 0 ? href : null } };
    });
    (old ? chain.updateAttributes(type, toAttributes(picture)) : chain.insertContent(added))
      .command(({ tr, state }) => {
        const { to } = state.selection;
        const isLast = to === tr.doc.content.size;
        if (isLast) tr.insert(to, state.schema.node('paragraph'));
        tr.setSelection(Selection.near(tr.doc.resolve(to), 1));
        return true;
      })
      .run();
    onClose();
  }

  const act = old ? 'Change' : 'Add';
  const isChanged =
    src.trim() !== (old?.src ?? '') || (old !== undefined && alt.trim() !== (old.alt ?? ''));

  return (
    <Panel
      title="Image"
      action={isLooking ? 'Looking for the picture…' : `${act} image`}
      onAction={apply}
      onClose={onClose}
      pending={isChanged && pendingText(act, 'picture')}
      onReveal={onReveal}
    >
      {!isDescribing && (
        <>
          <PictureChooser isMultiple={!old} onChosen={put} />
          <TextField
            label="Picture address"
            hint="Chosen pictures get theirs by themselves. Enter one only for a picture that is on the web already."
            error={errors.src}
            value={src}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => setSrc(target.value)}
          />
        </>
      )}
      <TextField
        label="Description"
        hint="What the picture shows, for readers who cannot see it."
        error={errors.alt}
        value={isDecoration ? '' : alt}
        disabled={isDecoration}
        autoComplete="off"
        onChange={({ target }) => setAlt(target.value)}
      />
      <CheckboxField
        label="Decorative: it shows nothing that the text does not say"
        checked={isDecoration}
        onChange={({ target }) => setIsDecoration(target.checked)}
      />
    </Panel>
  );
}

/** A picture whose size may be unknown. */
type PutPicture = Partial<ChosenPicture> & Pick<ChosenPicture, 'address' | 'description'>;

function toAttributes({ address, description, width, height }: PutPicture) {
  return { src: address, alt: description, width: width ?? null, height: height ?? null };
}

/** The largest width or height that can be stored, in pixels. */
const largest = 9999;

/** Returns a picture's size; {} if it has none, like some SVGs. @throws EncodingError if there is no picture */
async function pictureSize(src: string): Promise<{ width?: number; height?: number }> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const isKnown = width > 0 && height > 0 && width <= largest && height <= largest;
  return isKnown ? { width, height } : {};
}
