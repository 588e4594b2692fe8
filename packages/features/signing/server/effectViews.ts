/** Effects of an envelope as they travel: what its last signature records, what keeps it from that, and what became of it. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { TextParams } from '@tabellion/kernel/refusal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { localizedParams, type Texts } from '@tabellion/platform/http/answer.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { isolated, type Language } from '@tabellion/texts/text.ts';
import { type SignableDocument, signableDocuments } from '../../documents/server/public.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { namesIn } from '../../registers/server/public/people.ts';
import {
  type Proposal,
  printedDifferenceOf,
  proposalSentences,
  proposalsById,
} from '../../registers/server/public/proposals.ts';
import { isOpenState } from '../envelope.ts';
import type { Effect as EffectView } from '../envelopeView.ts';
import { envelopeState } from '../rules/envelopeState.ts';
import { effectOf } from './effects.ts';
import type { EffectRow } from './store/effects.ts';
import type { Envelope } from './store/envelopes.ts';

export interface Reader {
  readonly q: Queries;
  readonly orgId: string;
  readonly now: Instant;
  readonly language: Language;
  readonly texts: Texts;
}

/** Those of which something became or may still become something, in their order.
 *  @param isSomebodyLeftOut  the documents name somebody whom the envelope does not ask */
export async function effectViews(
  reader: Reader,
  envelope: Envelope,
  isSomebodyLeftOut = false,
): Promise<EffectView[]> {
  const { q, orgId, now } = reader;
  const { effects, events } = envelope;
  if (effects.length === 0) return [];
  const [proposals, documents, organization] = await Promise.all([
    proposalsById(
      q,
      orgId,
      effects.flatMap((one) => one.proposalId ?? []),
    ),
    signableDocuments(
      q,
      orgId,
      effects.flatMap(({ documentId }) => (documentId === null ? [] : { documentId })),
    ),
    organizationOf(q, orgId),
  ]);
  const isOpen = isOpenState(envelopeState(envelope, events, now).state);
  const facts = { proposals, documents, isOpen, isSomebodyLeftOut, today: todayOf(organization, now) };
  const views = await Promise.all(
    effects.map((effect) =>
      effect.documentId === null
        ? viewOfProposal(reader, effect, facts)
        : viewOfDocument(reader, effect, facts),
    ),
  );
  return views.flatMap((view) => view ?? []);
}

interface Facts {
  readonly proposals: readonly Proposal[];
  readonly documents: readonly SignableDocument[];
  /** People may still sign. */
  readonly isOpen: boolean;
  readonly isSomebodyLeftOut: boolean;
  readonly today: ReturnType<typeof todayOf>;
}

async function viewOfProposal(
  reader: Reader,
  effect: Extract<EffectRow, { readonly documentId: null }>,
  { proposals, isSomebodyLeftOut, today }: Facts,
): Promise<EffectView | undefined> {
  const proposal = proposals.find(({ id }) => id === effect.proposalId);
  if (proposal === undefined) return undefined;
  const { q, orgId, language, texts } = reader;
  const { outcome, printedDigest: printed } = effect;
  const waits = proposal.state === 'open' || proposal.state === 'needs_attention';
  if (outcome === null && !waits) return undefined;
  const sentences = await proposalSentences(q, orgId, [proposal], { text: texts[language], language });
  const { drafts } = proposal;
  const difference = waits ? await printedDifferenceOf(q, orgId, { printed, drafts, today }) : null;
  const textCode = difference ?? (waits && isSomebodyLeftOut ? 'SIGNING.LEFT_OUT' : null);
  return {
    proposal_id: waits ? proposal.id : null,
    document_id: null,
    sentences: [...(sentences.get(proposal.id) ?? [])],
    awaits_more: waits && awaitsMore(proposal),
    outcome,
    stopped_by: sayWhy(reader, effect.reason ?? (textCode && { textCode })),
  };
}

const awaitsMore = ({ awaits, met }: Proposal): boolean =>
  awaits.some((one) => one !== 'signatures' && !met.some(({ condition }) => condition === one));

async function viewOfDocument(
  reader: Reader,
  { documentId, outcome, reason }: Extract<EffectRow, { readonly proposalId: null }>,
  { documents, isOpen, isSomebodyLeftOut }: Facts,
): Promise<EffectView | undefined> {
  const document = documents.find((one) => one.documentId === documentId);
  const effect = document && effectOf(document);
  if (document === undefined || effect?.by !== 'document' || (outcome === null && !isOpen)) return undefined;
  const { q, orgId, language, texts } = reader;
  const names = await namesIn(q, orgId, [...new Set(document.signees.map(({ personId }) => personId))]);
  const isMissing = isOpen && isSomebodyLeftOut;
  return {
    proposal_id: null,
    document_id: documentId,
    sentences: [
      `${texts[language](effect.entry)}: ${[...names.values()].map(isolated).join(texts[language]('wizard.comma'))}`,
    ],
    awaits_more: false,
    outcome,
    stopped_by: sayWhy(reader, reason ?? (isMissing ? { textCode: 'SIGNING.LEFT_OUT' } : null)),
  };
}

/** The refusal in the reader's language. */
export function sayWhy(
  { texts, language }: Pick<Reader, 'texts' | 'language'>,
  why: { readonly textCode: TextCode; readonly params?: TextParams | undefined } | null,
) {
  if (why === null) return null;
  const text = texts[language];
  const { textCode, params } = why;
  return { textCode, message: text(textCode, localizedParams({ text, language }, params)) };
}
