import { createFormSchema } from '#src/model/lead-forms/form-schema.ts';
import { messageFields } from '#src/model/lead-forms/message.fields.ts';

/** Parses the contact form's values as typed into the stored values. */
export const messageSchema = createFormSchema(messageFields, {});
