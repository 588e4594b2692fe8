/** The board of today: residents (CBCA s. 105(3)), as many as the articles say, those whom it added itself (s. 106(8)); and the consents
 *  of its directors, in writing within ten days after their election (s. 106(9)). */
import { type BoardMember, judgeAdditional, judgeBoard } from '@tabellion/book/judge/board.ts';
import type { Finding } from '@tabellion/book/judge/finding.ts';
import { CONSENT_DAYS } from '@tabellion/book/judge/law.ts';
import { addDays } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { DueInBook } from '../../documents/shapes.ts';
import { directorsOf, electedOn } from '../../documents/templates/ofTheDay.ts';
import type { Provision } from '../../documents/templates/provisions.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { listIn, personOf } from '../../documents/templates/words.ts';
import { boardRulesOf, isElected, isLateConsent, seatsSinceElection } from '../../people/rules/board.ts';
import { draftOf, inForce, needsSignature, openDocument } from './papers.ts';
import type { CheckFacts, Fix, Found, Rule } from './rule.ts';

const consent = 'director_consent';

const dueConsent = ({ due }: CheckFacts, appointmentId: string) =>
  due.find(
    ({ template, subject, isOnFile }) => template === consent && subject === appointmentId && !isOnFile,
  );

const filedConsent = (facts: CheckFacts, appointmentId: string) =>
  inForce(facts).find(({ template, subject }) => template === consent && subject === appointmentId);

const consentFix = (due: DueInBook | undefined): Fix =>
  due === undefined ? { do: 'open', page: 'directors' } : draftOf(due);

const consentMissing: Rule = {
  code: 'consent_missing',
  severity: 'error',
  provision: { cbca: '106(9)' },
  find: (facts) =>
    facts.book.statute === null
      ? []
      : facts.book.appointments
          .filter((one) => one.position === 'director' && one.status === 'active' && one.consentOn === null)
          // That of a seat which was held before the minute book began here lies in the former one (decision 122).
          .filter(
            ({ from, orBefore }) =>
              facts.book.isFoundedHere || (from >= facts.book.beganOn && orBefore !== true),
          )
          .flatMap(({ appointmentId, personId, from }) => {
            const filed = filedConsent(facts, appointmentId);
            // Signed on paper, its day is entered with the director; signed here, it is recorded.
            const unsigned = filed?.status === 'signed' ? undefined : filed;
            const due = dueConsent(facts, appointmentId);
            const dueOn = addDays(from, CONSENT_DAYS);
            return {
              subject: appointmentId,
              about: personOf(facts.book, personId).name,
              params: { from, dueOn },
              dueOn,
              fix: unsigned === undefined ? consentFix(due) : openDocument(unsigned),
            };
          }),
};

/** The registers say that a director consented, and the paper is not there, or not signed. */
const consentNotFiled: Rule = {
  code: 'consent_not_filed',
  severity: 'warning',
  provision: { cbca: '106(9)' },
  find: (facts) =>
    facts.book.appointments
      .filter((one) => one.position === 'director' && one.consentOn !== null)
      .flatMap(({ appointmentId, personId, consentOn }) => {
        const filed = filedConsent(facts, appointmentId);
        const due = dueConsent(facts, appointmentId);
        const found = {
          subject: appointmentId,
          about: personOf(facts.book, personId).name,
          params: { on: consentOn ?? '' },
        };
        if (filed !== undefined) return needsSignature(filed) ? { ...found, fix: openDocument(filed) } : [];
        return due === undefined ? [] : { ...found, fix: draftOf(due) };
      }),
};

/** The consent came when the election had no effect any more, unless the director was present at it or has acted since. */
const consentLate: Rule = {
  code: 'consent_late',
  severity: 'warning',
  provision: { cbca: '106(9)' },
  find: ({ book }) =>
    book.appointments
      .filter((one) => isLateConsent(one, book.corporation.jurisdiction))
      .map(({ appointmentId, personId, from, consentOn }) => ({
        subject: appointmentId,
        about: personOf(book, personId).name,
        params: { from, on: consentOn ?? '', dueOn: addDays(from, CONSENT_DAYS) },
        fix: { do: 'open', page: 'directors' } as const,
      })),
};

