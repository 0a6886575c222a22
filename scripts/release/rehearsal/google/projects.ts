import type { Project } from './project.ts';
import { type Interface, notFound } from './route.ts';

function described({ id, number, site }: Project) {
  return {
    projectId: id,
    projectNumber: number,
    displayName: id,
    name: `projects/${id}`,
    resources: site ? { hostingSite: site } : {},
    state: 'ACTIVE',
  };
}

/** Firebase Management API: `projects.list`, `projects.get` and `projects.getAdminSdkConfig`. */
export const firebaseManagement: Interface = {
  host: 'firebase.googleapis.com',
  routes: [
    ['GET', /^\/v1beta1\/projects$/, (project) => ({ results: [described(project)] })],
    [
      'GET',
      /^\/v1beta1\/projects\/(?<id>[^/]+)$/,
      (project, { groups }) => (isOf(project, groups.id) ? described(project) : notFound('It')),
    ],
    ['GET', /\/adminSdkConfig$/, ({ id }) => ({ projectId: id })],
  ],
};

function isOf({ id, number }: Project, name: string | undefined): boolean {
  return name === id || name === number;
}
