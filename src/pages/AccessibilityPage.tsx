import { Link } from 'react-router-dom';
import { businessDays } from '#src/lib/business-days.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { LegalPage } from './legal/LegalPage.tsx';

/** What is done so that everybody can use the site, what is known to be missing, and whom to tell. */
export function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      description={`${site.name} aims at WCAG 2.2 level AA. How it is checked, what its limits are, and how to report a barrier.`}
      path={paths.accessibility}
      lastChanged="2026-11-21"
      lead="Everybody who looks for a home should be able to use this site, with whatever hands, eyes, ears and devices."
    >
      <h2>What we aim at</h2>
      <p>
        We aim at level AA of the{' '}
        <a href="https://www.w3.org/TR/WCAG22/" rel="noreferrer">
          Web Content Accessibility Guidelines 2.2
        </a>
        . In practice that means:
      </p>
      <ul>
        <li>Everything works with the keyboard alone, and you can see where you are.</li>
        <li>Headings, fields, errors and changes are there for screen readers.</li>
        <li>
          Text can be enlarged, and pages fit a screen of 320 pixels without scrolling sideways.
        </li>
        <li>Colors have enough contrast, in the light and in the dark look of your device.</li>
        <li>Nothing moves when your device asks for less motion.</li>
        <li>Charts are said in words or tables too.</li>
      </ul>
      <h2>How it is checked</h2>
      <p>
        Each change of the site is tested by machine, in light and dark and on narrow and wide
        screens, and the forms are tested with the keyboard. Machines find only a part of all
        barriers, and nobody from outside has audited the site.
      </p>
      <h2>Limits that we know of</h2>
      <ul>
        <li>
          The forms are guarded by reCAPTCHA, which runs without asking you anything. If it keeps
          Submit from becoming available, the cause may be a browser or an extension that blocks it.
        </li>
        <li>The forms, the calculators and the search of the blog need JavaScript.</li>
      </ul>
      <h2>How to report a barrier</h2>
      <p>
        Please use the <Link to={paths.contact}>contact page</Link>. It helps if you write which
        page it is, what you wanted to do, what happened, and which device, browser and assistive
        technology you use. Tell us also if you would rather have the information in another form.
      </p>
      <p>We answer within {businessDays(site.privacy.answerBusinessDays)}.</p>
    </LegalPage>
  );
}
