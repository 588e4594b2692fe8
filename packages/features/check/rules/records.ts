/** The records that a corporation keeps (CBCA s. 20): its articles, its by-laws, where they are, and who controls it (s. 21.1). */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { addMonths } from '@tabellion/kernel/date.ts';
import { isResolution } from '../../documents/rules/isResolution.ts';
import type { FiledDocument } from '../../documents/shapes.ts';
import { organizedOn, votersOf } from '../../documents/templates/ofTheDay.ts';
import { isAfterBookBegan } from '../../documents/templates/resolutions/clauses.ts';
import { personOf } from '../../documents/templates/words.ts';
import { draftOf, inForce, missingOf, needsSignature, openDocument, papersOf } from './papers.ts';
import type { CheckFacts, Found, Rule } from './rule.ts';

/** The by-law of the organization, as its document is called among those of its template. */
const FIRST_BY_LAW = '1';

/** The shareholders confirm by-laws that the directors made, or they lapse (s. 103). */
const byLawUnconfirmed: Rule = {
  code: 'by_law_unconfirmed',
  severity: 'warning',
  provision: { cbca: '103' },
  find: (facts) => [...firstUnconfirmed(facts), ...laterUnconfirmed(facts)],
};

function firstUnconfirmed(facts: CheckFacts): Found[] {
  const documents = inForce(facts);
  const byLaw = documents.find(({ template, subject }) => template === 'by_law' && subject === FIRST_BY_LAW);
  const confirming = documents.find(({ template }) => template === 'organizing_resolution_of_shareholders');
  if (byLaw === undefined || isConfirmed(facts, byLaw)) return [];
  if (confirming !== undefined && !needsSignature(confirming)) return [];
  const due = facts.due.find(
    ({ template, isOnFile }) => template === 'organizing_resolution_of_shareholders' && !isOnFile,
  );
  const remedy: Found['fix'] =
    due === undefined ? { do: 'open', page: 'section', id: 'shareholders_resolutions' } : draftOf(due);
  return [
    {
      subject: byLaw.documentId,
      about: byLaw.title,
      params: {},
      fix: confirming === undefined ? remedy : openDocument(confirming),
    },
  ];
}

/** Those that entries tell stay open until an entry confirms them. */
const laterUnconfirmed = ({ book: { corporation } }: CheckFacts): Found[] =>
  (corporation.byLaws ?? [])
    .filter(({ confirmedOn }) => confirmedOn === null)
    .map(({ number, title }) => ({
      subject: `by-law ${number}`,
      about: `${number}, ${title}`,
      params: {},
      fix: { do: 'open', page: 'section', id: 'shareholders_resolutions' },
    }));

/** The shareholders sign it beside the directors: then it says itself that they confirm it. */
const isConfirmed = ({ book }: CheckFacts, byLaw: FiledDocument): boolean =>
  byLaw.status === 'signed' &&
  !needsSignature(byLaw) &&
  votersOf({ ...book, asOf: organizedOn(book) }).length > 0;

/** One founded here is asked for its documents by name; of one that existed before, any in the section will do. */
const emptySection = (section: 'articles' | 'by_laws'): Rule => ({
  code: `${section}_missing`,
  severity: 'warning',
  provision: { cbca: '20(1)' },
  find: (facts) =>
    facts.book.isFoundedHere || inForce(facts).some((one) => one.section === section)
      ? []
      : [{ subject: section, about: '', params: {}, fix: { do: 'open', page: 'section', id: section } }],
});

/** The directors designate a place other than the registered office. */
const recordsPlaceUnresolved: Rule = {
  code: 'records_place_unresolved',
  severity: 'warning',
  provision: { cbca: '20(1)' },
  find(facts) {
    const { registeredOffice, recordsOffice } = facts.book.corporation;
    if (
      recordsOffice === undefined ||
      canonicalJson(recordsOffice) === canonicalJson(registeredOffice ?? null)
    )
      return [];
    const moved = facts.book.acts.findLast(
      (act) => act.kind === 'address.changed' && act.payload.place === 'records',
    );
    // Where they were kept before the corporation came here was resolved in the former minute book.
    if (moved !== undefined && !facts.book.isFoundedHere && !isAfterBookBegan(facts.book, moved)) return [];
    if (isSaidIn(facts, moved)) return [];
    const due = missingOf(facts, moved?.root ?? '').find(isResolution);
    const { street, city } = recordsOffice;
    return [
      {
        subject: moved?.root ?? 'records',
        about: `${street}, ${city}`,
        params: {},
        fix: due === undefined ? { do: 'open', page: 'minutes' } : draftOf(due),
      },
    ];
  },
};

