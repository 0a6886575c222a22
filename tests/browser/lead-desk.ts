import type { Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { referenceNumber } from '#src/model/leads/lead-reference.ts';

/** Returns the lead desk by what the owner sees. */
export function leadDesk(page: Page) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('alertdialog');
  return {
    /** Returns the address of one kind's list for one day. */
    listAddress: (kind: string, day: string) => `${paths.leads}?kind=${kind}&from=${day}&to=${day}`,
    dialog,
    names: main.getByRole('rowheader'),
    row: (text: string) => main.getByRole('row').filter({ hasText: text }),
    link: (name: string) => main.getByRole('rowheader').getByRole('link', { name }),
    search: main.getByRole('searchbox'),
    status: main.getByRole('combobox', { name: 'Status' }),
    saveCsv: main.getByRole('button', { name: /^Save (.+ )?as CSV$/ }),
    more: main.getByText(/^Filters and files/),
    waiting: main.getByRole('region', { name: 'Waiting for you' }),
    /** Opens what waits. */
    waits: main.getByText(/\d+ (request|call)/).first(),
    weeks: main.getByText('Inquiries per week', { exact: true }).first(),
    heading: main.getByRole('heading', { level: 1 }),
    fact: (label: string) =>
      main.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) }),
    note: main.getByRole('textbox', { name: 'Note' }),
    /** Returns how a call ended, or when to call again. */
    answer: (name: string) => main.getByRole('radio', { name }),
    callAgain: main.getByLabel('Call again on'),
    save: main.getByRole('button', { name: 'Save', exact: true }),
    buyer: main.getByRole('combobox', { name: 'Lead buyer' }),
    company: main.getByRole('textbox', { name: 'Name of the company' }),
    companyType: main.getByRole('combobox', { name: 'Company type' }),
    writeToBuyer: main.getByRole('link', { name: 'Write the email', exact: true }),
    sent: main.getByRole('button', { name: 'Sent', exact: true }),
    stay: dialog.getByRole('button', { name: 'Stay' }),
    reason: main.getByRole('textbox', { name: 'Why it was returned' }),
    cameBack: main.getByRole('button', { name: 'Record the return' }),
    write: (company: string) => main.getByRole('link', { name: `Write to ${company}` }),
    notified: (company: string) => main.getByRole('button', { name: `Notified: ${company}` }),
    setAside: (id: string) =>
      main.getByRole('button', { name: `Set this request aside: ${referenceNumber(id)}` }),
    whyAside: main.getByRole('textbox', { name: 'Why this is somebody else’s request' }),
    confirmAside: main.getByRole('button', { name: 'Set the request aside' }),
    history: main.getByRole('region', { name: 'History' }),
    alert: main.getByRole('alert'),
    /** Returns the checkbox of a lead that was found. */
    choice: (id: string) => main.getByRole('checkbox', { name: `(${referenceNumber(id)})` }),
    selectAll: main.getByRole('button', { name: /^Select all/ }),
    eraseSelected: main.getByRole('button', { name: 'Delete this lead and the selected' }),
    eraseLead: main.getByRole('button', { name: 'Delete this lead', exact: true }),
    confirmation: dialog.getByRole('textbox'),
    erase: dialog.getByRole('button', { name: /^Delete/ }),
    password: dialog.getByRole('textbox', { name: 'Password' }),
    newCount: page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Leads/ }),
  };
}
