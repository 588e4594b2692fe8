import type { Answer } from '@tabellion/kit/client.ts';
import type { ReactNode } from 'react';
import {
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form';
import { Button, type ButtonProps } from '../components/Button.tsx';
import { Callout } from '../components/Callout.tsx';
import { useFailureSweep } from '../layers/SnackProvider.tsx';
import { useText } from '../text/LanguageProvider.tsx';

type Failure = Extract<Answer<unknown>, { ok: false }>;

export interface FormProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  /** Gives the answer of the call back, so that the server's field errors land at their fields. */
  onSubmit(values: Out): Promise<Answer<unknown> | undefined> | undefined;
  children: ReactNode;
  className?: string;
  /** Its name for readers of the screen, when no heading names it. */
  label?: string;
  /** For a button that stands outside of it. */
  id?: string;
}

/** A form element: what was typed stays when the answer is no. Ctrl or Cmd with Enter sends it from any field. */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { form, onSubmit, children, className = 'form', label, id } = props;
  const text = useText();
  const sweepFailures = useFailureSweep();
  const rootError = form.formState.errors.root?.message;
  const send = form.handleSubmit(async (values) => {
    const answer = await onSubmit(values);
    if (!answer || answer.ok) return;
    placeErrors(form, answer);
    if (answer.fields.length > 0) sweepFailures();
  });
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        className={className}
        aria-label={label}
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
