import { createFormSchema } from '#src/domain/leads/form/form-schema.ts';
import { messageQuestions } from '#src/domain/leads/message.details.ts';
import type { messageFields } from '#src/domain/leads/message.fields.ts';

/** Parses the contact form's values as typed into the stored values. */
export const messageSchema = createFormSchema<typeof messageFields>(messageQuestions, {});
