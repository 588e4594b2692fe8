import type { Answer } from '@tabellion/kit/client.ts';
import { type FormOf, type FormSchema, placeErrors, useForm } from '@tabellion/ui/form/Form.tsx';
import { type Draft, useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldPath } from 'react-hook-form';
import type * as z from 'zod/mini';

interface StepFormOptions<S extends FormSchema, R> {
  /** Under which name a draft is kept in this browser. */
  name: string;
  start: DefaultValues<z.input<S>>;
  /** The fields on record, under the names of the request; left out of a step that compares nothing. */
  onRecord?: Values;
  /** @param was  the fields as the form was opened with them */
  submit(values: z.output<S>, was: Values): Promise<Answer<R> | undefined>;
}

type Values = Readonly<Record<string, unknown>>;

interface FormSaved {
  readonly name?: string;
  /** The reader himself saved it in another tab. */
  readonly is_you: boolean;
  readonly at: string;
}

/** As GENERAL.STALE answers it. */
interface SavedElsewhere {
  /** The fields on record now. */
  readonly current: Values;
  /** Absent where it was not noted who saved it and when. */
  readonly saved?: FormSaved;
}

/** Another tab or person saved the step since it was opened. */
export interface Stale extends SavedElsewhere {
  /** The form takes it over. */
  take(): void;
  /** The next save overwrites with what is typed. */
  keep(): void;
}

export interface StepForm<S extends FormSchema, R> {
  form: FormOf<S>;
  /** The line above the form says what it shows by this. */
  draft: Draft;
  /** A note asks which of the two stays. */
  stale: Stale | undefined;
  /** Sends as a form's `onSubmit`, and forgets the draft when it is saved. */
  submit(values: z.output<S>): Promise<Answer<R> | undefined>;
  /** Validates and sends from elsewhere than the form's own button; false when it was refused. */
  save(): Promise<boolean>;
}

/** The form of a step: what is typed survives a reload, and is saved by its button or when the reader leaves. */
export function useStepForm<S extends FormSchema, R>(
  schema: S,
  options: StepFormOptions<S, R>,
): StepForm<S, R> {
  const form = useForm(schema, { start: options.start });
  const draft = useDraft(form, options.name);
  const { isDirty } = form.formState;
  // As the form was opened; once it is saved, what is on record is what it shows.
  const was = useRef<Values | undefined>(options.onRecord);
  const [other, setOther] = useState<SavedElsewhere>();

  const submit: StepForm<S, R>['submit'] = async (values) => {
    const answer = await options.submit(values, was.current ?? options.onRecord ?? {});
    if (answer?.ok) {
      draft.forget();
      was.current = undefined;
      setOther(undefined);
    } else if (answer?.textCode === 'GENERAL.STALE') setOther(answer.data as unknown as SavedElsewhere);
    return answer;
  };
  const settle = () => {
    was.current = { ...was.current, ...other?.current };
    setOther(undefined);
    form.clearErrors();
  };
  const stale = other && {
    ...other,
    take: () => {
      for (const [field, value] of Object.entries(other.current))
        form.setValue(field as FieldPath<z.input<S>>, (value ?? '') as never, { shouldDirty: true });
      settle();
    },
    keep: settle,
  };
  const save = async (): Promise<boolean> => {
    if (!isDirty) return true;
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      const answer = await submit(values);
      if (answer?.ok) isSaved = true;
      else if (answer) placeErrors(form, answer);
    })();
    return isSaved;
  };
  return { form, draft, stale, submit, save };
}
