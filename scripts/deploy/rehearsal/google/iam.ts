import { type Interface, notFound } from './route.ts';

/** IAM API: service accounts, which exist once they are created. */
export const iam: Interface = {
  host: 'iam.googleapis.com',
  routes: [
    [
      'GET',
      /\/serviceAccounts\/(?<email>[^/:]+)$/,
      ({ serviceAccounts }, { groups: { email = '' } }) =>
        serviceAccounts.has(email) ? { name: email, email } : notFound(email),
    ],
    [
      'POST',
      /\/serviceAccounts\/[^/]+:testIamPermissions$/,
      (_project, { body }) => body as object,
    ],
    [
      'POST',
      /\/serviceAccounts$/,
      (project, { body }) => {
        const { accountId } = body as { accountId: string };
        const email = `${accountId}@${project.id}.iam.gserviceaccount.com`;
        project.serviceAccounts.add(email);
        return { name: `projects/${project.id}/serviceAccounts/${email}`, email };
      },
    ],
    [
      'DELETE',
      /\/serviceAccounts\/(?<email>[^/:]+)$/,
      ({ serviceAccounts }, { groups }) => {
        serviceAccounts.delete(groups.email ?? '');
        return {};
      },
    ],
  ],
};
