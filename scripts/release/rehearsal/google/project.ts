/** A Cloud Function (2nd gen), as the CLI sends it and as it is listed. */
export interface StoredFunction {
  name: string;
  state: 'ACTIVE';
  labels: Record<string, string>;
  buildConfig: Record<string, unknown>;
  serviceConfig: Record<string, unknown> & {
    environmentVariables?: Record<string, string>;
    secretEnvironmentVariables?: { key: string; secret: string; version: string }[];
    serviceAccountEmail?: string;
    maxInstanceCount?: number;
    maxInstanceRequestConcurrency?: number;
  };
}

/** Who has a role. */
export interface Binding {
  role: string;
  members: string[];
}

/** One version of the site: its settings and its files by path, each with its hash. */
export interface HostingVersion {
  name: string;
  files: Record<string, string>;
  config: { headers?: { glob?: string; headers: Record<string, string> }[]; rewrites?: unknown[] };
}

/** Everything that the stand-in stores about the project. */
export interface Project {
  id: string;
  number: string;
  /** Address of the stand-in, for the addresses that it returns. */
  port: number;
  billing: boolean;
  /** Enabled services. */
  services: Set<string>;
  /** Services that nobody may enable. */
  lockedServices: Set<string>;
  /** An API that refuses every request. */
  refusing: string | null;
  /** Permissions that the caller lacks. */
  missingPermissions: Set<string>;
  /** Whether an organization's policy forbids members outside of it, `allUsers` among them. */
  domainRestricted: boolean;
  bindings: Binding[];
  serviceAccounts: Set<string>;
  database: {
    locationId: string;
    deleteProtectionState?: string;
    pointInTimeRecoveryEnablement?: string;
  } | null;
  rules: { name: string; content: string }[];
  releasedRules: string | null;
  indexes: { collectionGroup: string; fields: object[] }[];
  /** Documents that the owner's commands have written, by path. */
  documents: Map<string, object>;
  /** Field overrides by their path below `collectionGroups/`. */
  fields: Map<string, { indexConfig?: object; ttlConfig?: object }>;
  functions: Map<string, StoredFunction>;
  /** All operations so far; each is done at once. */
  operations: object[];
  /** Members that may call each function, by the name of its Cloud Run service. */
  invokers: Map<string, string[]>;
  /** Services that do not check the caller (`--no-invoker-iam-check`). */
  openServices: Set<string>;
  /** The repository of the functions' images; Google creates it with the first function. */
  images: { cleanupPolicies: object; labels: object } | null;
  /** Secrets by name, with the state of their latest version. */
  secrets: Map<string, { state: string; bindings: Binding[] }>;
  site: string | null;
  /** When the last version was released; the stand-in's own time unless a scenario sets it. */
  releaseTime: string;
  signIn: object;
  browserKey: { restrictions?: object };
  alertPolicies: object[];
  versions: HostingVersion[];
  /** The live version. */
  live: string | null;
  /** Uploaded files of the versions, compressed, by hash. */
  uploads: Map<string, Buffer>;
  /** Whether the live site fails to answer. */
  siteAway: boolean;
  /** Whether reads of the database are refused, as rules without `allow read` do. */
  readsRefused: boolean;
  /** Content that the build reads, as fields of Firestore's documents. */
  posts: object[];
  rates: object | null;
  /** Keys with which the database was read. */
  keysOfReads: string[];
}

/** Returns an empty project with billing, in which an owner has enabled only these services. */
export function emptyProject(id: string, services: readonly string[]): Project {
  return {
    id,
    number: '123456789012',
    port: 0,
    billing: true,
    services: new Set(services),
    lockedServices: new Set(),
    refusing: null,
    missingPermissions: new Set(),
    domainRestricted: false,
    bindings: [],
    serviceAccounts: new Set(),
    database: null,
    rules: [],
    releasedRules: null,
    indexes: [],
    documents: new Map(),
    fields: new Map(),
    functions: new Map(),
    operations: [],
    invokers: new Map(),
    openServices: new Set(),
    images: null,
    secrets: new Map(),
    site: null,
    releaseTime: new Date().toISOString(),
    signIn: {},
    browserKey: {},
    alertPolicies: [],
    versions: [],
    live: null,
    uploads: new Map(),
    siteAway: false,
    readsRefused: false,
    posts: [],
    rates: null,
    keysOfReads: [],
  };
}
