/** An envelope as its sender sees it, for tests in jsdom. */
import type { Effect, Envelope, EnvelopeLine } from '../envelopeView.ts';

export const signeeOf = (
  name: string,
  differs: Partial<EnvelopeLine['signees'][number]> = {},
): EnvelopeLine['signees'][number] => ({
  _id: name,
  person_id: name,
  name,
  email: `${name.toLowerCase()}@maple.example`,
  language: 'en',
  place: 1,
  state: 'invited',
  since: '2026-04-20T12:00:00.000Z',
  signs: [{ document_id: 'by-law', capacities: ['director'] }],
  mailed_at: '2026-04-20T12:00:00.000Z',
  is_mail_refused: false,
  is_link_locked: false,
  ...differs,
});

export const envelopeLineOf = (title: string, differs: Partial<EnvelopeLine> = {}): EnvelopeLine => ({
  _id: title,
  title,
  state: 'pending',
  has_evidence: false,
  is_sealed: false,
  in_order: false,
  made_at: '2026-04-20T12:00:00.000Z',
  made_by_name: 'Amélie',
  expires_at: '2099-05-20T12:00:00.000Z',
  zone: 'America/Toronto',
  documents: [
    {
      _id: 'by-law',
      title,
      number: null,
      version: 1,
      sha256: 'a4fd',
      is_sealed: false,
      is_resolution: false,
    },
  ],
  signees: [signeeOf('Ann'), signeeOf('Bo')],
  ...differs,
});

export const envelopeOf = (title: string, differs: Partial<Envelope> = {}): Envelope => ({
  ...envelopeLineOf(title),
  message: 'By Friday.',
  remind_every_days: 7,
  effects: [],
  evidence_document_id: null,
  sealing_fault: null,
  left_out: [],
  may_edit: true,
  may_remind: true,
  may_void: true,
  events: [],
  ...differs,
});

/** An entry that the last signature records. */
export const waitingEffect = (proposalId: string, sentence: string): Effect => ({
  proposal_id: proposalId,
  document_id: null,
  sentences: [sentence],
  awaits_more: false,
  outcome: null,
  stopped_by: null,
});

/** After it. */
export const settledEffect = (sentence: string, outcome: Effect['outcome'] = 'recorded'): Effect => ({
  ...waitingEffect('', sentence),
  proposal_id: null,
  outcome,
});
