/** Returns and notices under people. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import {
  answerFilingByHand,
  lookAtAttempt,
  type QueuedAttempt,
  queuedAttempts,
} from '../../../filings/server/public.ts';
import { paperFacts } from '../../rules/packageFacts.ts';
import type { QueuedItem, QueueKind, QueueWords } from '../kind.ts';

export const filingsInQueue: QueueKind = {
  kind: 'filing',
  list: async (q, staff) => (await queuedAttempts(q, staff)).map(itemOf),
  look: async (q, attemptId, staff) => {
    const seen = await lookAtAttempt(q, attemptId, staff);
    if (seen === undefined) return undefined;
    const { paper } = seen;
    const sha256 = createHash('sha256').update(canonicalJson(paper)).digest('hex');
    return { facts: paperFacts(paper), files: [paper.file], sha256 };
  },
  accept: (db, id, { number, date, paper }, { now, admit }) =>
    answerFilingByHand(db, id, { number, date }, now, { admit, paper }),
  reject: (db, id, reasons, { now, admit }) =>
    answerFilingByHand(db, id, { reasons: reasons.map(({ words }) => words) }, now, { admit }),
};

const itemOf = ({ itemId, orgId, state, sentAt, answeredAt, paper }: QueuedAttempt): QueuedItem => ({
  itemId,
  orgId,
  state,
  sentAt,
  answeredAt,
  what: whatOf(paper),
  name:
    paper.name === undefined
      ? { key: 'queue.name.gone', params: { number: paper.corporationNumber } }
      : { name: paper.name },
});

function whatOf({ kind, year, jurisdiction: id }: QueuedAttempt['paper']): QueueWords {
  const { registry } = jurisdiction(id);
  return kind === 'annual_return' && year !== undefined && year !== null
    ? { key: 'queue.what.annual_return', params: { year: String(year), registry } }
    : { key: 'queue.what.filing', params: { registry } };
}
