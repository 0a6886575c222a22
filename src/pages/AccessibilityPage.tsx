import { Link } from 'react-router-dom';
import { paths } from '#src/lib/addresses/paths.ts';
import { businessDays } from '#src/lib/format/format.ts';
import { site } from '#src/site.ts';
import { LegalPage } from './LegalPage.tsx';

/** The accessibility statement: measures, known gaps, and whom to contact. */
export function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      description={`${site.name} aims to meet WCAG 2.2 level AA. How we check it, what its limits are, and how to report a barrier.`}
      path={paths.accessibility}
      lastChanged="2026-11-23"
      lead="Everyone looking for a home should be able to use this site, whatever their abilities and whatever device they use."
    >
      <h2>What we aim for</h2>
      <p>
        We aim to meet level AA of the{' '}
        <a href="https://www.w3.org/TR/WCAG22/" rel="noreferrer">
          Web Content Accessibility Guidelines 2.2
        </a>
        . In practice that means:
      </p>
      <ul>
        <li>Everything works with the keyboard alone, and you can always see where you are.</li>
        <li>Screen readers announce headings, fields, errors and changes.</li>
        <li>
          Text can be enlarged, and pages fit a screen of 320 pixels without scrolling sideways.
        </li>
        <li>Colors have enough contrast, in light and in dark mode.</li>
        <li>Nothing moves when your device is set to reduce motion.</li>
        <li>Charts also come as text or tables.</li>
      </ul>
      <h2>How it is checked</h2>
      <p>
        Automated tests check every change to the site, in light and dark mode and on narrow and
        wide screens, and fill in the forms with the keyboard. Automated tests find only some
        barriers, and no outside auditor has reviewed the site.
      </p>
      <h2>Known limits</h2>
      <ul>
        <li>
          The forms are protected by reCAPTCHA, which runs without asking you anything. If the
          Submit button stays unavailable, your browser or an extension may be blocking it.
        </li>
        <li>The forms, the calculators and the blog search need JavaScript.</li>
      </ul>
      <h2>How to report a barrier</h2>
      <p>
        Please use the <Link to={paths.contact}>contact page</Link>. It helps to know which page it
        is, what you wanted to do, what happened, and which device, browser and assistive technology
        you use. Also tell us if you would like the information in another format.
      </p>
      <p>We answer within {businessDays(site.privacy.answerBusinessDays)}.</p>
    </LegalPage>
  );
}
