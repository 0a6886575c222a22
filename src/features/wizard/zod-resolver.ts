// A module of its own, because the bundler tree-shakes a dynamic import only if nothing else imports
// the same module statically.
export { zodResolver as schemaResolver } from '@hookform/resolvers/zod';
