// A module of the site's own, because the bundler can take apart what is imported dynamically only
// if nothing else imports the same module statically.
export { zodResolver as schemaResolver } from '@hookform/resolvers/zod';
