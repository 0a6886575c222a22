import {
  boundedLine,
  boundedText,
  choice,
  emailAddress,
  givenConsent,
} from '#src/lib/input/answers.schema.ts';
import { tidyLine } from '#src/lib/input/text.ts';
import { z } from '#src/lib/zod.ts';
import {
  type AnswersOf,
  type FieldKind,
  type FormFields,
  type InputOf,
  mapFields,
  type WholeField,
} from './form-fields.ts';

/** A field that its details make complete for its kind. */
type CheckedField = Required<Pick<WholeField, 'options' | 'limits' | 'refusal'>>;
type Checks = { [Kind in FieldKind]?: (field: CheckedField) => z.ZodMiniType };

const checks: Checks = {
  line: ({ limits, refusal }) => boundedLine(limits, refusal),
  text: ({ limits, refusal }) => boundedText(limits, refusal),
  email: () => emailAddress,
  select: ({ options, refusal }) => choice(options, refusal),
  consent: () => givenConsent,
};

type Shape<Fields extends FormFields> = {
  [Name in keyof Fields]: z.ZodMiniType<AnswersOf<Fields>[Name], InputOf<Fields>[Name]>;
};

/**
 * Returns the schema that parses a form's values as typed into the stored values. Next validates the fields
 * of the current step with it, and Submit validates all fields.
 *
 * @param own the schemas of the kinds that only this form has
 */
export function createFormSchema<Fields extends FormFields>(
  _fields: Fields,
  questions: { [Name in keyof Fields]: WholeField },
  own: Checks = {},
): z.ZodMiniObject<Shape<Fields>> {
  const kinds = { ...checks, ...own };
  const shape = mapFields(questions, (field, name) => {
    const schema = kinds[field.kind]?.(field as CheckedField);
    if (!schema) throw new TypeError(`${name} is of the kind ${field.kind}, which has no schema.`);
    return field.required === false ? allowEmpty(schema) : schema;
  });
  return z.object(shape as Shape<Fields>);
}

/** Returns a schema that also accepts no answer, which is stored as ''. */
function allowEmpty(schema: z.ZodMiniType) {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      if (tidyLine(text) === '') return '';
      const { data, error } = schema.safeParse(text);
      for (const { message } of error?.issues ?? []) {
        context.issues.push({ code: 'custom', message, input: text });
      }
      return data;
    }),
  );
}
