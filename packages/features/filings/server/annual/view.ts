/** An annual return on the wire, for the member who reads it. */

import { ok } from '@tabellion/kernel/result.ts';
import { filingFee, isFilingKind } from '@tabellion/law/deadlines/filings.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { userNames } from '../../../accounts/server/public.ts';
import { newestPaymentOf, paymentById } from '../../../billing/server/public.ts';
import { documentTitles } from '../../../documents/server/public.ts';
import { directorsOf, officersOf } from '../../../documents/templates/ofTheDay.ts';
import { personOf } from '../../../documents/templates/words.ts';
import { matterOf } from '../../../matters/server/public.ts';
import { type AnnualStep, type AnnualView, annualSteps, resolutionWays } from '../../annualView.ts';
import { changedSince, type JudgedLine } from '../../rules/annualAnswers.ts';
import { isNoticeOf, linesOf } from '../../rules/annualLines.ts';
import { judgeStatements } from '../../rules/annualResolutions.ts';
import { standingEvents } from '../../rules/status.ts';
import { type AnnualLinkRow, selectAnnualLinks, selectSeen } from '../store/annual.ts';
import { versionOf } from './answering.ts';
import { bookOn, factsIn } from './facts.ts';
import { certifierOf, returnOf } from './paper.ts';
import type { AnnualPorts } from './ports.ts';
import { type AnnualState, auditorOf, newest, readState } from './state.ts';
import { isStepDone } from './steps.ts';

type Reader = Pick<OrganizationContext, 'orgId' | 'now' | 'user' | 'language'> & { readonly q: Queries };

export async function annualView(reader: Reader, ports: AnnualPorts, filingId: string) {
  const { q, orgId, now, language } = reader;
  const read = await readState(q, orgId, { filingId, now });
  if (!read.ok) return read;
  const state = read.value;
  const { filing, year, today, asOf, current } = state;
  const [links, matterId, since, payment] = await Promise.all([
    selectAnnualLinks(q, orgId, { filingId }),
    matterOf(q, orgId, { kind: 'annual_filing', subject: filingId }),
    sinceSeen(reader, state),
    paymentOf(q, orgId, filingId),
  ]);
  const by = await namesOf(q, state, links);
  const fee = filingFee(filing);
  const paper = returnOf(state);
  const people = [...directorsOf(current.book), ...officersOf(current.book)].map(({ personId }) => personId);
  const view: AnnualView = {
    filing_id: filingId,
    matter_id: matterId ?? null,
    registration: filing.registration,
    filing_year: year,
    as_of: asOf,
    due_on: filing.deadline.dueOn,
    today,
    status: filing.status,
    lines: state.lines.map(({ answer, isGone, ...line }) => ({
      ...line,
      is_gone: isGone,
      notice: noticeView(line, state),
      version: versionOf(line),
      answer: answer && {
        answer: answer.answer,
        at: answer.at,
        by: by(
          answer.byUser,
          state.answers.find(({ at, line: of }) => at === answer.at && of === line.line)?.byLink,
        ),
        note: answer.note,
      },
    })),
    is_seen: since !== undefined,
    since: [...(since ?? [])],
    steps: annualSteps.map((step) => stepView(step, state, by)),
    resolutions: await resolutionsView(q, orgId, state),
    certifiers: [...new Set(people)].map((personId) => ({
      person_id: personId,
      name: personOf(current.book, personId).name,
    })),
    certified_by: certifierOf(state)?.personId ?? null,
    government_fee: fee === undefined ? null : fee.onlineCents / 100,
    fee_as_of: fee?.as_of ?? null,
    payment,
    registry: {
      state: filing.registry.state,
      number: filing.registry.number,
      filed_on: filing.registry.filedOn,
      is_specimen: filing.registry.isSpecimen,
      reasons: filing.registry.reasons.map(({ textCode, params }) => ports.texts[language](textCode, params)),
    },
    return_document: filing.registry.returnId,
    confirmation_document:
      filing.registry.documentId ?? newest(state.answers, 'confirmation')?.details.documentId ?? null,
    next_due_on: nextDueOf(state),
    client_links: links.map((link) => ({
      link_id: link.linkId,
      email: link.email,
      ends_on: link.endsOn,
      is_open: !link.isRevoked && link.endsOn >= today,
    })),
    takes_upload: ports.documents.isWhiteLabel,
    uploaded: newest(state.answers, 'return')?.details.documentId ?? null,
    text: {
      language: state.filed.book.language,
      title: paper.title,
      subtitle: paper.subtitle ?? null,
      blocks: [...paper.blocks],
    },
  };
  return ok(view);
}

type NameOf = (userId: string | null, linkId: string | null | undefined) => string;

