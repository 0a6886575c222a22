import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PostImage } from '#src/content/pictures/PostImage.tsx';
import { stateImageRotation } from '#src/content/pictures/state-images.ts';
import type { StoredFields } from '#src/data/admin/posts/post-versions.ts';
import { PictureChooser } from '#src/features/admin/pictures/PictureChooser.tsx';
import { safeUrl } from '#src/lib/addresses/safe-url.ts';
import { useTextField } from '#src/lib/hooks/use-text-field.ts';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import { withScheme } from '#src/lib/input/typed-address.ts';
import {
  categoryHint,
  type PostInput,
  type PostInputField,
  parseKeywords,
  stateHint,
  toPostInput,
} from '#src/model/post-changes/post-input.ts';
import { defaultImages, fallbackImages, shownImage } from '#src/model/posts/post-images.ts';
import { shownOfDescription } from '#src/model/posts/posts.limits.ts';
import { site } from '#src/site.ts';
import fieldStyles from '#src/ui/fields/Field.module.css';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import type { ContentEditorHandle, ContentEditorProps } from './content/content-editor.ts';
import { HeadPreview, PagePreview, PostCheck } from './PostReview.tsx';
import { categoryOptions, stateOptions } from './post/edited-post.schema.ts';
import type { Judge } from './post/judge-post.ts';
import shareStyles from './post/PostForm.module.css';
import { settingsId } from './SaveControls.tsx';
import { FieldNote, SlugField } from './SlugField.tsx';

interface PostFormFieldsProps {
  id: string;
  /** The version that the form edits; undefined for a new post. */
  base: StoredFields | undefined;
  /** The date that the post keeps when it is saved; '' for the day of the save. */
  keptDate: string;
  judge: Judge;
}

/** The fields of a post, with previews and a check of it. */
export function PostFormFields({ id, base, keptDate, judge }: PostFormFieldsProps) {
  const content = useRef<ContentEditorHandle>(null);
  return (
    <>
      <LineField name="title" label="Title" autoCapitalize="sentences" />
      <ContentEditor
        preview={<PagePreview post={id} keptDate={keptDate} isNew={base === undefined} />}
        ref={content}
      />
      <h2 id={settingsId} tabIndex={-1} className={shareStyles.settings}>
        Settings
      </h2>
      <PlaceFields base={base} />
      <DescriptionField />
      <SlugField stored={toPostInput(base ?? {}).slug} isNew={base === undefined} />
      <LineField
        name="author"
        label="Author (optional)"
        hint={`If this is empty, readers see ${site.name}.`}
      />
      <ImageField />
      <KeywordsField />
      <HeadPreview />
      <PostCheck judge={judge} onShow={(place) => content.current?.show(place)} />
    </>
  );
}

function LineField({
  name,
  ...texts
}: { name: PostInputField } & ComponentProps<typeof TextField>) {
  const { field } = useTextField(name);
  return <TextField {...texts} {...field} autoComplete="off" />;
}

const wholeCountryHint =
  'For an article about the whole country, choose the state that most of its readers come from.';

function PlaceFields({ base }: Pick<PostFormFieldsProps, 'base'>) {
  const state = useTextField('state').field;
  const category = useTextField('category').field;
  return (
    <div className={classNames(shareStyles.pair, fieldStyles.aligned)}>
      <SelectField
        {...state}
        label="State"
        placeholder="Select State"
        options={stateOptions}
        hint={(base && stateHint(base)) || wholeCountryHint}
        autoComplete="off"
      />
      <SelectField
        {...category}
        label="Category"
        placeholder="Select Category"
        options={categoryOptions}
        hint={base && categoryHint(base)}
        autoComplete="off"
      />
    </div>
  );
}

function DescriptionField() {
  const { field } = useTextField('description');
  const { control } = useFormContext<PostInput>();
  const length = [...tidyText(useWatch({ control, name: 'description' }))].length;
  const count = length === 1 ? '1 character' : `${length.toLocaleString('en-US')} characters`;
  return (
    <TextAreaField
      {...field}
      label="Description"
      hint={`One or two sentences for the blog list and for search results, which show about ${shownOfDescription} characters.`}
      rows={3}
      note={
        length > 0 && (
          <FieldNote>
            {length > shownOfDescription
              ? `${count}. Search results will probably cut off the end. That does no harm elsewhere.`
              : count}
          </FieldNote>
        )
      }
    />
  );
}

const ContentViews = lazy(async () => ({
  default: (await import('./content/ContentViews.tsx')).ContentViews,
}));

/** The content field of a post, with a rich text view, an HTML view, and a preview. */
export function ContentEditor(props: ContentEditorProps) {
  return (
    <Suspense fallback={<p className={shareStyles.loading}>Loading the editor…</p>}>
      <ContentViews {...props} />
    </Suspense>
  );
}

function ImageField() {
  const { field, change } = useTextField('image', tidyLine);
  const { control, getValues } = useFormContext<PostInput>();
  const [image, slug] = useWatch({ control, name: ['image', 'slug'] });
  const [nextImage] = useState(stateImageRotation);
  const [left, setLeft] = useState<string>();
  const [broken, setBroken] = useState<string>();
  // Without this, each typed letter would request another picture.
  const shown = withScheme(left ?? image);

  return (
    <div className={shareStyles.image}>
      <TextField
        {...field}
        label="Image (optional)"
        hint={`Choose one below, or enter an address that begins with https://, or a path on this site like ${fallbackImages[0]}. Use only pictures that you have the right to use.`}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={() => setLeft(image)}
        onBlur={(event) => {
          setLeft(undefined);
          return field.onBlur(event);
        }}
      />
      <PictureChooser onChosen={({ address }) => change(address)} />
      <Button variant="quiet" onClick={() => change(nextImage(getValues('state')))}>
        Suggest a picture
      </Button>
      <figure className={shareStyles.preview} onErrorCapture={() => setBroken(shown)}>
        <PostImage src={shownImage({ slug, image: shown })} fallback={defaultImages.post} />
        <figcaption>{whatReadersSee(shown, broken)}</figcaption>
      </figure>
    </div>
  );
}

function whatReadersSee(image: string, broken: string | undefined): string {
  if (!safeUrl(image)) {
    return 'What readers will see: a fallback picture, because there is no usable address.';
  }
  return image === broken
    ? 'What readers will see: a fallback picture, because no picture was found at this address.'
    : 'What readers will see.';
}

function KeywordsField() {
  const { control } = useFormContext<PostInput>();
  const words = [...new Set(parseKeywords(useWatch({ control, name: 'keywords' })))];
  return (
    <div>
      <LineField
        name="keywords"
        label="Keywords (optional)"
        hint="Separate them with commas. Blog search finds the post by them."
        autoCapitalize="none"
      />
      {words.length > 0 && (
        <ul className={shareStyles.keywords} aria-label="Keywords">
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
