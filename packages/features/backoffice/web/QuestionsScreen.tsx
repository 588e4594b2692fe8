import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { InstantText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { MessageCircleQuestion } from 'lucide-react';
import * as z from 'zod/mini';
import { answerLength, answerQuestion, listQuestions, type QuestionView } from '../../registry/contract.ts';
import { queueKinds } from '../queueKinds.ts';
import { loadStaffWords } from './words.ts';

/** organization/questions: what our staff ask about what was submitted, and where it is answered. */
export const QuestionsScreen = () => (
  <MoreTexts load={loadStaffWords} waiting={<PageSkeleton shape="rows" />}>
    <Questions />
  </MoreTexts>
);

function Questions() {
  const text = useText();
  const orgId = useOrgId();
  const reading = useRead(listQuestions, { params: { orgId } });
  const questions = reading.data?.questions ?? [];
  return (
    <div className="stack s4">
      <PageHead title={text('staffing.questions')} lead={text('staffing.questions.lead')} />
      {reading.isPending && <PageSkeleton shape="rows" isHeaded />}
      {reading.isError && <ReadFailed of={reading} />}
      {reading.data && questions.length === 0 && (
        <EmptyState icon={MessageCircleQuestion} title={text('staffing.questions.none')}>
          {text('staffing.questions.whyNone')}
        </EmptyState>
      )}
      {questions.map((one) => (
        <Question key={one.question_id} of={one} />
      ))}
    </div>
  );
}

function Question({ of: one }: { of: QuestionView }) {
  const text = useText();
  const about = queueKinds.find((kind) => kind === one.about) ?? 'filing';
  return (
    <Card
      title={text(`staffing.questions.about.${about}`)}
      extra={
        <StatusBadge tone={one.answer === null ? 'warn' : 'ok'}>
          {text(one.answer === null ? 'staffing.questions.open' : 'staffing.questions.answered')}
        </StatusBadge>
      }
    >
      <div className="stack s4">
        <p>
          <b>
            <UserText>{one.question}</UserText>
          </b>
          <br />
          <span className="t12 muted">
            <InstantText instant={one.asked_at} />
          </span>
        </p>
        {one.answer === null ? <AnswerField of={one} /> : <Answered of={one} answer={one.answer} />}
      </div>
    </Card>
  );
}

function Answered({ of: one, answer }: { of: QuestionView; answer: string }) {
  return (
    <p>
      <UserText>{answer}</UserText>
      <br />
      <span className="t12 muted">
        <UserText>{one.answered_by}</UserText>
        {one.answered_at !== null && (
          <>
            , <InstantText instant={one.answered_at} />
          </>
        )}
      </span>
    </p>
  );
}

const fields = z.strictObject({
  answer: z.string().check(z.trim(), z.minLength(1, 'GENERAL.FIELD_REQUIRED'), z.maxLength(answerLength)),
});

function AnswerField({ of: { question_id: questionId } }: { of: QuestionView }) {
  const text = useText();
  const orgId = useOrgId();
  const readings = useReadings();
  const form = useForm(fields, { start: { answer: '' } });
  const send = useCall(answerQuestion, { say: 'always' });
  return (
    <Form
      form={form}
      label={text('staffing.questions.answer')}
      onSubmit={async ({ answer }) => {
        const sent = await send.run({ params: { orgId }, body: { question_id: questionId, answer } });
        if (sent.ok) readings.put(listQuestions, { params: { orgId } }, sent.data);
        return sent;
      }}
    >
      <TextAreaField name="answer" label={text('staffing.questions.answer')} rows={4} />
      <div className="row end">
        <SubmitButton>{text('staffing.questions.send')}</SubmitButton>
      </div>
    </Form>
  );
}
