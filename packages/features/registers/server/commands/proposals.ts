/** Proposals, as listed, recorded or withdrawn by a user. */

import type { DraftAct } from '@tabellion/book/draft.ts';
import { dateOf } from '@tabellion/book/proposal.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { localizedParams, type Texts } from '@tabellion/platform/http/answer.ts';
import { type OrganizationContext, okWithCode } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { recording } from '@tabellion/texts/recording/en.ts';
import { figureLocaleOf, isolated, type Language, type Text, type TextKey } from '@tabellion/texts/text.ts';
import { formatActivityTextDate } from '../../../activity/rules/activityDates.ts';
import {
  type OrganizationWrite,
  organizationOf,
  todayOf,
  writeOrganization,
} from '../../../organizations/server/public.ts';
import * as contract from '../../proposalContract.ts';
import { isProposedEntry } from '../../proposalContract.ts';
import { aboutDraft, personsOfDraft, quantityOfDraft } from '../../rules/aboutOf.ts';
import { datesMet, unmetOf } from '../../rules/conditions.ts';
import { isEntry } from '../../rules/reports/drafts.ts';
import type { JudgingDrafts } from '../apply.ts';
import { partlySigned } from '../approvals.ts';
import { type Meeting, meetByHand } from '../meet.ts';
import { withdrawLeftOver } from '../places.ts';
import { withdrawProposal as withdrawIn } from '../proposals.ts';
import { foundingOrRegister } from '../read.ts';
import { type EventDates, withCertificateDate } from '../record.ts';
import { selectNames } from '../store/names.ts';
import { type Proposal, selectOpenProposals, selectProposal } from '../store/proposals.ts';

export interface ProposalPorts {
  readonly texts: Texts;
  /** Laws of later features, for what becomes effective. */
  readonly laws: readonly JudgingDrafts[];
  /** Whether a later feature sees a proposal through to its end: nobody records or withdraws it beside that. */
  isSeenThrough(q: Queries, orgId: string, proposalId: string): Promise<boolean>;
}

type ProposalReader = Pick<OrganizationContext, 'orgId' | 'now' | 'language'> & { readonly q: Queries };

export const listProposals = (ports: ProposalPorts) =>
  serveOrganization(contract.listProposals, async (ctx) => ok({ proposals: await viewsOf(ctx, ports) }));

export const applyProposal = (ports: ProposalPorts) =>
  serveOrganization(contract.applyProposal, async (ctx, { params, body: limitOverride }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const found = await openForEditing(write, ports, { id: params.proposal, now: ctx.now });
      if (!found.ok) return found;
      const number = await partlySigned(write, found.value.drafts);
      if (number !== undefined) return refuse('REGISTERS.PARTLY_SIGNED', { params: { number } });
      const by = { ...write, limitOverride };
      const met = await meetByHand(by, params.proposal, { laws: ports.laws });
      return met.ok ? recordedNow(met.value) : met;
    });
    if (!written.ok) return written;
    const reply = { act_id: written.value.actId, proposals: await viewsOf(ctx, ports) };
    return reply.act_id === null ? okWithCode('REGISTERS.PROPOSAL_NEEDS_ATTENTION', reply) : ok(reply);
  });

/** An act by hand is recorded now or not at all: what still waits is refused, and nothing is noted. */
function recordedNow(meeting: Meeting) {
  if (meeting.outcome === 'waiting') return err(meeting.refusal ?? { textCode: 'REGISTERS.WAITS' as const });
  return ok({ actId: meeting.outcome === 'applied' ? (meeting.acts[0]?.actId ?? null) : null });
}

export const withdrawProposal = (ports: ProposalPorts) =>
  serveOrganization(contract.withdrawProposal, async (ctx, { params }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const found = await openForEditing(write, ports, { id: params.proposal, now: ctx.now });
      if (!found.ok) return found;
      const withdrawn = await withdrawIn(write, params.proposal);
      return withdrawn.ok ? ok({ proposalId: params.proposal }) : withdrawn;
    });
    return written.ok ? ok({ proposals: await viewsOf(ctx, ports) }) : written;
  });

export const withdrawUnpaidHolders = ({ laws }: ProposalPorts) =>
  serveOrganization(contract.withdrawUnpaidHolders, async (ctx) => {
    let withdrawn = 0;
    const written = await writeOrganization(ctx, async (write) => {
      withdrawn = await withdrawLeftOver(write, ctx.user.userId, { laws });
      return ok({});
    });
    return written.ok ? ok({ withdrawn }) : written;
  });

/** Before the corporation exists nothing is recorded: the founding is applied with its certificate. What is out for signature
 *  is recorded by the last signature, or comes back when its envelope ends. */
