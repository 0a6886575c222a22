import type { Page } from '@playwright/test';
import { host, ports, projects, siteVariables } from '#scripts/local/stack.ts';
import { site } from '#src/site.ts';
import { plainFile } from './remembered-answers.ts';

const apiKey = siteVariables(projects.test).VITE_FIREBASE_API_KEY;
const signInAddress = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;

/** Signs in outside of the page and stores the session where the Firebase SDK finds it. */
export async function keepSession(
  page: Page,
  credentials: { email: string; password: string },
): Promise<void> {
  const answer = await fetch(signInAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, returnSecureToken: true }),
  });
  const { localId, idToken, refreshToken, expiresIn } = await answer.json();
  const user = {
    uid: localId,
    email: credentials.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    apiKey,
    appName: '[DEFAULT]',
    stsTokenManager: {
      accessToken: idToken,
      refreshToken,
      expirationTime: Date.now() + Number(expiresIn) * 1_000,
    },
  };
  await page.goto(plainFile);
  await page.evaluate(
    ([userKey, userText, lastUseKey]) => {
      localStorage.setItem(userKey, userText);
      localStorage.setItem(lastUseKey, String(Date.now()));
    },
    [
      `firebase:authUser:${apiKey}:[DEFAULT]`,
      JSON.stringify(user),
      `${site.slug}.last-use`,
    ] as const,
  );
}
