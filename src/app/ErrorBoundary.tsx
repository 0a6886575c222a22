import { Component, type PropsWithChildren, useEffect } from 'react';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from './ErrorBoundary.module.css';

/** Shows the failure page instead of a page that failed to render. */
export class ErrorBoundary extends Component<PropsWithChildren> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override render() {
    return this.state.failed ? <FailurePage /> : this.props.children;
  }
}

/** Shown when a page fails to render. It does not use the header or the router, which may have failed. */
function FailurePage() {
  useEffect(() => {
    // Lets presses through, if the page failed while it was hydrated.
    window.earlyPresses = null;
  }, []);
  return (
    <main className={styles.page}>
      <PageHead
        title={`Something went wrong - ${site.name}`}
        description="This page could not be shown."
        path={paths.home}
        noindex
      />
      <div className={styles.text} role="alert">
        <h1>This page could not be shown</h1>
        <p>
          Something went wrong on our side. Reloading the page usually helps: it gets the newest
          version.
        </p>
      </div>
      <p className={styles.actions}>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <a href={paths.home}>Go to the home page</a>
      </p>
    </main>
  );
}
