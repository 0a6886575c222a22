import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { embeddedBlock, embeddedPart, readEmbeddedBlock } from '#src/lib/loading/document-data.ts';
import { EmbeddedData, useEmbedded } from './use-hydrated.ts';

const word = embeddedPart<string>('word');

function Word() {
  return <p>{useEmbedded(word) ?? 'nothing'}</p>;
}

function Page() {
  const [visit, setVisit] = useState(1);
  return (
    <EmbeddedData value={readEmbeddedBlock()}>
      <Word key={visit} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Go away and back
      </button>
    </EmbeddedData>
  );
}

afterEach(() => document.body.replaceChildren());

async function hydratePage(values: Record<string, unknown>) {
  const block = embeddedBlock(values);
  document.body.innerHTML = block;
  const html = renderToString(<Page />);
  document.body.innerHTML = `<div id="root">${html}</div>${block}`;
  const root = document.getElementById('root') as HTMLElement;
  await act(async () => hydrateRoot(root, <Page />));
  return html;
}

test('returns the value while the page is prerendered and hydrated, but not after a navigation', async () => {
  const html = await hydratePage(word.as('points'));
  expect(html).toContain('points');
  expect(screen.getByText('points')).toBeVisible();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText('nothing')).toBeVisible();
});

test('writes no block for a page without data', async () => {
  expect(embeddedBlock({})).toBe('');
  await hydratePage({});
  expect(screen.getByText('nothing')).toBeVisible();
});

test('escapes text that could end the block', async () => {
  const text = '</script><script>alert(1)</script><!--';
  expect(embeddedBlock(word.as(text)).match(/</g)).toHaveLength(2);
  await hydratePage(word.as(text));
  expect(screen.getByText(text)).toBeVisible();
});