/** The member, or the address of the client who was asked. */
async function namesOf(
  q: Queries,
  { answers, filing }: AnnualState,
  links: readonly AnnualLinkRow[],
): Promise<NameOf> {
  const ids = [...answers, ...filing.events].flatMap(({ byUser }) => byUser ?? []);
  const users = await userNames(q, [...new Set(ids)]);
  return (userId, linkId) =>
    userId === null ? (links.find((one) => one.linkId === linkId)?.email ?? '') : (users.get(userId) ?? '');
}

/** Lines that entries changed since this member was here; undefined where he never was. */
async function sinceSeen({ q, orgId, user }: Reader, state: AnnualState) {
  const { today, seq, current, beside, filing } = state;
  const seen = await selectSeen(q, orgId, { filingId: filing.filingId, userId: user.userId });
  if (seen === undefined) return undefined;
  if (seen.seq >= seq) return [];
  const then = await bookOn(q, orgId, { asOf: today, known: seen });
  return then === undefined
    ? []
    : changedSince(linesOf(factsIn(then, beside)), linesOf(factsIn(current, beside)));
}

async function paymentOf(q: Queries, orgId: string, filingId: string): Promise<AnnualView['payment']> {
  const paymentId = await newestPaymentOf(q, orgId, filingId);
  const payment = paymentId === undefined ? undefined : await paymentById(q, orgId, paymentId);
  return payment === undefined
    ? null
    : {
        status: payment.status,
        reason: payment.reason,
        action_url: payment.actionUrl,
        refunded: payment.refundedCents === null ? null : Number(payment.refundedCents) / 100,
      };
}

/** When the return of the next year falls due, once it is computed. */
function nextDueOf({ filing, standing: { filings, deadlines }, year }: AnnualState) {
  if (filing.status !== 'Complete') return null;
  const isNext = (one: { registration: string; kind: string }, of: number | null): boolean =>
    one.registration === filing.registration && one.kind === filing.kind && of !== null && of > year;
  const next = filings.find((one) => isNext(one, one.filingYear))?.deadline;
  return (next ?? deadlines.find((one) => isNext(one, one.year)))?.dueOn ?? null;
}

/** The last notice that waits of what a line says. */
function noticeView({ line, state }: Pick<JudgedLine, 'line' | 'state'>, { standing }: AnnualState) {
  if (state !== 'changed') return null;
  const waiting = standing.deadlines.flatMap(({ kind, form, dueOn, personId }) =>
    isFilingKind(kind) && isNoticeOf(line, kind, personId) ? { kind, form, due_on: dueOn } : [],
  );
  return waiting.at(-1) ?? null;
}

/** A step, with the person who did it last. */
function stepView(step: AnnualStep, state: AnnualState, by: NameOf): AnnualView['steps'][number] {
  const { answers, filing, lines } = state;
  const didIt = (last: { byUser: string | null; byLink?: string | null; at: string } | undefined) => ({
    step,
    is_done: isStepDone(step, state),
    by: last === undefined ? null : by(last.byUser, last.byLink),
    at: last?.at ?? null,
  });
  const events = standingEvents(filing.events);
  switch (step) {
    case 'corporation':
    case 'people': {
      const names = new Set(lines.filter(({ group }) => group === step).map(({ line }) => line));
      return didIt(answers.findLast(({ line }) => names.has(line)));
    }
    case 'resolutions':
      return didIt(newest(answers, 'way'));
    case 'checkout':
      return didIt(events.findLast(({ event }) => event === 'paid'));
    case 'complete':
      return didIt(events.findLast(({ event }) => event === 'accepted' || event === 'marked_filed'));
  }
}

async function resolutionsView(
  q: Queries,
  orgId: string,
  { papers, answers, today }: AnnualState,
): Promise<AnnualView['resolutions']> {
  const { documentId, periodEnd, sentOn = null } = newest(answers, 'statements')?.details ?? {};
  const titles = await documentTitles(q, orgId, documentId === undefined ? [] : [documentId]);
  const statements =
    documentId === undefined || periodEnd === undefined
      ? null
      : {
          document_id: documentId,
          title: titles.get(documentId) ?? '',
          period_end: periodEnd,
          sent_on: sentOn,
        };
  const way = newest(answers, 'way')?.answer;
  return {
    year_end: papers.yearEnd,
    way: resolutionWays.find((one) => one === way) ?? null,
    documents: [...papers.documents],
    statements,
    statement_fault:
      papers.yearEnd === null
        ? null
        : judgeStatements(
            statements && { periodEnd: statements.period_end, sentOn: statements.sent_on },
            today,
          ),
    auditor: auditorOf({ answers }),
    is_waiver_refused: papers.isWaiverRefused,
    notice_on: newest(answers, 'notice')?.details.on ?? null,
  };
}
