import { useParams } from 'react-router-dom';
import { PageHead } from '#src/lib/head/PageHead.tsx';
import { site } from '#src/site.ts';

/** Where the owner writes a post, or edits the one whose id stands in the address. */
export function EditorPage() {
  const { id } = useParams();
  const title = id === undefined ? 'New post' : 'Edit post';
  return (
    <>
      <PageHead title={`${title} | ${site.name}`} description="The owner's post editor." noindex />
      <h1>{title}</h1>
    </>
  );
}
