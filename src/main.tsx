import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { hydratePage } from './app/hydrate-page.ts';
import { matchRoute } from './app/routes.ts';
import { readEmbeddedBlock } from './lib/document-data.ts';
import { EmbeddedData } from './lib/use-hydrated.ts';

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
  // The root is empty only in the development server's index.html.
  if (root.firstElementChild) hydratePage(root, site);
  else createRoot(root).render(site);
}

window.startSite = startSite;
// The development server's index.html has no boot script that would call it.
if (import.meta.env.DEV) void startSite();
