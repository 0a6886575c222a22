import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { matchRoute } from './app/routes.ts';
import { embeddedDetails } from './data/site/site-details.ts';
import { leaveDoubledSlashes } from './lib/addresses/doubled-slashes.ts';
import { EmbeddedData } from './lib/hooks/use-hydrated.ts';
import { type EmbeddedValues, readEmbeddedBlock } from './lib/loading/document-data.ts';
import { watchEarlyActions } from './lib/loading/early-actions.ts';

async function startSite() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const embedded = import.meta.env.DEV ? await readDetails() : readEmbeddedBlock();
  const site = (
    <StrictMode>
      <EmbeddedData value={embedded}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </EmbeddedData>
    </StrictMode>
  );
  await matchRoute(window.location.pathname).Page.preload();
  // The root is empty only in the development server's index.html.
  if (!root.firstElementChild) return createRoot(root).render(site);
  watchEarlyActions(root);
  const onRecoverableError = (error: unknown) => console.error('Changed by other software?', error);
  // In slices, so that the page stays responsive.
  startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
}

/** Returns the site's details, which the build embeds in every page. The development server embeds nothing. */
async function readDetails(): Promise<EmbeddedValues> {
  const { getShownProfile } = await import('./data/site/profile.service.ts');
  // Not in the entry, where the build would keep it for the dashboard.
  const { pickDetails } = await import('./model/site/pick-details.ts');
  const profile = await getShownProfile().catch(() => undefined);
  return profile ? embeddedDetails.as(pickDetails(profile)) : {};
}

window.startSite = startSite;
// The development server's index.html has no boot script that would do both.
if (import.meta.env.DEV && !leaveDoubledSlashes()) void startSite();
