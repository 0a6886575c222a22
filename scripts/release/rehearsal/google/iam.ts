import { type Interface, notFound } from './route.ts';

/** IAM API: service accounts. */
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
  ],
};
