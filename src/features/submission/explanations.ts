import type { SubmissionFault } from '#src/data/leads/attempt.ts';
import { rememberedMs } from '#src/data/state/unsaved.ts';

/**
 * Explains each fault to visitors who know nothing about bot checks, and suggests what to do. It is shown together with
 * the specified text, which is meant for the owner of the site. The last two are said, once, when a part of a form is gone.
 */
export const explanations: Record<SubmissionFault | 'draft' | 'success', string> = {
  'honeypot-filled':
    'Something, most likely a browser extension, filled in a field that people can’t see. Reload this page, agree again and submit.',
  'bot-check-not-ready':
    'The check that keeps bots out hasn’t loaded. An ad or tracker blocker may be stopping it. Allow reCAPTCHA on this page, or use another browser, and try again.',
  'token-missing':
    'The check that keeps bots out didn’t respond. Nothing you typed is wrong. Your connection or a blocker may be stopping it.',
  'verification-failed':
    'The check that keeps bots out wasn’t sure that a person sent this. Nothing you typed is wrong. It can help to try again, to use another browser or to turn off a VPN.',
  'submission-failed':
    'We couldn’t confirm that it was saved. Your connection may be down. If you try again within half an hour, it won’t be saved twice.',
  denied:
    'It wasn’t saved: our database refused it. If trying again doesn’t help, reload this page.',
  'perhaps-stored':
    'It may already be stored: the answer came too late to tell. If you submit it again, we may get it twice.',
  draft: `To protect it, what you typed here was removed after ${rememberedMs / 60_000} minutes without use.`,
  success: 'What you sent has reached us. To protect it, its confirmation is no longer shown here.',
};
