/** Filings on the wire. */

import { filingFee, filingSection, standingAtRiskFrom } from '@tabellion/law/deadlines/filings.ts';
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { Language } from '@tabellion/texts/text.ts';
import type { FilingDetail, FilingList, FilingView } from '../contract.ts';
import type { StandingFiling, StandingFilings } from './read.ts';

interface Reader {
  readonly texts: Texts;
  readonly language: Language;
  readonly nameOf: (personId: string) => string;
}

/** @param progress  of a return in progress (`annualProgress`) */
export function viewOf(
  filing: StandingFiling,
  { texts, language, nameOf }: Reader,
  progress: FilingView['progress'] = null,
): FilingView {
  const { deadline, registry } = filing;
  const fee = filingFee(filing);
  const { personId } = deadline;
  return {
    filing_id: filing.filingId,
    registration: filing.registration,
    kind: filing.kind,
    occasion: filing.occasion,
    filing_year: filing.filingYear,
    person: personId === null ? null : { _id: personId, display_name: nameOf(personId) },
    status: filing.status,
    open_from: filing.opensOn,
    due_date: deadline.dueOn,
    days: filing.days,
    at_risk_from: standingAtRiskFrom(deadline),
    rule: deadline.rule,
    count: deadline.count,
    counted_from: deadline.countedFrom,
    section: filingSection(filing),
    form: deadline.form,
    fee: fee === undefined ? null : { cents: fee.onlineCents, as_of: fee.as_of, source: fee.source },
    confirmWithRegistry: deadline.confirmWithRegistry,
    progress,
    waits_for: filing.waitsFor,
    older_year: filing.olderYear,
    registry: {
      state: registry.state,
      number: registry.number,
      accepted_on: registry.filedOn,
      is_specimen: registry.isSpecimen,
      reasons: registry.reasons.map(({ textCode, params }) => texts[language](textCode, params)),
      document_id: registry.documentId,
      return_id: registry.returnId,
    },
    corrects: filing.corrects,
  };
}

/** @param progress  by the ids of the returns in progress */
export function listOf(
  standing: StandingFilings,
  reader: Reader,
  progress: ReadonlyMap<string, FilingView['progress']>,
): FilingList {
  const { today, filings, facts } = standing;
  const isHidden =
    facts !== null &&
    facts.financialYears === undefined &&
    jurisdiction(facts.jurisdiction).annualFiling.rule.anchor === 'fiscal_year_end';
  return {
    today,
    since: facts?.incorporatedOn ?? null,
    filingList: filings.map((one) => viewOf(one, reader, progress.get(one.filingId))),
    hidden_without_year_end: isHidden ? [{ registration: facts.jurisdiction, kind: 'annual_filing' }] : [],
  };
}

export const historyOf = (
  { events }: StandingFiling,
  users: ReadonlyMap<string, string>,
): FilingDetail['history'] =>
  events.map(({ event, at, byUser, filedOn, details }) => ({
    event,
    at,
    by: byUser === null ? '' : (users.get(byUser) ?? ''),
    filed_on: filedOn,
    number: details.number ?? null,
    reason: details.reason ?? null,
  }));
