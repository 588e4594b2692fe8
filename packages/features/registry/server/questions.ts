/** Questions of staff about what was sent: asked, answered by the customer, withdrawn once the registry has answered. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { greetingName } from '../../accounts/rules/profile.ts';
import { addresseeOf, userById, userNames } from '../../accounts/server/public.ts';
import { notify, takeBack } from '../../notifications/server/public.ts';
import { organizationOf, writeOrganization } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { questionMail } from '../mails.ts';
import {
  answerOpenQuestion,
  insertQuestion,
  type NewQuestion,
  selectQuestions,
  withdrawOpenQuestion,
} from './store/questions.ts';

const QUESTION_MAIL = 'registry.question';

/** Asks the organization of the transaction, by its bell and by mail to whoever made it.
 *  @returns false while another question about the item is open */
export async function askCustomer(
  tx: Transaction,
  orgId: string,
  question: Omit<NewQuestion, 'questionId'>,
): Promise<boolean> {
  const questionId = newId();
  const isAsked = await insertQuestion(tx, orgId, { ...question, questionId });
  if (!isAsked) return false;
  const { at } = question;
  await notify(tx, {
    kind: 'registry_question',
    params: { question: questionId },
    orgId,
    at,
    occasion: questionId,
  });
  const { created_by } = await organizationOf(tx, orgId);
  const { language } = await userById(tx, created_by);
  await enqueueMail(tx, { id: newId(), template: QUESTION_MAIL, language, orgId, data: { orgId } });
  return true;
}

/** The registry has answered: what was asked about the item needs no answer any more. */
export async function withdrawQuestion(
  tx: Transaction,
  orgId: string,
  of: { itemId: string; at: Instant },
): Promise<void> {
  const withdrawn = await withdrawOpenQuestion(tx, orgId, of);
  if (withdrawn !== undefined) await takeBack(tx, 'registry_question', { question: withdrawn.id });
}

export const questionTemplate: MailTemplate = {
  name: QUESTION_MAIL,
  compose: ({ db, data }) =>
    db.asOrganization(String(data.orgId), async (q) => {
      const orgId = String(data.orgId);
      const organization = await organizationOf(q, orgId);
      const user = await userById(q, organization.created_by);
      const company = fullNameOf(organization);
      return {
        to: addresseeOf(user),
        text: questionMail({ firstname: greetingName(user), company, orgId }),
      };
    }),
};

export const questionRoutes: Route[] = [
  serveOrganization(contract.listQuestions, async ({ q, orgId }) => ok(await viewOf(q, orgId))),

  serveOrganization(contract.answerQuestion, async (ctx, { body: { question_id: questionId, answer } }) => {
    const words = readText(answer, {
      path: 'answer',
      maxLength: contract.answerLength,
      required: true,
      multiline: true,
    });
    if (!words.ok) return refuse(words.error.textCode, { fields: [words.error] });
    const written = await writeOrganization(ctx, async ({ tx, orgId, recordedAt: at }) => {
      const given = { questionId, answer: words.value, by: ctx.user.userId, at };
      if (!(await answerOpenQuestion(tx, orgId, given))) return refuse('REGISTRY.NO_OPEN_QUESTION');
      await takeBack(tx, 'registry_question', { question: questionId });
      return ok({});
    });
    return written.ok ? ok(await viewOf(ctx.q, ctx.orgId)) : written;
  }),
];

async function viewOf(q: Queries, orgId: string) {
  const questions = await selectQuestions(q, orgId);
  const names = await userNames(
    q,
    questions.flatMap(({ answeredBy }) => answeredBy ?? []),
  );
  return {
    questions: questions.map((one) => ({
      question_id: one.questionId,
      about: one.kind,
      question: one.words,
      asked_at: one.askedAt,
      answer: one.answer,
      answered_at: one.answeredAt,
      answered_by: one.answeredBy === null ? null : (names.get(one.answeredBy) ?? ''),
    })),
  };
}
