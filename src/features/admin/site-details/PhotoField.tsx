import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PictureChooser } from '#src/features/admin/pictures/PictureChooser.tsx';
import { imageAddressPattern, tidyImageAddress } from '#src/lib/input/typed-address.ts';
import { largeFile, smallPicture } from '#src/model/posts/picture-address.ts';
import fieldStyles from '#src/ui/fields/Field.module.css';
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './SiteDetails.module.css';

interface PhotoFieldProps extends TextFieldProps {
  address: string;
  /** Called with the address of a chosen picture, and with '' to remove it. */
  onAddress: (address: string) => void;
}

/** The founder's photo as a picture. The address of one that was uploaded means nothing to people. */
export function PhotoField({ address, onAddress, ...field }: PhotoFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState<string>();
  const source = tidyImageAddress(address);
  const isUploaded = largeFile.test(source);

  function remove() {
    // The pressed button gives way to the field, which gets its focus.
    flushSync(() => onAddress(''));
    box.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={box} className={styles.photo}>
      {isUploaded ? <p className={fieldStyles.label}>{field.label}</p> : <TextField {...field} />}
      {imageAddressPattern.test(source) && broken !== source && (
        <img
          key={source}
          src={smallPicture(source)}
          alt="What visitors see"
          onError={() => setBroken(source)}
        />
      )}
      {isUploaded && (
        <Button variant="link" disabled={field.readOnly} onClick={remove}>
          Remove the photo
        </Button>
      )}
      <PictureChooser onChosen={(chosen) => onAddress(chosen.address)} />
    </div>
  );
}
