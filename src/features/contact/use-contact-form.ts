import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { rememberedMs } from '#src/lib/tab-storage.ts';
import { forgetDraft, recallDraft, rememberDraft } from './contact.draft.ts';
import {
  type ContactField,
  type ContactInput,
  type ContactMessage,
  contactFields,
  contactSchema,
  emptyContact,
  emptyFields,
} from './contact.schema.ts';

/** The form of the contact page, with what was typed earlier in this tab. */
export function useContactForm() {
  const form = useForm<ContactInput, unknown, ContactMessage>({
    defaultValues: emptyContact,
    resolver: zodResolver(contactSchema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { getValues, setValue, setValues, setFocus, subscribe } = form;

  // Not a layout effect: before its own effects have run, the form knows no value but the defaults,
  // and what was typed into the prerendered fields would be overwritten.
  useEffect(() => {
    const typedBefore = Object.entries(getValues()).filter(([, value]) => value);
    // Those who watch a field are told because of `shouldDirty`, even if it stays as it was.
    setValues({ ...recallDraft(), ...Object.fromEntries(typedBefore) }, { shouldDirty: true });
    rememberDraft(getValues());
  }, [getValues, setValues]);

  useEffect(() => {
    let expiry: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        rememberDraft(values);
        clearTimeout(expiry);
        expiry = setTimeout(forgetDraft, rememberedMs);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(expiry);
    };
  }, [subscribe]);

  /** What a control needs: its registration with its error, and a way to set its value. */
  function control(name: ContactField) {
    const error = form.getFieldState(name, form.formState).error?.message;
    // A complaint goes as soon as it is met, and does not come before the visitor tries to send.
    const recheck = () => {
      if (error) void form.trigger(name);
    };
    const change = (text: string) => {
      setValue(name, text, { shouldDirty: true });
      recheck();
    };
    return { change, field: { ...form.register(name, { onChange: recheck }), error } };
  }

  return {
    form,
    control,

    /** Some programs that fill forms write into fields without an event to tell of it. */
    takeSilentInput(data: FormData) {
      for (const field of contactFields) setValue(field, String(data.get(field) ?? ''));
    },

    /** Leads to the first field that is empty, else to the first that is refused. */
    focusFirstRefused() {
      const field =
        emptyFields(getValues())[0] ??
        contactFields.find((name) => form.getFieldState(name).invalid);
      if (field) setFocus(field);
    },

    clear() {
      form.reset(emptyContact);
      forgetDraft();
    },
  };
}
