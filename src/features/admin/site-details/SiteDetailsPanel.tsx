import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getProfile } from '#src/data/site/profile.service.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { useScrollToFragment } from '#src/lib/hooks/use-scroll-to-fragment.ts';
import type { Profile } from '#src/model/site/profile.schema.ts';
import { emptyProfile, listSamples } from '#src/model/site/sample-profile.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { SkeletonText } from '#src/ui/notices/SkeletonText.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './SiteDetails.module.css';
import { detailsParts, SiteDetailsForm } from './SiteDetailsForm.tsx';

/**
 * The page for editing the site's details. Without the saved ones it shows no form, because saving its
 * empty fields would overwrite them.
 */
export function SiteDetailsPanel() {
  const [tries, setTries] = useState(1);
  const resource = useResource(getProfile, tries);
  return (
    <div className={styles.page}>
      <h1>Site details</h1>
      {resource.status === 'loading' && (
        <div role="status">
          <span className="visually-hidden">Loading the site details…</span>
          <SkeletonText width="word" />
        </div>
      )}
      {resource.status === 'failed' && (
        <Alert tone="error" title="Failed to load the site details.">
          <p>You can edit them once they have loaded.</p>
          <Button variant="link" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        </Alert>
      )}
      {resource.status === 'loaded' && <DetailsParts saved={resource.value} />}
    </div>
  );
}

/** The parts of the details, of which the one in the address is open, or the first with a sample. */
function DetailsParts({ saved }: { saved: Profile | undefined }) {
  const [stored, setStored] = useState(saved);
  const samples = listSamples(stored);
  const { hash } = useLocation();
  const [first] = useState(hash.slice(1) || samples[0]?.part);
  useScrollToFragment(false);
  return (
    <>
      {samples.length > 0 && (
        <Alert tone="info" title="Parts of the site are still samples">
          <p>
            Until you replace them and build the site again, search engines are asked not to list
            it.
          </p>
        </Alert>
      )}
      {detailsParts.map((part) => {
        const left = samples.filter((sample) => sample.part === part.id);
        return (
          <Card key={part.id}>
            <details open={part.id === first} className={styles.part}>
              <summary id={part.id}>
                <div className={styles.summary}>
                  <h2 className={styles.legend}>{part.title}</h2>
                  {left.length === 0 && (
                    <span className={styles.done}>
                      <Icon of={CircleCheck} size="1.25em" /> Done
                    </span>
                  )}
                  {left.map(({ text }) => (
                    <span key={text} className={styles.sample}>
                      {text}
                    </span>
                  ))}
                </div>
              </summary>
              <SiteDetailsForm part={part} saved={saved ?? emptyProfile} onStored={setStored} />
            </details>
          </Card>
        );
      })}
    </>
  );
}
