import { doc, getDoc } from 'firebase/firestore/lite';
import { profilePath } from '#src/model/site/collections.ts';
import '#src/data/site/lost-pictures.ts';
import { firestore } from '#src/data/firebase/firestore.ts';
import { read } from '#src/data/firebase/request.ts';
import { type Profile, toProfile } from '#src/model/site/profile.schema.ts';
import { fillProfile } from '#src/model/site/sample-profile.ts';

/** Returns the site's details as the owner last saved them, or undefined when there are none. Throws a ReadError. */
export async function getProfile(): Promise<Profile | undefined> {
  const snapshot = await read("the site's details", () => getDoc(doc(firestore(), profilePath)));
  return snapshot.exists() ? toProfile(snapshot.data()) : undefined;
}

/**
 * Returns the site's details as pages show them, with the sample for what the owner has not saved. Throws a ReadError.
 */
export async function getShownProfile(): Promise<Profile> {
  return fillProfile(await getProfile());
}
