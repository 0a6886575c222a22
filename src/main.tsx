import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { matchRoute } from './app/routes.ts';
import { readEmbeddedBlock } from './lib/embedded/embedded-block.ts';
import { EmbeddedData } from './lib/embedded/use-embedded.ts';

async function startSite() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const site = (
    <StrictMode>
      <EmbeddedData value={readEmbeddedBlock()}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </EmbeddedData>
    </StrictMode>
  );
  await matchRoute(window.location.pathname).Page.preload();
  // Without an element in it, it is index.html as the development server sends it.
  // As a transition, hydration is done in slices between which the page answers.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

window.startSite = startSite;
// index.html as the development server sends it has no boot script to call it.
if (import.meta.env.DEV) void startSite();
