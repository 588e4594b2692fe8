/** Writes issuances: into the founding proposal, as subscriptions that wait, on record, or as corrections. */
import type { Issue, IssuedPayload } from '@tabellion/book/acts/issued.ts';
import type { Dating, DraftAct } from '@tabellion/book/draft.ts';
import type { IssuedCertificate } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { type Err, err, ok } from '@tabellion/kernel/result.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { CorrectionOrChange } from '../../people/rules/readCorrectionOrChange.ts';
import {
  backdatePersonEntry,
  editProposed,
  type PeopleContext,
  recordOrProposeDrafts,
} from '../../people/server/public.ts';
import {
  newestVersionOf,
  recordActs,
  recordDraft,
  replaceDraft,
} from '../../registers/server/public/acts.ts';
import { createProposal, meet } from '../../registers/server/public/proposals.ts';
import type { IssueTerms } from '../rules/readIssuance.ts';
import { issueOf, type PlannedIssuance } from './planned.ts';

interface Holding {
  readonly personId: string;
  readonly planned: readonly PlannedIssuance[];
  readonly how: CorrectionOrChange;
}

export async function saveIssuances(
  write: OrganizationWrite,
  context: PeopleContext,
  { personId, planned, how }: Holding,
) {
  for (const one of planned) {
    const saved = await saveOne(write, context, { personId, one, how });
    if (!saved.ok) return atFieldsOf(one, saved);
  }
  return ok(null);
}

/** Refusals of a resolution land at the fields of the issuance. */
const atFieldsOf = <Code extends TextCode>({ prefix }: PlannedIssuance, { error }: Err<Refusal<Code>>) => {
  const { fields } = error;
  const ofForm = fields?.map((one) =>
    /^resolution(_on)?$/.test(one.path) ? { ...one, path: `${prefix}${one.path}` } : one,
  );
  return err({ ...error, ...(ofForm && { fields: ofForm }) });
};

interface Saving {
  readonly personId: string;
  readonly one: PlannedIssuance;
  readonly how: CorrectionOrChange;
}

function saveOne(write: OrganizationWrite, context: PeopleContext, saving: Saving) {
  const { existing, securityId } = saving.one;
  if (existing === undefined) return subscribe(write, context, saving.personId, [saving.one]);
  const proposal = context.registers.proposed.get(securityId);
  if (proposal === undefined) return correct(write, context, saving);
  return amend(write, context, { ...saving, proposalId: proposal.proposalId });
}

/** New ones: each issued on record when all that it needs is there, else a subscription (CBCA s. 25(3)). */
export async function subscribe(
  write: OrganizationWrite,
  context: PeopleContext,
  personId: string,
  planned: readonly PlannedIssuance[],
) {
  for (const one of planned) {
    const draft = issueDraft(issueOf(personId, one), one.terms, dayOrFoundingEvents(context, one.on));
    const placed =
      one.on !== null || context.target === 'founding'
        ? await recordOrProposeDrafts(write, context, [draft])
        : await createProposal(write, 'subscription', [draft]);
    if (!placed.ok) return atFieldsOf(one, placed);
  }
  return ok(null);
}

/** Says a subscription again; when nothing is awaited any more after incorporation, its shares are issued. */
async function amend(
  write: OrganizationWrite,
  context: PeopleContext,
  { personId, one, proposalId }: Saving & { readonly proposalId: string },
) {
  if (one.on !== null) {
    const entered = await backdatePersonEntry(write, context, personId, one.on);
    if (!entered.ok) return entered;
  }
  const edited = await editProposed(write, context, proposalId, (drafts) =>
    ok(drafts.map((draft) => withTerms(draft, one))),
  );
  if (!edited.ok) return edited;
  return context.target === 'founding' ? ok(null) : settle(write, one, proposalId);
}

function withTerms(draft: DraftAct, { securityId, terms, on }: PlannedIssuance): DraftAct {
  if (draft.verb === 'void' || draft.kind !== 'issued') return draft;
  if (!draft.payload.issues.some((one) => one.securityId === securityId)) return draft;
  const { resolution, issuedOn, ...rest } = terms;
  const issues = draft.payload.issues.map((one) =>
    one.securityId === securityId ? { ...one, ...rest } : one,
  );
  const dating = issuedOn === null || on === null ? draft.dating : { on };
  return { ...draft, dating, payload: { issues, resolution } };
}

/** Meets by hand what the form says of its subscription: by which resolution it is passed, and when it was paid. The last of
 *  them issues the shares. */
