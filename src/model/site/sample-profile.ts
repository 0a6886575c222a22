import { site } from '#src/site.ts';
import { type Profile, toProfile } from './profile.schema.ts';

/** Details of which the owner has entered nothing. */
export const emptyProfile = toProfile({ replyDays: site.defaults.replyDays }) as Profile;

/**
 * What the site shows until the owner saves its details: the whole of a page about its founder, who has
 * no name and no past here, because both would be invented.
 */
export const sampleProfile: Profile = {
  ...emptyProfile,
  bio: [
    `${site.name} is run by its founder, who writes the articles, keeps the figures up to date and reads every message. It’s a small site on purpose: one person answers for what it says.`,
    'The aim is a guide that you can read at the kitchen table before you talk to a lender: one term at a time, with the math shown and the sources linked, and without giving your name.',
  ].join('\n\n'),
  editorialPolicy: [
    'Each article starts with a question that buyers ask. It is answered from public sources: federal and state agencies, the rules of the loan programs, and published data. Figures that change from year to year are listed with their source and the day they were last checked.',
    'The companies that get inquiries may pay for them, but they have no say in what is written: none of them sees an article before it is published. When we find a mistake, or you tell us about one, we correct it.',
  ].join('\n\n'),
  sisterUrl: 'https://solar.example',
};

/** Returns the details as pages show them: the sample stands in for the texts that the owner has not written. */
export function fillProfile(profile: Profile | undefined): Profile {
  if (!profile) return sampleProfile;
  const { bio, editorialPolicy } = sampleProfile;
  return {
    ...profile,
    bio: profile.bio || bio,
    editorialPolicy: profile.editorialPolicy || editorialPolicy,
  };
}

/** A detail that is still a sample, and the part of the site's details that has it. */
export interface Sample {
  part: 'founder' | 'sister-site' | 'owner' | 'rates-and-leads';
  text: string;
}

/**
 * Returns what of the saved details is still a sample, a sentence each, for the owner. Until there is nothing left,
 * search engines are asked not to list the site.
 */
export function listSamples(profile: Profile | undefined): Sample[] {
  const { founderName, sisterUrl, legalName, aprPoints, aprFees } = profile ?? sampleProfile;
  const samples: [isSample: boolean, Sample['part'], string][] = [
    [!founderName, 'founder', 'About the Author shows the sample bio.'],
    [isExample(sisterUrl), 'sister-site', 'About the Author links to a sample sister site.'],
    [!legalName, 'owner', 'The footer, Privacy and Terms do not say who runs the site.'],
    [
      !(aprPoints && aprFees),
      'rates-and-leads',
      'The APR of the example rates assumes sample points or fees.',
    ],
  ];
  return samples.flatMap(([isSample, part, text]) => (isSample ? { part, text } : []));
}

/** Whether it is an address that nobody can have. */
function isExample(url: string): boolean {
  return /^https?:\/\/[^/]*\.example(?:[/:]|$)/i.test(url);
}
