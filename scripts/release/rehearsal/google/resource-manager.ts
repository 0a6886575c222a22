import type { Interface } from './route.ts';

/**
 * Cloud Resource Manager v1. As documented, `testIamPermissions` returns those of the requested
 * permissions that the caller has.
 */
export const resourceManager: Interface = {
  host: 'cloudresourcemanager.googleapis.com',
  routes: [
    [
      'POST',
      /:testIamPermissions$/,
      ({ missingPermissions }, { body }) => ({
        permissions: (body as { permissions: string[] }).permissions.filter(
          (permission) => !missingPermissions.has(permission),
        ),
      }),
    ],
    ['POST', /:getIamPolicy$/, ({ bindings }) => ({ bindings, etag: 'etag' })],
    [
      'GET',
      /^\/v1\/projects\/[^/]+$/,
      ({ id, number }) => ({ projectId: id, projectNumber: number, lifecycleState: 'ACTIVE' }),
    ],
  ],
};
