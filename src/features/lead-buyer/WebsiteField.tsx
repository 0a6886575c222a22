import { useFormContext, useWatch } from 'react-hook-form';
import { suggestWebsite } from '#src/lib/input/website.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { useLeadBuyerField } from './lead-buyer.form.ts';
import type { LeadBuyerInput } from './lead-buyer.schema.ts';

/** The company's website, with a suggestion to add a missing `https://`. */
export function WebsiteField() {
  const website = useLeadBuyerField('website');
  const { control } = useFormContext<LeadBuyerInput>();
  const complete = suggestWebsite(useWatch({ control, name: 'website' }));
  return (
    <TextField
      {...website.field}
      label="Website"
      hint="The full address, like https://example.com."
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      suggestion={
        complete
          ? {
              text: `Did you mean ${complete}?`,
              action: 'Use it',
              onAccept: () => website.change(complete),
            }
          : undefined
      }
    />
  );
}
