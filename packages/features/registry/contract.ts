/** Our staff ask a customer about what he submitted, and he answers. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrgId, post } from '../endpoint.ts';

export const answerLength = 4_000;
export const questionLength = 2_000;

const question = z.strictObject({
  question_id: z.string(),
  /** The kind of thing that it is about: `incorporation` or `filing`. */
  about: z.string(),
  question: z.string(),
  asked_at: z.string(),
  /** null while it is open. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  answered_by: z.nullable(z.string()),
});
export type QuestionView = z.output<typeof question>;

const questions = z.strictObject({ questions: z.array(question) });

export const listQuestions = endpoint({
  ...get('/api/organization/{orgId}/questions'),
  summary: 'What our staff ask about what was submitted, the newest first.',
  action: 'registry.answer',
  ...ofOrgId,
  reply: questions,
});

export const answerQuestion = endpoint({
  ...post('/api/organization/{orgId}/questions/answer'),
  summary: 'Answers an open question.',
  action: 'registry.answer',
  ...ofOrgId,
  body: z.strictObject({ question_id: z.uuid(), answer: z.string().check(z.maxLength(answerLength)) }),
  reply: questions,
  ok: 'REGISTRY.ANSWER_SENT',
  refusals: [
    'GENERAL.FIELD_REQUIRED',
    'TEXT.FORBIDDEN_CHARACTERS',
    'GENERAL.TOO_LONG',
    'REGISTRY.NO_OPEN_QUESTION',
  ],
});
