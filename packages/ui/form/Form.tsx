import type { Answer } from '@tabellion/kit/client.ts';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Path,
  set,
  type UseFormReturn,
  useFormContext,
  useForm as useHookForm,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { Button, type ButtonProps } from '../components/Button.tsx';
import { Callout } from '../components/Callout.tsx';
import { useFailureSweep } from '../layers/SnackProvider.tsx';
import { type Text, type TextKey, useText } from '../text/LanguageProvider.tsx';

type Failure = Extract<Answer<unknown>, { ok: false }>;

export interface FormProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  /** Gives the answer of the call back, so that the server's field errors land at their fields. */
  onSubmit(values: Out): Promise<Answer<unknown> | undefined> | undefined;
  /** Runs beside what the form says itself. */
  onRefused?(answer: Failure): void;
  children: ReactNode;
  className?: string;
  /** Its name for readers of the screen, when no heading names it. */
  label?: string;
  /** A button that stands outside of it names it so. */
  id?: string;
  /** A draft keeps the input in this browser: nothing is lost where the form is left. */
  isDraftKept?: boolean;
}

/** A form element: what was typed stays when the answer is no. Ctrl or Cmd with Enter sends it from any field. */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { form, onSubmit, children, className = 'form', label, id, isDraftKept } = props;
  const text = useText();
  const sweepFailures = useFailureSweep();
  const rootError = form.formState.errors.root?.message;
  const send = form.handleSubmit(async (values) => {
    const answer = await onSubmit(values);
    if (!answer || answer.ok) return;
    placeErrors(form, answer);
    if (answer.fields.length > 0) sweepFailures();
    props.onRefused?.(answer);
  });
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        className={className}
        aria-label={label}
        data-draft={isDraftKept || undefined}
        onSubmit={(event) => {
          // A form in a dialog inside another form must not send both.
          event.stopPropagation();
          const half = [...event.currentTarget.elements].find(isHalfTyped);
          if (half === undefined || !hasField(form, half.name as Path<In>)) return void send(event);
          event.preventDefault();
          const message = text('GENERAL.NOT_A_DATE');
          form.setError(half.name as Path<In>, { type: 'half', message }, { shouldFocus: true });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.stopPropagation();
          event.currentTarget.requestSubmit();
        }}
      >
        {rootError && (
          <Callout tone="err" alert>
            {rootError}
          </Callout>
        )}
        {children}
      </form>
    </FormProvider>
  );
}

/** A date without its year has no value: an optional one would be sent as not given. */
const isHalfTyped = (one: Element): one is HTMLInputElement =>
  one instanceof HTMLInputElement && one.validity.badInput;

/** Puts the server's field errors at their fields and the focus on the first; what has no field stands above the form. */
export function placeErrors<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  failure: Failure,
): void {
  const rest: string[] = [];
  let first = true;
  for (const { path, textCode, message } of failure.fields) {
    const name = path.replace(/^body\./, '') as Path<In>;
    if (hasField(form, name)) {
      form.setError(name, { type: textCode, message }, { shouldFocus: first });
      first = false;
    } else rest.push(message);
  }
  if (rest.length > 0) form.setError('root', { type: failure.textCode, message: rest.join(' ') });
}

/** Whether the form shows a field of this name. */
export const hasField = <In extends FieldValues, Out>(
  { control }: Pick<UseFormReturn<In, unknown, Out>, 'control'>,
  name: Path<In>,
): boolean => control._names.mount.has(name);

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy'> {
  /** Waits for a valid form: only where the specification says so (login, change password). */
  whenValid?: boolean;
}

/** The one primary button of a form; busy while the form is being sent. */
export function SubmitButton({ whenValid, variant = 'primary', disabled, ...rest }: SubmitButtonProps) {
  const { formState } = useFormContext();
  const waits = whenValid === true && !formState.isValid;
  return (
    <Button
      {...rest}
      type="submit"
      variant={variant}
      busy={formState.isSubmitting}
      disabled={waits || disabled}
    />
  );
}

interface FormSectionProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together under a heading. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <section className="formsection">
      <div className="formsection__head">
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;
export type FormOf<S extends FormSchema> = UseFormReturn<z.input<S>, unknown, z.output<S>>;

interface FormOptions<S extends FormSchema> {
  /** Initial values of the fields. A field without a value starts blank. */
  start?: DefaultValues<z.input<S>>;
}

/**
 * Validated on blur, then on every change; the first error gets the focus.
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
