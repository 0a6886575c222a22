import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { withScheme } from '#src/lib/intended-address.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Panel } from './Panel.tsx';
import { pictureSize } from './picture-size.ts';

interface ImagePanelProps {
  editor: Editor;
  onClose: () => void;
  /** Shows the panel, which may be in a hidden view. */
  onReveal: () => void;
}

/** The error messages for a picture. */
const imageErrors = {
  src: 'Enter an address that starts with https://, or a picture on this site such as /images/hero.svg.',
  missing:
    'No picture was found at this address. Check the address, and that anyone can see the picture.',
  alt: 'Describe the picture, or mark it as decorative.',
};

/** Inserts a picture by its address or changes the selected one. */
export function ImagePanel({ editor, onClose, onReveal }: ImagePanelProps) {
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