async function openForEditing(
  { tx, orgId }: OrganizationWrite,
  { isSeenThrough }: Pick<ProposalPorts, 'isSeenThrough'>,
  { id, now }: { readonly id: string; readonly now: Instant },
) {
  if ((await foundingOrRegister(tx, orgId)) === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
  const proposal = await selectProposal(tx, orgId, id);
  if (proposal === undefined || proposal.kind === 'founding') return refuse('GENERAL.NOT_FOUND');
  if (isOut(proposal, now)) return refuse('REGISTERS.OUT_FOR_SIGNATURE');
  return (await isSeenThrough(tx, orgId, id)) ? refuse('REGISTERS.OF_CHANGE') : ok(proposal);
}

const isOut = ({ outUntil }: Proposal, now: Instant): boolean => outUntil !== null && now < outUntil;

async function viewsOf(
  { q, orgId, now, language }: ProposalReader,
  { texts }: Pick<ProposalPorts, 'texts'>,
): Promise<contract.ProposalView[]> {
  const reader = { text: texts[language], language };
  const [proposals, organization, dates] = await Promise.all([
    selectOpenProposals(q, orgId),
    organizationOf(q, orgId),
    withCertificateDate(q, orgId, {}),
  ]);
  const today = todayOf(organization, now);
  const shown = proposals.filter(({ kind }) => kind !== 'founding');
  const sentences = await sentencesOf(q, orgId, shown, reader);
  return shown.flatMap((proposal) => {
    const { id, kind, awaits, met, state, attention } = proposal;
    if (kind === 'founding') return [];
    return [
      {
        proposal_id: id,
        kind,
        awaits: [...awaits],
        met: met.map(({ condition, on, source }) => ({ condition, on, by: source.kind })),
        state: state === 'needs_attention' ? state : 'open',
        sentences: [...(sentences.get(id) ?? [])],
        attention: attention && {
          textCode: attention.textCode,
          message: reader.text(attention.textCode, localizedParams(reader, attention.params)),
        },
        is_planned: proposal.drafts.some(({ dating }) => 'on' in dating && dating.on > today),
        isDue: isDueToday(proposal, { dates, today }),
        is_out: isOut(proposal, now),
      },
    ];
  });
}

/** Whether it can be recorded by hand today: of a subscription and an office, what they await is entered elsewhere. */
function isDueToday(
  proposal: Proposal,
  { dates, today }: { readonly dates: EventDates; readonly today: PlainDate },
): boolean {
  const { kind, drafts } = proposal;
  if (!isProposedEntry(kind) && unmetOf(proposal).length > 0) return false;
  const assigned = { dates: { ...dates, ...datesMet(proposal) }, nextCertificate: () => undefined };
  return drafts.every((draft) => {
    const on = dateOf(draft, assigned);
    return on !== undefined && on <= today;
  });
}

/** Sentences for proposals, in the reader's language. */
interface Reader {
  readonly text: Text;
  readonly language: Language;
}

/** More names than a sentence holds. */
const MOST_NAMED = 3;

/** Sentences by proposal. Who is only entered or corrected with it has no sentence. */
export async function sentencesOf(
  q: Queries,
  orgId: string,
  proposals: readonly Proposal[],
  reader: Reader,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const drafts = proposals.flatMap((one) => one.drafts);
  const names = await selectNames(q, orgId, [...new Set(drafts.flatMap(idsAbout))]);
  return new Map(
    proposals.map((one) => [
      one.id,
      one.drafts.filter(isEntry).map((draft) => sentenceOf(draft, names, reader)),
    ]),
  );
}

function idsAbout(draft: DraftAct): readonly string[] {
  const { person: _first, ...about } = aboutDraft(draft);
  return [...personsOfDraft(draft).slice(0, MOST_NAMED), ...Object.values(about)];
}

function sentenceOf(draft: DraftAct, names: ReadonlyMap<string, string>, { text, language }: Reader): string {
  const quantity = quantityOfDraft(draft);
  const { shareClass } = aboutDraft(draft);
  const counted = (id: string, name: string) =>
    quantity === undefined || id !== shareClass
      ? isolated(name)
      : `${new Intl.NumberFormat(figureLocaleOf(language)).format(quantity)} ${isolated(name)}`;
  const who = idsAbout(draft).flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : counted(id, name);
  });
  const key = `entry.kind.${draft.kind}`;
  const act = text((Object.hasOwn(recording, key) ? key : 'entry.kind.other') as TextKey);
  const on = 'on' in draft.dating ? formatActivityTextDate(draft.dating.on, language) : '';
  return [[act, on].filter(Boolean).join(text('wizard.comma')), who.join(text('wizard.comma'))]
    .filter(Boolean)
    .join(': ');
}
