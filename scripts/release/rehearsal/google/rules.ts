import { type Interface, notFound } from './route.ts';

/** Firebase Rules API. `projects.test` compiles on Google's side; here every text compiles. */
export const firebaseRules: Interface = {
  host: 'firebaserules.googleapis.com',
  routes: [
    ['POST', /:test$/, () => ({})],
    [
      'GET',
      /\/releases$/,
      ({ id, releasedRules }) => ({
        releases: releasedRules
          ? [
              {
                name: `projects/${id}/releases/cloud.firestore`,
                rulesetName: releasedRules,
                createTime: '2026-01-01T00:00:00Z',
              },
            ]
          : [],
      }),
    ],
    [
      'POST',
      /\/rulesets$/,
      ({ id, rules }, { body }) => {
        const { files } = (body as { source: { files: { content: string }[] } }).source;
        const name = `projects/${id}/rulesets/${rules.length + 1}`;
        rules.push({ name, content: files[0]?.content ?? '' });
        return { name };
      },
    ],
    [
      'GET',
      /^\/v1\/(?<name>projects\/[^/]+\/rulesets\/[^/]+)$/,
      ({ rules }, { groups: { name } }) => {
        const found = rules.find((ruleset) => ruleset.name === name);
        return found
          ? { name, source: { files: [{ name: 'firestore.rules', content: found.content }] } }
          : notFound('The ruleset');
      },
    ],
    [
      'GET',
      /\/releases\/cloud\.firestore$/,
      ({ releasedRules }) =>
        releasedRules ? { rulesetName: releasedRules } : notFound('The release'),
    ],
    [
      'PATCH',
      /\/releases\/cloud\.firestore$/,
      (project, { body }) => {
        if (!project.releasedRules) return notFound('The release');
        const { release } = body as { release: { rulesetName: string } };
        project.releasedRules = release.rulesetName;
        return release;
      },
    ],
    [
      'POST',
      /\/releases$/,
      (project, { body }) => {
        project.releasedRules = (body as { rulesetName: string }).rulesetName;
        return body as object;
      },
    ],
  ],
};
