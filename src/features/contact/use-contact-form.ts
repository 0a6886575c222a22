import { forgetDraft } from '#src/domain/leads/form/draft.ts';
import { silentInput } from '#src/domain/leads/form/silent-input.ts';
import { useAnswers } from '#src/domain/leads/form/use-answers.ts';
import { contactFields, emptyContact, emptyFields } from './contact.fields.ts';
import { contactForm } from './contact.form.ts';

/** The form of the contact page, with what was typed earlier in this tab. */
export function useContactForm() {
  const { form } = useAnswers(contactForm);
  return {
    form,

    takeSilentInput(data: FormData) {
      for (const [field, text] of silentInput(data, contactFields, emptyContact)) {
        form.setValue(field, text);
      }
    },

    /** Leads to the first field that is empty, else to the first that is refused. */
    focusFirstRefused() {
      const field =
        emptyFields(form.getValues())[0] ??
        contactFields.find((name) => form.getFieldState(name).invalid);
      if (field) form.setFocus(field);
    },

    clear() {
      form.reset(emptyContact);
      forgetDraft(contactForm);
    },
  };
}