/** Faults of the board as it stands, by the law that also judges who is appointed to it.
 *  @param unknown  what somebody counts as of whom nobody said whether he is a resident Canadian */
function faultsOf({ corporation, ...book }: BookFacts, unknown: boolean): readonly Finding[] {
  const board = [...new Set(directorsOf(book).map(({ personId }) => personId))].map(
    (personId): BoardMember => ({
      personId,
      residentCanadian: personOf(book, personId).residentCanadian ?? unknown,
    }),
  );
  const jurisdiction = corporation.jurisdiction as JurisdictionId;
  return judgeBoard(board, boardRulesOf({ corporation, jurisdiction, sector: corporation.sector }));
}

const ofBoard = (
  code: 'board_residency' | 'board_below_minimum' | 'board_above_maximum',
  provision: Provision,
): Rule => ({
  code,
  severity: 'error',
  provision,
  find: ({ book }) =>
    // Directors of a corporation that was taken over may be residents of whom it was never asked.
    faultsOf(book, !book.isFoundedHere)
      .filter((one) => one.code === code)
      .map(({ params }) => foundInBoard(params)),
});

/** A corporation that was taken over has enough residents only if some are of whom nobody said so. */
const residentsUnknown: Rule = {
  code: 'residents_unknown',
  severity: 'hint',
  provision: { cbca: '105(3)' },
  find({ book }) {
    const isShort = (unknown: boolean) =>
      faultsOf(book, unknown).some(({ code }) => code === 'board_residency');
    return isShort(false) && !isShort(!book.isFoundedHere) ? [foundInBoard({})] : [];
  },
};

/** A board that nobody sits on is below every minimum, and the Act itself asks for one director (s. 102(2)). */
const belowMinimum: Rule = {
  ...ofBoard('board_below_minimum', { cbca: '111' }),
  find: ({ book }) =>
    faultsOf(book, false).flatMap(({ code, params }) => {
      if (code === 'board_below_minimum') return foundInBoard(params);
      if (code !== 'board_empty') return [];
      const minimum = book.corporation.board?.minimum ?? 1;
      return { ...foundInBoard({ directors: 0, minimum }), provision: { cbca: '102(2)' } };
    }),
};

const foundInBoard = (params: Finding['params']): Found => ({
  subject: '',
  about: '',
  params: inWords(params),
  fix: { do: 'open', page: 'directors' },
});

const inWords = (params: Finding['params']): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

const additionalDirectors: Rule = {
  code: 'additional_directors',
  severity: 'error',
  provision: { cbca: '106(8)' },
  find({ book }) {
    const elected = electedOn(book);
    if (book.statute !== 'cbca' || elected === null) return [];
    const seats = seatsSinceElection(book.appointments, { electedOn: elected, on: book.asOf });
    const added = directorsOf(book).filter((one) => one.from > elected && !isElected(one));
    return judgeAdditional(seats).map(({ params }) => ({
      subject: '',
      about: listIn(
        book.language,
        added.map(({ personId }) => personOf(book, personId).name),
      ),
      params: inWords(params),
      fix: { do: 'open', page: 'directors' } as const,
    }));
  },
};

/** Directors delegate to a managing director who is a resident Canadian (s. 115(1)). */
const managingDirectorNotResident: Rule = {
  code: 'managing_director_not_resident',
  severity: 'warning',
  provision: { cbca: '115(1)' },
  find: ({ book }) =>
    book.statute === 'cbca'
      ? book.appointments
          .filter(({ position, status }) => position === 'managing_director' && status === 'active')
          .filter(({ personId }) => personOf(book, personId).residentCanadian !== true)
          .map(({ appointmentId, personId }) => ({
            subject: appointmentId,
            about: personOf(book, personId).name,
            params: {},
            fix: { do: 'open', page: 'officers' } as const,
          }))
      : [],
};

export const directorRules: readonly Rule[] = [
  consentMissing,
  consentLate,
  consentNotFiled,
  ofBoard('board_residency', { cbca: '105(3)' }),
  residentsUnknown,
  belowMinimum,
  ofBoard('board_above_maximum', { cbca: '6(1)' }),
  additionalDirectors,
  managingDirectorNotResident,
];
