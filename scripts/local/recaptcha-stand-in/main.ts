import { host, ports } from '../stack.ts';
import { startRecaptchaStandIn } from './server.ts';

try {
  const standIn = await startRecaptchaStandIn({ host, port: ports.recaptcha });
  console.log(`reCAPTCHA stand-in on ${standIn.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void standIn.close());
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
