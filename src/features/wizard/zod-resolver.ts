// A module of its own: a dynamic import is tree-shaken only if nothing imports its module statically.
export { zodResolver as schemaResolver } from '@hookform/resolvers/zod';