/** A resolution of its own says it, or the organizing one where the place was known by then. */
function isSaidIn(facts: CheckFacts, moved: CheckFacts['book']['acts'][number] | undefined): boolean {
  if (moved !== undefined && papersOf(facts, moved.root).some(isResolution)) return true;
  const organizing = inForce(facts).find(({ template }) => template === 'organizing_resolution_of_directors');
  return (
    organizing?.datedOn !== undefined &&
    organizing.datedOn !== null &&
    (moved === undefined || moved.effectiveOn <= organizing.datedOn)
  );
}

/** Ontario's corporations alone keep the register. */
const landOf = ({ book: { statute, corporation } }: CheckFacts) =>
  statute === 'obca' ? (corporation.land ?? []) : [];

/** Copies of the deeds, transfers or similar documents are kept with the register of land (OBCA s. 140.1(3)). */
const landDocumentMissing: Rule = {
  code: 'land_document_missing',
  severity: 'warning',
  provision: { obca: '140.1' },
  find: (facts) =>
    landOf(facts)
      .filter(({ root }) => papersOf(facts, root).length === 0)
      .map(({ landId, address, identifier, legalDescription }) => ({
        subject: landId,
        about: address ?? identifier ?? legalDescription ?? '',
        params: {},
        fix: { do: 'open', page: 'land' },
      })),
};

/** Records are protected against falsification (s. 22(2)): what the ledger recorded is held against them every night. */
const ledgerDiffers: Rule = {
  code: 'ledger_differs',
  severity: 'error',
  provision: { cbca: '22(2)' },
  find: ({ differing }) =>
    [...new Map(differing.map((one) => [one.recordId, one])).values()].map(({ recordId, field }) => ({
      subject: recordId,
      about: '',
      params: { field },
      fix: { do: 'open', page: 'minutes' },
    })),
};

/** Each duty has days of its own: to record (s. 21.1(3)), to send to the Director (s. 21.21(1)), to dispose (s. 21.1(5)). */
const controlSections = { isc_record: '21.1(3)', isc_file: '21.21(1)', isc_dispose: '21.1(5)' } as const;

const controlOverdue: Rule = {
  code: 'control_overdue',
  severity: 'error',
  find: ({ book, controlDuties }) =>
    controlDuties
      .filter(({ dueOn }) => dueOn < book.asOf)
      .map(({ kind, dueOn, personId }) => ({
        subject: `${kind} ${personId ?? dueOn}`,
        about: personId === null ? '' : personOf(book, personId).name,
        params: { kind, dueOn },
        dueOn,
        provision: { cbca: controlSections[kind] },
        fix: { do: 'open', page: 'control_register' },
      })),
};

const review = ({ dueOn, year }: CheckFacts['reviews'][number]): Found => ({
  subject: dueOn,
  about: String(year),
  params: { dueOn },
  dueOn,
  fix: { do: 'open', page: 'control' },
});

export const recordRules: readonly Rule[] = [
  byLawUnconfirmed,
  emptySection('articles'),
  emptySection('by_laws'),
  recordsPlaceUnresolved,
  landDocumentMissing,
  ledgerDiffers,
  controlOverdue,
  // Steps to identify individuals with significant control, once in each financial year.
  {
    code: 'control_review_overdue',
    severity: 'warning',
    provision: { cbca: '21.1' },
    find: ({ reviews, book }) => reviews.filter(({ dueOn }) => dueOn < book.asOf).map(review),
  },
  {
    code: 'control_review_due',
    severity: 'hint',
    provision: { cbca: '21.1' },
    // That of the year after this one is not due yet.
    find: ({ reviews, book }) =>
      reviews.filter(({ dueOn }) => dueOn >= book.asOf && dueOn <= addMonths(book.asOf, 12)).map(review),
  },
];
