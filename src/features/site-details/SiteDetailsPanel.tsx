import { useState } from 'react';
import type { Profile } from '#src/domain/profile/profile.schema.ts';
import { getProfile } from '#src/domain/profile/profile.service.ts';
import { emptyProfile, listSamples } from '#src/domain/profile/sample-profile.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { SkeletonText } from '#src/ui/SkeletonText.tsx';
import styles from './SiteDetails.module.css';
import { SiteDetailsForm } from './SiteDetailsForm.tsx';

/**
 * The page for editing the site's details. Without the saved ones it shows no form, because saving its
 * empty fields would overwrite them.
 */
export function SiteDetailsPanel() {
  const [load, setLoad] = useState(() => () => getProfile());
  const resource = useResource(load);
  const [stored, setStored] = useState<Profile>();
  const samples = resource.status === 'loaded' ? listSamples(stored ?? resource.value) : [];
  return (
    <div className={styles.page}>
      <h1>Site details</h1>
      {samples.length > 0 && (
        <Alert tone="info" title="Parts of the site are still samples">
          <p>
            Until you replace them and build the site again, search engines are asked not to list
            it.
          </p>
          <ul>
            {samples.map((sample) => (
              <li key={sample}>{sample}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Card>
        {resource.status === 'loading' && (
          <div role="status">
            <span className="visually-hidden">Loading the site details…</span>
            <SkeletonText width="word" />
          </div>
        )}
        {resource.status === 'failed' && (
          <Alert tone="error" title="Failed to load the site details.">
            <p>You can edit them once they have loaded.</p>
            <Button variant="link" onClick={() => setLoad(() => () => getProfile())}>
              Try again
            </Button>
          </Alert>
        )}
        {resource.status === 'loaded' && (
          <SiteDetailsForm saved={resource.value ?? emptyProfile} onStored={setStored} />
        )}
      </Card>
    </div>
  );
}
