/** Changes as their list and their page show them. */

import type { PlainDate } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { filingSection } from '@tabellion/law/deadlines/filings.ts';
import { governmentFee } from '@tabellion/law/fees.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { localizedParams, type Texts } from '@tabellion/platform/http/answer.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { userNames } from '../../accounts/server/public.ts';
import { readBookFacts } from '../../documents/server/public.ts';
import { directorsOf, officersOf } from '../../documents/templates/ofTheDay.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { personOf } from '../../documents/templates/words.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { bodyOfRule, type Field, type Form } from '../rules/changeKind.ts';
import { type Difference, differencesBetween } from '../rules/differences.ts';
import { type DeclaredDividend, isPayable } from '../rules/dividends.ts';
import { askedFields, type KindOfChange, kindOf, kindsUnder, needsEveryone } from '../rules/kinds.ts';
import {
  type HeldMeeting,
  isApprovedByHand,
  isOverState,
  meetingsOf,
  waitingSince,
} from '../rules/progress.ts';
import type { ChangeLine, ChangeView, FormField, PartInput } from '../shapes.ts';
import type { ChangePorts } from './ports.ts';
import { feeCents } from './price.ts';
import { type StandingChange, standingChange, standingOf } from './read.ts';
import { selectChanges } from './store/changes.ts';

export type ChangeReader = Pick<OrganizationContext, 'orgId' | 'now' | 'language'> & { readonly q: Queries };

export async function listView({ q, orgId, now, language }: ChangeReader, texts: Texts) {
  const rows = await selectChanges(q, orgId);
  const names = await userNames(q, [...new Set(rows.map(({ madeBy }) => madeBy))]);
  const { jurisdiction } = await organizationOf(q, orgId);
  const changes: ChangeLine[] = [];
  for (const row of rows) changes.push(lineOf(await standingOf(q, orgId, row, now), names, texts[language]));
  return ok({
    changes,
    kinds: kindsUnder(jurisdiction).map((kind) => ({ kind, ...wordsOf(kind, texts[language]) })),
  });
}

export const wordsOf = (kind: KindOfChange, text: Text) => ({
  title: text(`change.kind.${kind}`),
  lead: text(`change.kind.${kind}.lead`),
});

function lineOf(change: StandingChange, names: ReadonlyMap<string, string>, text: Text): ChangeLine {
  const { changeId, parts, progress, envelope, madeAt, madeBy } = change;
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const isSigning = progress.state === 'signing';
  return {
    change_id: changeId,
    title: kinds.map((kind) => text(`change.kind.${kind}`)).join(' · '),
    kinds,
    state: progress.state,
    steps: progress.steps.map(({ step, isDone, on, given, of }) => ({
      step,
      is_done: isDone,
      on,
      given,
      of,
    })),
    waits_for: isSigning ? [...(envelope?.waitsFor ?? [])] : [],
    since: isOverState(progress.state) ? null : waitingSince(progress.state, change),
    envelope_id: envelope?.envelopeId ?? null,
    made_at: madeAt,
    made_by: names.get(madeBy) ?? '',
  };
}

