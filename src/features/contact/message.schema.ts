import { createFormSchema } from '#src/domain/leads/form/form-schema.ts';
import { messageFields } from '#src/domain/leads/message.fields.ts';

/** Parses the contact form's values as typed into the stored values. */
export const messageSchema = createFormSchema(messageFields, {});
