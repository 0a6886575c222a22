import { useEffect, useRef, useState } from 'react';
import { withScheme } from '#src/lib/intended-address.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { type EditorPanelProps, Panel } from './Panel.tsx';

/** The error messages for a picture. */
const imageErrors = {
  src: 'Enter an address that starts with https://, or a picture on this site such as /images/hero.svg.',
  missing:
    'No picture was found at this address. Check the address, and that anyone can see the picture.',
  alt: 'Describe the picture, or mark it as decorative.',
};

/** Inserts a picture by its address or changes the selected one. */
export function ImagePanel({ editor, onClose, onReveal }: EditorPanelProps) {
  const [old] = useState(() =>
    editor.isActive('image') ? editor.getAttributes('image') : undefined,
  );
  const [src, setSrc] = useState<string>(old?.src ?? '');
  const [alt, setAlt] = useState<string>(old?.alt ?? '');
  const [isDecoration, setIsDecoration] = useState(old?.alt === '');
  const [errors, setErrors] = useState<{ src?: string; alt?: string }>({});
  const [isLooking, setIsLooking] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function apply() {
    const address = safeUrl(withScheme(src));
    const description = isDecoration ? '' : alt.trim();
    const isUndescribed = !isDecoration && !description;
    setErrors({
      ...(!address && { src: imageErrors.src }),
      ...(isUndescribed && { alt: imageErrors.alt }),
    });
    if (!address || isUndescribed || isLooking) return;
    setIsLooking(true);
    try {
      const size = await pictureSize(address);
      if (!isOpen.current) return;
      const attrs = { width: null, height: null, ...size, src: address, alt: description };
      if (old) editor.chain().focus().updateAttributes('image', attrs).run();
      else editor.chain().focus().insertContent({ type: 'image', attrs }).run();
      onClose();
    } catch {
      setErrors({ src: imageErrors.missing });
    } finally {
      setIsLooking(false);
    }
  }

  const isChanged =
    src.trim() !== (old?.src ?? '') || (old !== undefined && alt.trim() !== (old.alt ?? ''));

  return (
    <Panel
      title="Image"
      action={isLooking ? 'Looking for the picture…' : old ? 'Change image' : 'Add image'}
      onAction={apply}
      onClose={onClose}
      pending={
        isChanged
          ? `${old ? 'Change' : 'Add'} the picture, or press Cancel to go on without ${old ? 'the change' : 'it'}.`
          : ''
      }
      onReveal={onReveal}
    >
      <TextField
        label="Picture address"
        hint="Pictures are not stored here, only their addresses."
        error={errors.src}
        value={src}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setSrc(target.value)}
      />
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

/** The largest width or height that can be stored, in pixels. */
const largest = 9999;

/**
 * Returns the size of the picture at an address, so that pages can reserve its space.
 *
 * @returns {} if it has none, as some SVG images do
 * @throws EncodingError if there is no picture at the address
 */
async function pictureSize(src: string): Promise<{ width?: number; height?: number }> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const isKnown = width > 0 && height > 0 && width <= largest && height <= largest;
  return isKnown ? { width, height } : {};
}