export async function changeView(
  reader: ChangeReader,
  { texts, documents }: Pick<ChangePorts, 'texts' | 'documents'>,
  changeId: string,
) {
  const { q, orgId, now, language } = reader;
  const change = await standingChange(q, orgId, { changeId, now });
  if (change === undefined) return refuse('GENERAL.NOT_FOUND');
  const today = todayOf(await organizationOf(q, orgId), now);
  const book = (await readBookFacts(q, orgId, { asOf: today }))?.facts;
  if (book === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const names = await userNames(q, [change.madeBy]);
  const moved = await movedSince(reader, change, book);
  return ok({
    change: viewOf(change, { today, book, names, moved, text: texts[language], language, ports: documents }),
  });
}

/** Differences between the registers of when it went out and today's, where it needs attention. */
async function movedSince(
  { q, orgId }: ChangeReader,
  { progress, events }: StandingChange,
  book: BookFacts,
): Promise<readonly Difference[]> {
  const out = events.findLast(({ event }) => event === 'sent' || event === 'approved');
  if (progress.state !== 'attention' || out === undefined) return [];
  const then = await readBookFacts(q, orgId, { asOf: book.asOf, knownAt: out.at });
  return then === undefined ? [] : differencesBetween(then.facts, book);
}

interface Reading {
  readonly today: PlainDate;
  readonly moved: readonly Difference[];
  readonly book: BookFacts;
  readonly names: ReadonlyMap<string, string>;
  readonly text: Text;
  readonly language: ChangeReader['language'];
  readonly ports: Pick<ChangePorts['documents'], 'isWhiteLabel'>;
}

function viewOf(
  change: StandingChange,
  { today, book, names, moved, text, language, ports }: Reading,
): ChangeView {
  const { parts, progress, proposal, envelope, documents, filings, effectiveOn } = change;
  const isUntouched = envelope === null || envelope.isUntouched || envelope.state === 'void';
  const isEffective = proposal?.state === 'applied';
  return {
    ...lineOf(change, names, text),
    parts: parts.map(({ kind, form }) => ({
      kind,
      form,
      title: text(`change.kind.${kind}`),
      fields: fieldsOf(kind, book, text, form),
    })),
    reason: reasonOf(change, { text, language }),
    moved: [...moved],
    documents: documents.map(({ documentId, title, number, status }) => ({
      document_id: documentId,
      title,
      number,
      status,
    })),
    filings: filings.map((one) => ({
      registration: one.registration,
      kind: one.kind,
      form: one.deadline.form,
      section: filingSection(one),
      due_on: one.deadline.dueOn,
      fee_cents: governmentFee(one.registration, 'change_notice')?.onlineCents ?? null,
      filing_id: one.filingId,
      filed_on: one.registry.filedOn,
    })),
    effective_on: isEffective ? effectiveOn : null,
    government_fee_cents: feeCents(parts, book),
    may_edit:
      ['draft', 'attention', 'rejected', 'unfiled'].includes(progress.state) ||
      (progress.state === 'signing' && isUntouched),
    takes_upload: ports.isWhiteLabel,
    may_withdraw: ['draft', 'signing', 'paying', 'scheduled', 'attention', 'rejected', 'unfiled'].includes(
      progress.state,
    ),
    besides: ['signing', 'paying', 'unfiled'].includes(progress.state)
      ? parts.flatMap(({ kind }, at) => (kindOf(kind).besides ?? []).map((name) => `${at}.form.${name}`))
      : [],
    may_meet:
      progress.state === 'draft' &&
      meetingsOf(change).length === 0 &&
      !needsEveryone(parts) &&
      parts.some((part) => isResolved(part, book)),
    signed_on_paper: signedOnPaper(change),
    people: peopleOf(book),
    dividends: isEffective ? change.dividends.map((one) => dividendView(one, { today, book })) : [],
    meetings: meetingsSaid(change).map((one) => meetingView(one, book)),
  };
}

/** Why it needs attention, the votes that were not enough, or the registry's reasons for sending it back. */
function reasonOf(
  { progress, proposal, events }: StandingChange,
  { text, language }: Pick<Reading, 'text' | 'language'>,
): string | null {
  const reader = { text, language };
  if (progress.state === 'attention' && proposal?.attention)
    return text(proposal.attention.textCode, localizedParams(reader, proposal.attention.params));
  if (progress.state === 'refused') return votedDown(events.at(-1)?.details.meetings ?? [], text);
  if (progress.state !== 'rejected' && progress.state !== 'unfiled') return null;
  const { reasons = [] } = events.findLast(({ event }) => event === 'rejected')?.details ?? {};
  return reasons.map(({ textCode, params }) => text(textCode, localizedParams(reader, params))).join(' ');
}

function signedOnPaper(change: StandingChange): ChangeView['signed_on_paper'] {
  if (!isApprovedByHand(change)) return null;
  const { on, attestedBy } = change.events.findLast(({ event }) => event === 'approved')?.details ?? {};
  return on === undefined || attestedBy === undefined ? null : { on, attested_by: attestedBy };
}

/** Directors and officers, each once. */
const peopleOf = (book: BookFacts): ChangeView['people'] => {
  const directors = new Set(directorsOf(book).map(({ personId }) => personId));
  const all = new Set([...directors, ...officersOf(book).map(({ personId }) => personId)]);
  return [...all].map((id) => ({
    person_id: id,
    name: personOf(book, id).name,
    is_director: directors.has(id),
  }));
};

/** Those that passed it as it stands, or voted it down. */
const meetingsSaid = (change: StandingChange): readonly HeldMeeting[] => {
  const last = change.events.at(-1);
  return last?.event === 'refused' ? (last.details.meetings ?? []) : meetingsOf(change);
};

const meetingView = ({ body, heldOn, votes }: HeldMeeting, { classes }: BookFacts) => ({
  body,
  held_on: heldOn,
  votes: votes.map((vote) => ({
    class_name: classes.find(({ classId }) => classId === vote.classId)?.name ?? null,
    rule: vote.rule,
    for: vote.for,
    against: vote.against,
    entitled: vote.entitled,
    needed: vote.needed,
    is_carried: vote.isCarried,
  })),
});

const dividendView = (
  one: DeclaredDividend,
  { today, book }: Pick<Reading, 'today' | 'book'>,
): ChangeView['dividends'][number] => {
  const { part, classId, payableOn, review } = one;
  return {
    part,
    class_name: book.classes.find((known) => known.classId === classId)?.name ?? '',
    payable_on: payableOn,
    review: review && { on: review.on, attested_by: review.attestedBy, is_solvent: review.isSolvent },
    may_review: isPayable(one, today),
  };
};

/** The votes that were not enough. */
const votedDown = (meetings: readonly HeldMeeting[], text: Text): string =>
  meetings
    .flatMap(({ votes }) => votes.filter(({ isCarried }) => !isCarried))
    .map((vote) => text('change.votedDown', { for: vote.for, against: vote.against, needed: vote.needed }))
    .join(' ');

const isResolved = ({ kind, form }: PartInput, book: BookFacts): boolean =>
  bodyOfRule(kindOf(kind).approvers({ book, form })) !== null;

/** The fields of a kind, as typed where something was. */
export const fieldsOf = (kind: KindOfChange, book: BookFacts, text: Text, form: Form = {}): FormField[] =>
  askedFields(kind, book).map((field) =>
    fieldView({ ...field, value: form[field.name] ?? field.value }, text),
  );

const fieldView = (
  { name, label, help, as, value, isOptional, when, isMore, choices = [] }: Field,
  text: Text,
): FormField => ({
  name,
  label: text(label),
  help: help === undefined ? null : text(help),
  as,
  value,
  is_optional: isOptional === true,
  when: when === undefined ? null : { field: when.field, is: [...when.is] },
  is_more: isMore === true,
  choices: choices.map((choice) => ({
    value: choice.value,
    label: typeof choice.label === 'string' ? text(choice.label) : choice.label.name,
  })),
});
