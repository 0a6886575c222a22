import { expect, it, onTestFinished, vi } from 'vitest';
import { site } from '#src/site.ts';
import { mailDocuments, templatePaths } from './mail-documents.ts';

it('escapes the name of the site in the HTML, and only there', () => {
  const name = vi.spyOn(site, 'name', 'get').mockReturnValue('Homes &amp; <More>');
  onTestFinished(() => name.mockRestore());
  expect(mailDocuments('ada@example.com', 'https://homes.test')[templatePaths.lead]).toMatchObject({
    subject: 'New {{what}} {{reference}} on Homes &amp; <More>',
    text: expect.stringContaining('a form on Homes &amp; <More>.'),
    html: expect.stringContaining('a form on Homes &amp;amp; &lt;More&gt;.'),
  });
});
