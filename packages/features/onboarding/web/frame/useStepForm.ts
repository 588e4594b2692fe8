import type { Answer } from '@tabellion/kit/client.ts';
import { placeErrors } from '@tabellion/ui/form/Form.tsx';
import { type Draft, useDraft } from '@tabellion/ui/form/useDraft.ts';
import { type FormOf, type FormSchema, useForm } from '@tabellion/ui/form/useForm.ts';
import type { DefaultValues } from 'react-hook-form';
import type * as z from 'zod/mini';

interface StepFormOptions<S extends FormSchema> {
  /** Under which name a draft is kept in this browser. */
  name: string;
  start: DefaultValues<z.input<S>>;
  submit(values: z.output<S>): Promise<Answer<unknown> | undefined>;
}

export interface StepForm<S extends FormSchema> {
  form: FormOf<S>;
  /** For the line above the form that says what it shows. */
  draft: Draft;
  /** For a form's `onSubmit`: sends, forgets the draft when it is saved. */
  submit(values: z.output<S>): Promise<Answer<unknown> | undefined>;
  /** Validates and sends from elsewhere than the form's own button; false when it was refused. */
  save(): Promise<boolean>;
}

/** The form of a step: what is typed survives a reload, and is saved by its button or when the reader leaves. */
export function useStepForm<S extends FormSchema>(schema: S, options: StepFormOptions<S>): StepForm<S> {
  const form = useForm(schema, { start: options.start });
  const draft = useDraft(form, options.name);
  const { isDirty } = form.formState;

  const submit: StepForm<S>['submit'] = async (values) => {
    const answer = await options.submit(values);
    if (answer?.ok) draft.forget();
    return answer;
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
  return { form, draft, submit, save };
}
