/** Forms over the contract's own schema: validated on blur, then on every change; the first error gets the focus. */
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  set,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { type Text, type TextKey, useText } from '../text/LanguageProvider.tsx';

export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;
export type FormOf<S extends FormSchema> = UseFormReturn<z.input<S>, unknown, z.output<S>>;

interface FormOptions<S extends FormSchema> {
  /** Initial values of the fields. A field without a value starts blank. */
  start?: DefaultValues<z.input<S>>;
}

/**
 * @param schema the body of an endpoint, so that browser and server refuse the same
 * A blank field that the schema refuses counts as not given: optional fields may stay blank, required ones say so.
 */
export function useForm<S extends FormSchema>(
  schema: S | undefined,
  { start }: FormOptions<S> = {},
): FormOf<S> {
  if (schema === undefined) throw new Error('this endpoint has no body to fill in a form for');
  const text = useText();
  return useHookForm<z.input<S>, unknown, z.output<S>>({
    mode: 'onTouched',
    shouldFocusError: true,
    ...(start === undefined ? {} : { defaultValues: start }),
    resolver: async (values, _context, { names = [], fields }) => {
      await focusMoved();
      const parsed = readForm(schema, values);
      if (parsed.success) return { values: parsed.data, errors: {} };
      // A row that was just added is told what it lacks once it was touched.
      const [rows, ...others] = names.map((name) => name.split('.'));
      const areRows =
        rows !== undefined &&
        others.length === 0 &&
        Array.isArray(valueAt(values, rows)) &&
        valueAt(fields, rows) === undefined;
      return { values: {}, errors: areRows ? {} : errorsOf<z.input<S>>(parsed.error.issues, text) };
    },
  });
}

/** A button that goes with an error goes after the focus has reached it: the browser loses one that leaves on the way. */
const focusMoved = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Parses what the fields hold, as sending them would: for what is shown before they are sent. */
export function readForm<S extends FormSchema>(schema: S, values: unknown) {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return parsed;
  const blank = parsed.error.issues.filter((issue) => valueAt(values, issue.path) === '');
  return blank.length === 0 ? parsed : z.safeParse(schema, without(values, blank));
}

type Issue = z.core.$ZodIssue;

function without(values: unknown, issues: readonly Issue[]): unknown {
  const copy = structuredClone(values);
  for (const { path } of issues) {
    const parent = valueAt(copy, path.slice(0, -1));
    const name = path.at(-1);
    if (isRecord(parent) && name !== undefined) delete parent[String(name)];
  }
  return copy;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, name) => (isRecord(at) ? at[String(name)] : undefined), value);

function errorsOf<Values extends FieldValues>(issues: readonly Issue[], text: Text): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const issue of issues) {
    const path = issue.path.join('.') || 'root';
    if (valueAt(errors, path.split('.')) === undefined) {
      set(errors, path, { type: issue.code, message: issueText(issue, text) });
    }
  }
  return errors;
}

/** The sentence for an issue: the text code that the contract gives as its message, else the general one. */
function issueText(issue: Issue, text: Text): string {
  const bounds = issue.code === 'custom' ? valuesOf(issue.params ?? {}) : boundsOf(issue);
  // A message of the contract is a text code, or zod's own words; those are no key and come back unchanged.
  const stored = text(issue.message as TextKey, bounds);
  if (stored !== issue.message) return stored;
  if (issue.code === 'invalid_type' && issue.input === undefined) return text('GENERAL.FIELD_REQUIRED');
  // Nothing was chosen of a list.
  if (issue.code === 'invalid_value' && !issue.input) return text('GENERAL.FIELD_REQUIRED');
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return Number(issue.minimum) <= 1 ? text('GENERAL.FIELD_REQUIRED') : text('GENERAL.TOO_SHORT', bounds);
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return text('GENERAL.TOO_LONG', bounds);
  if (issue.code === 'invalid_format' && issue.format === 'email') return text('GENERAL.NOT_AN_EMAIL');
  if (issue.code === 'invalid_format' && issue.format === 'date') return text('GENERAL.NOT_A_DATE');
  return text('GENERAL.FIELD_INVALID');
}

/** Parameters that a rule of the contract names in its sentence. */
const valuesOf = (params: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );

/** The schema's bounds under the names that the texts use. */
const boundsOf = (from: object): { min?: number; max?: number } => ({
  ...('minimum' in from ? { min: Number(from.minimum) } : {}),
  ...('maximum' in from ? { max: Number(from.maximum) } : {}),
});
