import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { PictureFault, preparePicture } from '#src/content/pictures/prepare-picture.ts';
import { storePicture } from '#src/data/admin/site/pictures.service.ts';
import { pictureAddress } from '#src/model/posts/pictures.ts';
import { findMissingPictures, missingPictureText } from './content-editor.ts';

/** A picture whose place in the text is marked. */
export interface AwaitedPicture {
  placeholder: string;
  file: Blob;
  /** What it shows, if that came along. */
  description: string;
}

interface PictureAttributes {
  src: string;
  alt: string;
  /** In pixels, like its height. */
  width: number;
  height: number;
}

const nothing = {
  /** How far adding is; undefined when nothing is being added. */
  progress: undefined as { done: number; total: number } | undefined,
  faults: [] as readonly string[],
  /** Pictures without a description that are not decorative, each with the one from an earlier time, or ''. */
  undescribed: [] as readonly { src: string; proposed: string }[],
  /** The placeholders that are done, each with its picture; without one, it is removed. */
  resolved: [] as readonly { placeholder: string; picture?: PictureAttributes }[],
};

type AddedPictures = typeof nothing;

export type AddingPictures = ReturnType<typeof useAddedPictures>;

/** Adds pasted or dropped pictures in turn: each takes its placeholder once it is stored; without, that stays. */
export function useAddedPictures() {
  const [added, setAdded] = useState(nothing);
  const update = (change: (before: AddedPictures) => Partial<AddedPictures>) =>
    setAdded((before) => ({ ...before, ...change(before) }));

  const refuse = (fault: string) =>
    update(({ faults }) => ({ faults: [...new Set([...faults, fault])] }));

  async function add(pictures: readonly AwaitedPicture[]) {
    if (pictures.length === 0) return;
    update(({ progress: { done, total } = { done: 0, total: 0 } }) => ({
      progress: { done, total: total + pictures.length },
    }));
    for (const { placeholder, file, description } of pictures) {
      try {
        const prepared = await preparePicture(file);
        const proposed = await storePicture({ ...prepared, description });
        const { width, height } = prepared.large;
        const src = pictureAddress(prepared.id);
        const picture = { src, alt: description, width, height };
        update(({ resolved, undescribed }) => ({
          resolved: [...resolved, { placeholder, picture }],
          undescribed: description
            ? undescribed
            : [...undescribed.filter((other) => other.src !== src), { src, proposed }],
        }));
      } catch (reason) {
        const isRefused = reason instanceof PictureFault;
        if (isRefused) update(({ resolved }) => ({ resolved: [...resolved, { placeholder }] }));
        refuse(`“${placeholder}” was not added. ${isRefused ? reason.message : notStored}`);
      }
      update(({ progress: { done, total } = { done: 0, total: 0 } }) => ({
        progress: done + 1 < total ? { done: done + 1, total } : undefined,
      }));
    }
  }

  return {
    ...added,
    add,
    refuse,
    forgetFaults: () => update(() => ({ faults: [] })),
    forgetResolved: (filled: AddedPictures['resolved']) =>
      update(({ resolved }) => ({ resolved: resolved.filter((one) => !filled.includes(one)) })),
    /** Takes a picture off the list of those to describe, because it is marked as decorative. */
    forgetUndescribed: (src: string) =>
      update(({ undescribed }) => ({
        undescribed: undescribed.filter((other) => other.src !== src),
      })),
  };
}

/** Fills placeholders whose pictures are stored, but not while the writer is in another view: without an editor. */
export function useFilledPlaceholders(
  editor: Editor | undefined,
  { resolved, forgetResolved }: Pick<AddingPictures, 'resolved' | 'forgetResolved'>,
): void {
  const forget = useEffectEvent(forgetResolved);
  useEffect(() => {
    if (!editor || resolved.length === 0) return;
    for (const { placeholder, picture } of resolved) fill(editor.view, placeholder, picture);
    forget(resolved);
  }, [editor, resolved]);
}

const notStored =
  'It could not be stored. Its place in the text is marked: choose the picture there once more.';

/** Marks places for files in the text, where they were dropped or in place of the selection. */
export function insertPlaceholders(
  view: EditorView,
  files: readonly File[],
  { at, description = '' }: { at?: number | undefined; description?: string } = {},
): AwaitedPicture[] {
  const { state } = view;
  const names = createNames(state.doc);
  const pictures = files.map((file) => ({
    placeholder: names(description || file.name.replace(/\.[a-z\d]+$/i, '')),
    file,
    description,
  }));
  const placeholders = pictures.map(({ placeholder }) =>
    state.schema.nodes.missingPicture?.create({ name: placeholder }),
  );
  const slice = new Slice(Fragment.from(placeholders.filter((node) => node !== undefined)), 0, 0);
  if (at === undefined) view.dispatch(state.tr.replaceSelection(slice).scrollIntoView());
  else {
    const point = dropPoint(state.doc, at, slice) ?? at;
    view.dispatch(state.tr.replaceRange(point, point, slice));
  }
  return pictures;
}

/** Returns a function that makes names of places unique in a document: 'kitchen', 'kitchen 2'. */
export function createNames(document: Node): (name: string) => string {
  const text = document.textBetween(0, document.content.size, '\n', (leaf) =>
    leaf.type.name === 'missingPicture' ? missingPictureText(leaf.attrs.name) : '',
  );
  const taken = new Set(findMissingPictures(text));
  return (name) => {
    const [base = ''] = findMissingPictures(missingPictureText(name));
    let unique = base;
    for (let count = 2; taken.has(unique); count++) unique = `${base} ${count}`;
    taken.add(unique);
    return unique;
  };
}

/** Replaces a placeholder, if it is still there, and its copies by its picture, or removes them. */
function fill(view: EditorView, name: string, picture: PictureAttributes | undefined): void {
  const { doc, schema, tr } = view.state;
  doc.descendants(({ type, attrs, nodeSize }, position) => {
    if (type.name !== 'missingPicture' || attrs.name !== name) return;
    const from = tr.mapping.map(position);
    const filled = picture && schema.nodes.image?.create({ ...picture, href: attrs.href });
    tr.replaceWith(from, from + nodeSize, filled ?? []);
  });
  // As a step of its own, Undo would bring back a place that nothing fills.
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
}
