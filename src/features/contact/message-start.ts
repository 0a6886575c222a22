import type { UseFormReturn } from 'react-hook-form';
import type {
  MessageAnswers,
  MessageInput,
  MessageStart,
} from '#src/domain/leads/message.fields.ts';

export type MessageForm = UseFormReturn<MessageInput, unknown, MessageAnswers>;

/**
 * Starts the message with what another page passed, above what was typed earlier.
 *
 * @param state the router's, which may be anything
 */
export function startMessage({ getValues, setValue }: MessageForm, state: unknown): void {
  const { message: start } = (state ?? {}) as Partial<Record<keyof MessageStart, unknown>>;
  const typed = getValues('message');
  if (typeof start !== 'string' || typed.includes(start)) return;
  setValue('message', typed ? `${start}\n\n${typed}` : start);
}