async function settle(write: OrganizationWrite, { terms, on }: PlannedIssuance, proposalId: string) {
  const source = { kind: 'user', id: write.userId } as const;
  const days = { signatures: terms.resolution?.date ?? on, payment: terms.paidOn ?? on };
  for (const condition of ['signatures', 'payment'] as const) {
    const day = days[condition];
    if (day === null) continue;
    const met = await meet(write, proposalId, { condition, on: day, source });
    if (!met.ok) return met;
    const { outcome } = met.value;
    if (outcome === 'needs_attention') return err(met.value.refusal);
    if (outcome === 'applied') return ok(null);
  }
  return ok(null);
}

/** Corrects an issuance on record, with a reason: its class and number stay. */
async function correct(write: OrganizationWrite, context: PeopleContext, { personId, one, how }: Saving) {
  const { existing, terms, securityId } = one;
  if (how.as !== 'correction' || existing?.classId !== terms.classId)
    return refuseOnRecord('SHARES.ISSUANCE_ON_RECORD');
  const root = context.registers.madeBy.get(securityId);
  const newest = root === undefined ? undefined : await newestVersionOf(write.tx, write.orgId, root);
  if (newest === undefined || newest.verb === 'void') return refuse('GENERAL.NOT_FOUND');
  if (newest.kind !== 'issued')
    return refuse('SHARES.ISSUED_BY_OTHER', { data: { record: ['correction'], entry: newest.root } });
  const { resolution, issuedOn: _issuedOn, ...rest } = terms;
  const issues = newest.payload.issues.map((issue) =>
    issue.securityId === securityId ? { ...issue, ...rest } : issue,
  );
  const dating = { on: one.on ?? newest.effectiveOn };
  const shared = issues.length > 1 ? movedWithOthers(newest, one) : [];
  if (shared.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields: shared });
  const entered = await backdatePersonEntry(write, context, personId, dating.on);
  if (!entered.ok) return entered;
  const corrected = replaceDraft(newest, { issues, resolution }, dating, { basis: how.reason });
  return recordActs(write, [corrected], { today: context.today });
}

/** Day and resolution are those of the act: shares that it issued to others as well do not change theirs with these. */
function movedWithOthers(
  act: { readonly effectiveOn: PlainDate; readonly payload: Pick<IssuedPayload, 'resolution'> },
  { on, terms, prefix }: PlannedIssuance,
): FieldRefusal[] {
  const { resolution } = act.payload;
  const fields = [
    ...(on !== null && on !== act.effectiveOn ? ['issuance_date'] : []),
    ...(terms.resolution?.number !== resolution?.number ? ['resolution'] : []),
    ...(terms.resolution?.date !== resolution?.date ? ['resolution_on'] : []),
  ];
  return fields.map((field) => ({ path: `${prefix}${field}`, textCode: 'SHARES.ISSUED_TOGETHER' }));
}

/** The acts by which shares on record really change hands or end; `data.record` names them. */
export const refuseOnRecord = <Code extends 'SHARES.ISSUANCE_ON_RECORD' | 'SHARES.HOLDER_STAYS'>(
  textCode: Code,
) =>
  refuse(textCode, {
    data: {
      record: [
        'transfer',
        'repurchase',
        'redemption',
        'surrender',
        'cancellation',
        ...(textCode === 'SHARES.ISSUANCE_ON_RECORD' ? ['correction'] : []),
      ],
    },
  });

const issueDraft = (issue: Issue, { resolution }: IssueTerms, dating: Dating) =>
  recordDraft('issued', { issues: [issue], resolution }, dating);

/** After incorporation a subscription rests on its own resolution, in a founding on the certificate too. */
function dayOrFoundingEvents({ target }: PeopleContext, on: PlainDate | null): Dating {
  if (on !== null) return { on };
  return {
    latestOf: target === 'founding' ? ['certificate', 'resolution', 'payment'] : ['resolution', 'payment'],
  };
}

/** Takes a subscription out of the proposal in which it waits. */
export async function retractIssue(
  write: OrganizationWrite,
  context: PeopleContext,
  { securityId }: IssuedCertificate,
) {
  const proposalId = context.registers.proposed.get(securityId)?.proposalId ?? '';
  return editProposed(write, context, proposalId, (drafts) =>
    ok(drafts.flatMap((draft) => without(draft, securityId))),
  );
}

function without(draft: DraftAct, securityId: string): DraftAct[] {
  if (draft.verb === 'void' || draft.kind !== 'issued') return [draft];
  const issues = draft.payload.issues.filter((one) => one.securityId !== securityId);
  return issues.length === 0 ? [] : [{ ...draft, payload: { ...draft.payload, issues } }];
}
