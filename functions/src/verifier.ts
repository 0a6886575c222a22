import type { IncomingMessage } from 'node:http';
import { HttpsError } from 'firebase-functions/https';
import { error, info } from 'firebase-functions/logger';
import {
  type VerifierName,
  type VerifyReply,
  verifierActions,
} from '../../src/model/lead-forms/bot-check.contract.ts';
import type { Receipts } from './bot-check-receipts.ts';
import { callerBlocks, identifyCaller } from './caller.ts';
import { recaptchaEnterprise } from './provider.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { parseVerifyRequest } from './request.ts';
import { parseSettings, type RawSettings, type Settings } from './settings.ts';
import { verify } from './verify.ts';

export interface VerifierCall {
  data: unknown;
  rawRequest: Pick<IncomingMessage, 'headers' | 'socket'>;
}

interface Dependencies {
  receipts: Receipts;
  readParameters(): RawSettings;
  /** Returns a token of the account that the functions run as. */
  accessToken(): Promise<string>;
  log?: { error(text: string): void; info(text: string): void };
}

/**
 * Creates the handler of a verifier. It fails closed: anything but a stored verdict results in an
 * HttpsError or `success: false`. It never logs tokens, addresses or anything else about the caller.
 */
export function createVerifier(
  name: VerifierName,
  { receipts, readParameters, accessToken, log = { error, info } }: Dependencies,
) {
  const limiter = createRateLimiter();

  function settingsOrError(): Settings {
    try {
      return parseSettings(readParameters());
    } catch (error) {
      log.error(`${name} is not configured. ${(error as Error).message}`);
      throw new HttpsError('failed-precondition', 'The bot check is not configured.');
    }
  }

  return async ({ data, rawRequest }: VerifierCall): Promise<VerifyReply> => {
    const request = parseVerifyRequest(data, verifierActions[name]);
    const settings = settingsOrError();
    const caller = identifyCaller(rawRequest);
    // Before the receipt is looked up, so that a flood costs no reads either.
    const call = limiter.admit(callerBlocks(caller.address ?? 'unknown'), settings.callsPerMinute);
    if (!call) {
      throw new HttpsError('resource-exhausted', 'Too many verifications. Try again in a minute.');
    }

    try {
      return await verify(request, caller, {
        provider: recaptchaEnterprise(settings, accessToken),
        receipts,
        allowedHostnames: settings.allowedHostnames,
        onRefusal(reason) {
          call.prolong();
          log.info(`${name} refused a token: ${reason}`);
        },
      });
    } catch (error) {
      log.error(`${name} has no verdict: ${(error as Error).message}`);
      throw new HttpsError('unavailable', 'The bot check could not be completed.');
    }
  };
}
