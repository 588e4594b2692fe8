import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import type { ImportReport } from '../importReport.ts';
import { valueUnder } from '../rules/mapping.ts';
import type { ImportRun } from './useImport.ts';

const Answer = z.enum(['leave_out', 'take'], 'GENERAL.FIELD_REQUIRED');
const Answers = z.object({ answers: z.array(Answer) });

type Question = ImportReport['warnings']['first'][number] & { readonly ask: string };

export const questionsIn = ({ warnings }: ImportReport): readonly Question[] =>
  warnings.first.flatMap((one) => (one.ask === null ? [] : [{ ...one, ask: one.ask }]));

interface RowQuestionsProps {
  questions: readonly Question[];
  run: ImportRun;
  onBack(): void;
}

/** Rows that may be certificates or not: the import goes on once each is answered. */
export function RowQuestions({ questions, run, onBack }: RowQuestionsProps) {
  const text = useText();
  const answered = run.mapping?.answers ?? {};
  const form = useForm(Answers, {
    start: { answers: questions.map(({ ask }) => valueUnder(answered, ask)) },
  });
  return (
    <Form
      form={form}
      className="stack s4"
      label={text('imports.asked', { count: questions.length })}
      onSubmit={async ({ answers }) => {
        await run.answer(
          Object.fromEntries(questions.map(({ ask }, at) => [ask, answers[at] ?? 'leave_out'])),
        );
        return undefined;
      }}
    >
      <Callout tone="warn" title={text('imports.asked', { count: questions.length })}>
        <div className="stack s4 imports__questions">
          {questions.map(({ ask, code, message }, at) => (
            <RadioGroup
              key={ask}
              name={`answers.${at}`}
              label={message}
              choices={[
                { value: 'leave_out', label: text('imports.ask.leave_out') },
                {
                  value: 'take',
                  label: text(code === 'ask.hidden' ? 'imports.ask.take.hidden' : 'imports.ask.take'),
                },
              ]}
            />
          ))}
        </div>
      </Callout>
      <div className="row between wrap">
        <Button onClick={onBack}>{text('imports.back')}</Button>
        <SubmitButton>{text('imports.next')}</SubmitButton>
      </div>
    </Form>
  );
}
