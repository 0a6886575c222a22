import type { Binding } from './project.ts';
import { type Interface, notFound } from './route.ts';

const named = (rest: string) => new RegExp(`/secrets/(?<name>[\\w-]+)${rest}$`);

/** Secret Manager. Values are never asked for, only that a version is there. */
export const secretManager: Interface = {
  host: 'secretmanager.googleapis.com',
  routes: [
    [
      'GET',
      named(''),
      ({ id, secrets }, { groups: { name = '' } }) =>
        secrets.has(name)
          ? { name: `projects/${id}/secrets/${name}`, labels: {} }
          : notFound(`Secret ${name}`),
    ],
    [
      'GET',
      named('/versions'),
      ({ id, secrets }, { groups: { name = '' } }) => {
        const secret = secrets.get(name);
        if (!secret) return notFound(`Secret ${name}`);
        const version = `projects/${id}/secrets/${name}/versions/1`;
        return { versions: [{ name: version, state: secret.state }] };
      },
    ],
    [
      'GET',
      named('/versions/\\w+'),
      ({ id, secrets }, { groups: { name = '' } }) => {
        const state = secrets.get(name)?.state;
        const version = `projects/${id}/secrets/${name}/versions/1`;
        return state ? { name: version, state } : notFound(`Secret ${name}`);
      },
    ],
    [
      'GET',
      named(':getIamPolicy'),
      ({ secrets }, { groups: { name = '' } }) => ({ bindings: secrets.get(name)?.bindings ?? [] }),
    ],
    [
      'POST',
      named(':setIamPolicy'),
      ({ secrets }, { groups: { name = '' }, body }) => {
        const secret = secrets.get(name);
        if (!secret) return notFound(`Secret ${name}`);
        secret.bindings = (body as { policy: { bindings: Binding[] } }).policy.bindings;
        return { bindings: secret.bindings };
      },
    ],
  ],
};
