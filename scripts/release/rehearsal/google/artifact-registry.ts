import { type Interface, notFound } from './route.ts';

const repository = /\/repositories\/gcf-artifacts$/;

/** Artifact Registry: the repository of the functions' images, which Google creates itself. */
export const artifactRegistry: Interface = {
  host: 'artifactregistry.googleapis.com',
  routes: [
    [
      'GET',
      repository,
      ({ id, images }) =>
        images
          ? { name: `projects/${id}/locations/us-central1/repositories/gcf-artifacts`, ...images }
          : notFound('The repository'),
    ],
    [
      'PATCH',
      repository,
      (project, { body }) => {
        project.images = { cleanupPolicies: {}, labels: {}, ...(body as object) };
        return body as object;
      },
    ],
  ],
};
