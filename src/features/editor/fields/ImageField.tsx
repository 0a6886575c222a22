import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PostImage } from '#src/domain/posts/PostImage.tsx';
import { defaultImages, shownImage } from '#src/domain/posts/post-images.ts';
import { stateImageRotation } from '#src/domain/posts/state-images.ts';
import { tidyLine } from '#src/lib/input/text.ts';
import { withScheme } from '#src/lib/intended-address.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { PostInput } from '../post-input.ts';
import styles from './ImageField.module.css';

const exampleImage = '/images/mortgage/porch.svg';

function whatReadersSee(image: string, broken: string | undefined): string {
  if (!safeUrl(image)) {
    return 'What readers will see: a fallback picture, because there is no usable address.';
  }
  return image === broken
    ? 'What readers will see: a fallback picture, because no picture was found at this address.'
    : 'What readers will see.';
}

/** The address of the post's image, with a preview and a suggestion. */
export function ImageField() {
  const { field, change } = useTextField('image', tidyLine);
  const { control, getValues } = useFormContext<PostInput>();
  const [image, slug] = useWatch({ control, name: ['image', 'slug'] });
  const [nextImage] = useState(stateImageRotation);
  const [isTyping, setTyping] = useState(false);
  const [left, setLeft] = useState(image);
  const [broken, setBroken] = useState<string>();
  // Without this, each typed letter would request another picture.
  const shown = withScheme(isTyping ? left : image);

  return (
    <div className={styles.image}>
      <TextField
        {...field}
        label="Image (optional)"
        hint={`An address that begins with https://, or a path on this site like ${exampleImage}. Use only pictures that you have the right to use.`}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={() => {
          setLeft(image);
          setTyping(true);
        }}
        onBlur={(event) => {
          setTyping(false);
          return field.onBlur(event);
        }}
      />
      <Button variant="quiet" onClick={() => change(nextImage(getValues('state')))}>
        Suggest a picture
      </Button>
      <figure className={styles.preview} onErrorCapture={() => setBroken(shown)}>
        <PostImage src={shownImage({ slug, image: shown })} fallback={defaultImages.post} />
        <figcaption>{whatReadersSee(shown, broken)}</figcaption>
      </figure>
    </div>
  );
}
