import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { sampleProfile } from '#src/model/site/sample-profile.ts';
import { site } from '#src/site.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { ContactPage } from './ContactPage.tsx';
import { DoNotSellPage } from './DoNotSellPage.tsx';

const { getShownProfile } = mockExports(await import('#src/data/site/profile.service.ts'));
mockExports(await import('#src/data/leads/bot-check.service.ts'), { loadedProvider: vi.fn() });

test('names the person, their role, the time of the answer and the address for mail', async () => {
  getShownProfile.mockResolvedValue(wholeProfile);
  renderAt(<ContactPage />);

  expect(await screen.findByText('Ada Example')).toBeVisible();
  expect(document.body).toHaveTextContent(
    'Write to Ada Example, Founder and editor. You’ll get an answer within 3 business days.',
  );
  const address = screen.getByRole('heading', { name: 'By mail' }).nextElementSibling;
  expect(address).toHaveTextContent('Example Guidance LLC 1 Main Street Springfield, VT 05156');
});

test('names nobody and no address until the owner has', async () => {
  getShownProfile.mockResolvedValue({ ...sampleProfile, replyDays: 4 });
  renderAt(<ContactPage />);

  expect(await screen.findByText('4 business days')).toBeVisible();
  expect(document.body).toHaveTextContent(`Write to the founder of ${site.name}. You’ll get`);
  expect(screen.queryByRole('heading', { name: 'By mail' })).not.toBeInTheDocument();
});

test('do-not-sell fills in the message, once, above what was typed, and nothing into the address', async () => {
  getShownProfile.mockResolvedValue(sampleProfile);
  const request = 'Do not sell or share my personal information.';
  const ask = async () => {
    cleanup();
    renderAt(
      <Routes>
        <Route path="/do-not-sell" element={<DoNotSellPage />} />
        <Route path="/contact" element={<ContactPage />} />
      </Routes>,
      '/do-not-sell',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Start my request' }));
    return screen.getByLabelText('Message');
  };

  expect(await ask()).toHaveValue(request);
  await userEvent.clear(screen.getByLabelText('Message'));
  await userEvent.type(screen.getByLabelText('Message'), 'Hello.');
  expect(await ask()).toHaveValue(`${request}\n\nHello.`);
  expect(await ask()).toHaveValue(`${request}\n\nHello.`);
  expect(place).toMatchObject({ address: '/contact', state: null });
});
