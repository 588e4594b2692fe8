/** Articles of incorporation under people. */
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { answerByHand } from '../../../onboarding/server/public.ts';
import {
  lookAtSubmission,
  type QueuedSubmission,
  queuedSubmissions,
} from '../../../registry/server/public.ts';
import { articlesFacts } from '../../rules/packageFacts.ts';
import type { QueuedItem, QueueKind, QueueWords } from '../kind.ts';

export const incorporationsInQueue: QueueKind = {
  kind: 'incorporation',
  list: async (q, staff) => (await queuedSubmissions(q, staff)).map(itemOf),
  look: async (q, submissionId, { sessionId, now: at }) => {
    const seen = await lookAtSubmission(q, { submissionId, sessionId, at });
    if (seen === undefined) return undefined;
    return {
      facts: seen.package === null ? [] : articlesFacts(seen.package),
      files: [],
      sha256: seen.package_sha256,
    };
  },
  accept: (db, id, typed, { now, admit }) => answerByHand(db, id, typed, now, admit),
  reject: (db, id, reasons, { now, admit }) =>
    answerByHand(
      db,
      id,
      { reasons: reasons.map(({ about = 'name', words }) => ({ about, words })) },
      now,
      admit,
    ),
};

const itemOf = (row: QueuedSubmission): QueuedItem => ({
  itemId: row.item_id,
  orgId: row.org_id,
  state: row.state,
  sentAt: row.sent_at,
  answeredAt: row.answered_at,
  what:
    row.jurisdiction === null
      ? { key: 'queue.what.incorporation.done', params: {} }
      : { key: 'queue.what.incorporation', params: { registry: jurisdiction(row.jurisdiction).registry } },
  name: nameOf(row),
});

function nameOf({ name, legal_element: element, number }: QueuedSubmission): QueueWords {
  if (number !== null) return { key: 'queue.name.gone', params: { number } };
  if (name === null || element === null) return { key: 'queue.name.sentBack', params: {} };
  return name === ''
    ? { key: 'queue.name.numbered', params: { element } }
    : { name: fullNameOf({ name, name_postfix: element }) };
}
