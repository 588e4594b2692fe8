/** Requests of the back office, and of customers whom it asks. */
import * as queue from '@tabellion/features/backoffice/contract.ts';
import * as coupons from '@tabellion/features/backoffice/couponsContract.ts';
import * as operations from '@tabellion/features/backoffice/operationsContract.ts';
import * as roles from '@tabellion/features/backoffice/rolesContract.ts';
import * as questions from '@tabellion/features/registry/contract.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { handedOver } from '../support/handedOver.ts';
import type { Story } from '../support/story.ts';
import { type Recipe, recipe } from './recipe.ts';

const articles = async (story: Story) => ({
  params: { kind: 'incorporation' as const, itemId: (await handedOver(story)).submission },
});
const withNothing = async (story: Story) => ({ ...(await articles(story)), body: {} });

export const recipesOfStaff: readonly Recipe[] = [
  recipe(queue.listQueue, () => ({ query: {} })),
  recipe(queue.readQueueItem, articles),
  recipe(queue.readQueueFile, async (story) => ({
    params: { kind: 'filing' as const, itemId: (await handedOver(story)).filing },
  })),
  recipe(queue.claimItem, withNothing),
  recipe(queue.releaseItem, withNothing),
  recipe(queue.askAboutItem, async (story) => ({
    ...(await articles(story)),
    body: { question: 'Which street is it?' },
  })),
  recipe(queue.acceptItem, async (story) => ({
    ...(await articles(story)),
    body: { number: '1612345', date: '2026-04-17' },
    file: new Blob([testPdf()], { type: 'application/pdf' }),
  })),
  recipe(queue.rejectItem, async (story) => ({
    ...(await articles(story)),
    body: { reasons: [{ about: 'name' as const, words: 'Too near to another.' }] },
  })),
  recipe(coupons.listCoupons, () => ({})),
  recipe(coupons.createCoupon, () => ({
    body: {
      code: newId(),
      percent: 25,
      plans: [],
      from: '2026-01-01',
      max_uses_per_organization: 1,
    },
  })),
  recipe(coupons.endCoupon, () => ({ body: { code: 'NO-SUCH-CODE' } })),
  recipe(coupons.listCouponUses, () => ({ query: { code: 'FOUNDER25' } })),
  recipe(roles.listStaff, () => ({})),
  recipe(roles.setRole, () => ({ body: { email: 'nobody@maple.test', role: 'staff' as const } })),
  recipe(operations.readOperations, () => ({})),
  recipe(operations.retryOperation, () => ({
    body: { what: 'job' as const, subject: 'no.such', reason: 'Again.' },
  })),
  recipe(questions.listQuestions, ({ orgId }) => ({ params: { orgId } })),
  recipe(questions.answerQuestion, ({ orgId }) => ({
    params: { orgId },
    body: { question_id: newId(), answer: 'King Street West' },
  })),
];
