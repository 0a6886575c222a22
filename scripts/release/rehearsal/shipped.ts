import type { Project } from './google/project.ts';

/** Returns the record of a rehearsal: a line for each thing that was shipped to a project. */
export function shippedLines(project: Project): string[] {
  const { rules, releasedRules, indexes, fields, functions, invokers, versions, live } = project;
  const inForce = rules.find(({ name }) => name === releasedRules)?.content ?? '';
  return [
    `rules: ${inForce.split('\n').length} lines`,
    ...indexes.map(({ collectionGroup, fields: parts }) => {
      return `index: ${collectionGroup} by ${parts.map(describedPart).join(', ')}`;
    }),
    ...[...fields].map(([path, { ttlConfig, indexConfig }]) => {
      const kinds = [ttlConfig && 'TTL', indexConfig && 'own indexes'].filter(Boolean);
      return `field: ${path.replace('/fields/', '.')} (${kinds.join(', ')})`;
    }),
    ...[...functions].map(([name, { serviceConfig }]) => {
      const own = Object.keys(serviceConfig.environmentVariables ?? {}).filter((key) =>
        /^(RECAPTCHA|VERIFIER)_/.test(key),
      );
      const secrets = serviceConfig.secretEnvironmentVariables?.map(({ secret }) => secret) ?? [];
      return [
        `function: ${name}`,
        `parameters ${own.sort().join(', ')}`,
        `secrets ${secrets.join(', ') || 'none'}`,
        `at most ${serviceConfig.maxInstanceCount} instances of ${serviceConfig.maxInstanceRequestConcurrency} calls`,
        `as ${serviceConfig.serviceAccountEmail ?? 'the default account'}`,
        `called by ${invokers.get(name.toLowerCase())?.join(', ') ?? 'nobody'}`,
      ].join('; ');
    }),
    `images: ${Object.keys(project.images?.cleanupPolicies ?? {}).join(', ') || 'kept for ever'}`,
    ...versions.map(({ name, files, config }) => {
      const headers = config.headers?.length ?? 0;
      const rewrites = config.rewrites?.length ?? 0;
      const shown = name === live ? ', live' : '';
      return `hosting: ${name}, ${Object.keys(files).length} files, headers for ${headers} patterns, ${rewrites} rewrites${shown}`;
    }),
  ];
}

function describedPart(part: object): string {
  const { fieldPath, order } = part as { fieldPath: string; order: string };
  return `${fieldPath} ${order.toLowerCase()}`;
}
