/** Articles of amendment and of dissolution under people. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import {
  answerChangeByHand,
  lookAtChange,
  type QueuedChange,
  queuedChanges,
} from '../../../changes/server/public.ts';
import { paperFacts } from '../../rules/packageFacts.ts';
import type { QueuedItem, QueueKind } from '../kind.ts';

export const changesInQueue: QueueKind = {
  kind: 'change',
  list: async (q, staff) => (await queuedChanges(q, staff)).map(itemOf),
  look: async (q, attemptId, staff) => {
    const seen = await lookAtChange(q, attemptId, staff);
    if (seen === undefined) return undefined;
    const { paper } = seen;
    const sha256 = createHash('sha256').update(canonicalJson(paper)).digest('hex');
    return { facts: paperFacts(paper), files: paper.file === '' ? [] : [paper.file], sha256 };
  },
  accept: (db, id, { number, date, paper }, { now, laws, admit }) =>
    answerChangeByHand({ db, now, laws, entered: { admit, paper } }, id, { number, date }),
  reject: (db, id, reasons, { now, laws, admit }) =>
    answerChangeByHand({ db, now, laws, entered: { admit } }, id, {
      reasons: reasons.map(({ words }) => words),
    }),
};

const itemOf = ({ itemId, orgId, state, sentAt, answeredAt, paper }: QueuedChange): QueuedItem => ({
  itemId,
  orgId,
  state,
  sentAt,
  answeredAt,
  what: {
    key: paper.kind === 'dissolution' ? 'queue.what.dissolution' : 'queue.what.change',
    params: { registry: jurisdiction(paper.jurisdiction).registry },
  },
  name:
    paper.name === undefined
      ? { key: 'queue.name.gone', params: { number: paper.corporationNumber } }
      : { name: paper.name },
});
