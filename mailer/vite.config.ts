/** The mailer is bundled and deployed like the verifiers. */
export { default } from '../functions/vite.config.ts';
