import { useVisit, type VisitKey } from '#src/data/state/visit.ts';
import { useEmbedded } from '#src/lib/hooks/use-hydrated.ts';
import type { Resource } from '#src/lib/hooks/use-resource.ts';
import { embeddedPart } from '#src/lib/loading/document-data.ts';
import type { Profile } from '#src/model/site/profile.schema.ts';

/** All details, embedded in the page that shows more of them than every other. */
export const embeddedProfile = embeddedPart<Profile>('profile');

const visitProfile: VisitKey<Profile> = { key: 'profile' };

/** Returns the site's details as they are now, or the sample until the owner saves them. */
export function useProfile(): Resource<Profile> {
  return useVisit(visitProfile, loadProfile, useEmbedded(embeddedProfile));
}

/** Loads the Firebase SDK in a separate chunk, after the first paint. */
async function loadProfile() {
  return (await import('./profile.service.ts')).getShownProfile();
}
