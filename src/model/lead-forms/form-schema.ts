import {
  boundedLine,
  boundedText,
  choice,
  emailAddress,
  givenConsent,
} from '#src/lib/input/answers.schema.ts';
import { z } from '#src/lib/loading/zod.ts';
import {
  type AnswersOf,
  type CompleteFields,
  type FieldKind,
  type FormField,
  type InputOf,
  type KindOf,
  mapFields,
} from './form-fields.ts';

/** Returns the schema of a field of a kind, whose details are complete. */
type Check = (
  field: Required<Pick<FormField, 'options' | 'limits' | 'fieldError'>> & Pick<FormField, 'per'>,
) => z.ZodMiniType;

const checks = {
  line: ({ limits, fieldError }) => boundedLine(limits, fieldError),
  text: ({ limits, fieldError }) => boundedText(limits, fieldError),
  email: () => emailAddress,
  select: ({ options, fieldError }) => choice(options, fieldError),
  consent: () => givenConsent,
} satisfies { [Kind in FieldKind]?: Check };

type Shape<Fields extends CompleteFields> = {
  [Name in keyof Fields]: z.ZodMiniType<AnswersOf<Fields>[Name], InputOf<Fields>[Name]>;
};

/** Returns the schema that parses a form's values as typed into the stored values, with those of its own kinds. */
export function createFormSchema<Fields extends CompleteFields>(
  fields: Fields,
  own: Record<Exclude<KindOf<Fields[keyof Fields]>, keyof typeof checks>, Check>,
): z.ZodMiniObject<Shape<Fields>> {
  const kinds: { [Kind in FieldKind]?: Check } = { ...checks, ...own };
  const shape = mapFields(fields, (field: FormField) =>
    (kinds[field.kind] as Check)(field as Parameters<Check>[0]),
  );
  return z.object(shape as Shape<Fields>);
}
