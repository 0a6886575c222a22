import { loginPath } from '#src/features/admin/auth/next-path.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { countTaps } from '#tests/browser/count-taps.ts';
import { login } from '#tests/browser/login.ts';
import { watchTraces } from '#tests/browser/privacy/watch-traces.ts';
import { expect, test } from '#tests/browser/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('Monday on a phone: twelve leads seen, three of them spam in 3 taps, three called in 3 each, at most 2 screens of scrolling; another day 2 more, another call 4, passing on 4', async ({
  page,
  admin,
  own,
  desk,
}) => {
  const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida'];
  for (const [index, fullName] of [...names, 'Bot 1', 'Bot 2', 'Bot 3'].entries()) {
    const sender = { email: `${index}.${own.email}`, phone: `(555) 001-00${10 + index}` };
    const score = fullName.startsWith('Bot') ? { recaptchaScore: 0.1 } : {};
    await own.consent(await own.add('mortgageQuotes', { ...sender, fullName, ...score }));
  }
  const company = `Lending ${own.word}`;
  const buyer = await own.add('leadBuyers', { companyName: company, phone: '5550010099' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // After Chromium has asked for a phone or mail program, which is not there, it answers no further tap.
  await page.addInitScript(() =>
    window.addEventListener('click', (click) => {
      if ((click.target as Element).closest('[href^="tel:"], [href^="mailto:"]'))
        click.preventDefault();
    }),
  );
  await admin.signIn(page, desk.listAddress('mortgageQuotes', own.day));
  await expect(desk.names).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  await expect(desk.link('Ana')).toBeInViewport({ ratio: 1 });
  // A row opens its lead wherever it is pressed, but for its checkbox.
  const choice = page.getByRole('checkbox', { name: /^Select Ana/ });
  await choice.check();
  await choice.uncheck();
  const { see, tap, choose, read, readScreens } = countTaps(page);
  const leaveVoicemail = async () => {
    await tap(page.getByRole('link', { name: 'Call', exact: true }));
    await tap(page.getByRole('button', { name: 'Voicemail, call again tomorrow' }));
    await expect(desk.history).toContainText('Called: Left a voicemail');
  };

  await test.step('all are seen, and three marked as spam', async () => {
    for (const name of names) await see(desk.link(name));
    await tap(page.getByText('Probably bots (3)', { exact: true }));
    await see(desk.link('Bot 3'));
    await tap(desk.selectAll);
    await tap(page.getByRole('button', { name: 'Spam (3)' }));
    await expect(page.getByText(/^9 pre-qualification requests, 3 marked as spam/)).toBeFocused();
    expect(read()).toEqual({ taps: 3, pages: 0 });
  });

  await test.step('three are called, one after the other', async () => {
    await tap(desk.link('Gil'));
    for (const name of ['Hal', 'Ida']) {
      await leaveVoicemail();
      await tap(page.getByRole('link', { name: 'Next lead' }));
      await expect(desk.heading).toHaveText(name);
    }
    await leaveVoicemail();
    expect(read()).toEqual({ taps: 9, pages: 3 });
    expect(readScreens()).toBeLessThanOrEqual(2);
  });

  await test.step('another day than tomorrow', async () => {
    await tap(page.getByText('Change the day', { exact: true }));
    await tap(page.getByRole('button', { name: /^Sun, / }).last());
    await expect(desk.history.getByRole('listitem').first()).not.toContainText('Called');
    expect(read()).toEqual({ taps: 2, pages: 0 });
  });

  await test.step('a call and what came of it', async () => {
    await tap(page.getByRole('link', { name: 'Call', exact: true }));
    await expect(desk.answer('Reached')).toBeInViewport();
    await tap(page.getByText('Reached', { exact: true }));
    await tap(page.getByText('In three days'));
    await tap(desk.save);
    await expect(desk.history).toContainText('Called: Reached');
    expect(read()).toEqual({ taps: 4, pages: 0 });
  });

  await test.step('passing it on', async () => {
    await choose(desk.buyer, buyer);
    await tap(desk.writeToBuyer);
    await expect(page.getByText('Copied. Paste it into the email.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(own.email);
    await tap(desk.sent);
    await expect(desk.history).toContainText(`Passed on to ${company}`);
    expect(read()).toEqual({ taps: 4, pages: 0 });
  });
});

test('twelve hours in the middle of a note lose no word, and leave none in the browser', async ({
  page,
  context,
  admin,
  own,
  desk,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_INTERNET_DISCONNECTED', 'Could not');
  const form = login(page);
  const note = 'Asked about points, calls back';
  const { traces } = await watchTraces(page, { note });
  const address = leadPath('mortgageQuotes', await own.add('mortgageQuotes'));
  await page.clock.install();
  await admin.signIn(page, address);
  await desk.answer('Left a voicemail').tap();
  await desk.note.tap();
  await page.keyboard.type(note);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.waitForLoadState('networkidle');

  await test.step('signed out by the next key, with the reason, also without a connection', async () => {
    await context.setOffline(true);
    await page.clock.setSystemTime(Date.now() + 12 * 60 * 60_000 + 61_000);
    await page.keyboard.press('!');
    await expect(page).toHaveURL(loginPath(address));
    await expect(page.getByRole('note')).toContainText('was not used for 12 hours');
    await expect(page.getByRole('note')).toContainText('What you typed is kept.');
    expect(await traces()).toEqual({});
  });

  await test.step('signed in again in the same document, once there is a connection', async () => {
    // The identity service dates the sign-in, and for it no hours have passed.
    await page.clock.setSystemTime(Date.now());
    await form.email.tap();
    await page.keyboard.type(admin.email);
    await page.keyboard.press('Enter');
    await page.keyboard.type(admin.password);
    await page.keyboard.press('Enter');
    await expect(form.failure).toBeVisible();
    await context.setOffline(false);
    await form.logIn.tap();
    await expect(desk.note).toHaveValue(`${note}!`);
    await expect(desk.answer('Left a voicemail')).toBeChecked();
    await expect(page.getByText('What you typed before is back.')).toBeVisible();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(await traces()).toEqual({});
    await desk.save.tap();
    await expect(desk.history).toContainText(`${note}!`);
  });

  await test.step('the bar is one row on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const bar = await page.getByRole('navigation', { name: 'Admin' }).boundingBox();
    expect(bar?.height).toBe(44);
  });
});
