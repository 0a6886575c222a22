import { paths } from '#src/lib/addresses/paths.ts';
import { onAuthRequest, refuse } from '#tests/browser/auth-answers.ts';
import { dashboardLoaded } from '#tests/browser/dashboard.ts';
import { stopClock } from '#tests/browser/deadlines.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { login } from '#tests/browser/login.ts';
import { expect, test } from '#tests/browser/test.ts';

const loginForDashboard = '/login?next=%2Fadmin%2Fblog';

test('a page kept for Back is empty until the session is checked, a fault of the identity service ends no session, and a sign-out ends it in all tabs', async ({
  page,
  context,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push('the server responded with a status of 503');
  const form = login(page);
  await admin.signIn(page, paths.leads);

  await test.step('a page kept for Back', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // Words that the owner left without saving ask no second time: the page would stay, and stay empty.
    await page.evaluate(() => {
      window.addEventListener('beforeunload', (event) => event.preventDefault());
    });
    await page.locator('body').click();
    const requested: string[] = [];
    page.on('dialog', (dialog) => {
      requested.push(dialog.type());
      void dialog.dismiss();
    });

    const move = (name: string) =>
      page.evaluate((name) => {
        window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
        return getComputedStyle(document.querySelector('h1') as Element).visibility;
      }, name);
    expect(await move('pagehide')).toBe('hidden');
    const loaded = page.waitForEvent('load');
    expect(await move('pageshow')).toBe('hidden');
    await loaded;
    await expect(login(page).signOut).toBeVisible();
    await expect(heading).toBeVisible();
    expect(requested).toEqual([]);
  });

  await test.step('a fault of the identity service during a reload', async () => {
    const held = Promise.withResolvers<void>();
    await onAuthRequest(page, 'account', async (route, count) => {
      await held.promise;
      await (count === 1 ? refuse(route, 'UNAVAILABLE', 503) : route.continue());
    });
    await page.reload();
    await expect(form.loading).toBeVisible();
    held.resolve();
    await expect(form.signOut).toBeVisible();
    await expect(page).toHaveURL(paths.leads);
  });

  await test.step('and if it renews no token, the page says so and offers to try again', async () => {
    await onAuthRequest(page, 'tokens', (route, count) =>
      count === 1 ? refuse(route, 'UNAVAILABLE', 503) : route.continue(),
    );
    await page.reload();
    await expect(form.failure).toContainText('Your sign-in has not changed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(form.signOut).toBeVisible();
  });

  await form.adminLinks.filter({ hasText: 'Site details' }).click();
  await expect(page).toHaveURL(paths.siteDetails);
  const other = await context.newPage();
  await other.clock.install();
  const release = await holdScripts(other, '**/assets/leads.service-*.js');
  const script = other.waitForRequest(/leads[.]service-/);
  await other.goto('/admin/blog');
  const arrival = (await script).response();
  await expect(login(other).signOut).toBeVisible();
  // The SDK would ask the browser's storage again and again, which may come too late.
  await stopClock(other);
  await form.signOut.click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(loginForDashboard);
  await expect(login(other).signOut).toBeHidden();

  await other.clock.resume();
  // The console would have an error for each request that leaves without a session.
  release();
  await (await arrival)?.finished();

  await test.step('and works as before once the owner has signed in again', async () => {
    const counted = other.waitForResponse(/:runAggregationQuery/);
    await login(other).email.fill(admin.email);
    await login(other).password.fill(admin.password);
    await login(other).logIn.click();
    await expect(other).toHaveURL('/admin/blog');
    expect((await counted).status()).toBe(200);
    await dashboardLoaded(other);
  });
});
