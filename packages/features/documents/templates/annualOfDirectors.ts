/** The directors' resolution for a financial year that has ended (CBCA ss. 117, 158). */
import { err, ok } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { annualOf, endedYears } from './annual.ts';
import { auditorBefore } from './auditors.ts';
import { isAudited } from './auditorWaiver.ts';
import { directorsResolve, directorsSign, generalClauses, numberAndDate } from './inWriting.ts';
import { officeName } from './issues.ts';
import { noAuditorClause } from './noAuditor.ts';
import { directorsOf, officersOf } from './ofTheDay.ts';
import { actsPassedBy, blanksOf, blocksOf, rootsOf } from './resolutions/clauses.ts';
import { ofDirectors } from './resolutions/directorsResolution.ts';
import { interestClauses, partiesOf } from './resolutions/interests.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, dateIn, personOf } from './words.ts';

const en = {
  title: 'Annual resolution of the directors',
  titleOf: (yearEnd: string) => `Annual resolution of the directors, year ended ${yearEnd}`,
  statements: 'Financial statements',
  approved: (yearEnd: string) =>
    `The financial statements of the Corporation for the financial year ended ${yearEnd} are approved. Any director may sign them as evidence of the approval.`,
  presented: (isAudited: boolean): string =>
    `The financial statements${isAudited ? ', with the report of the auditor,' : ''} are to be presented to the shareholders.`,
  sent: 'A copy of them is sent to each shareholder at least 21 days before the resolution in place of the annual meeting is signed, except to a shareholder who has informed the Corporation in writing that he or she does not want one.',
  meeting: 'Annual meeting',
  inWriting:
    'A resolution in writing that deals with all the matters of the annual meeting, and takes its place, is submitted to the shareholders entitled to vote.',
  audited: 'The shareholders are asked to appoint an auditor.',
  officers: 'Officers',
  remain: (isOne: boolean): string =>
    isOne ? 'The following officer remains in office:' : 'The following officers remain in office:',
  officer: (name: string, office: string) => `${name}, ${office}`,
};
const fr: typeof en = {
  title: 'Résolution annuelle des administrateurs',
  titleOf: (yearEnd) => `Résolution annuelle des administrateurs, exercice clos le ${yearEnd}`,
  statements: 'États financiers',
  approved: (yearEnd) =>
    `Les états financiers de la société pour l’exercice clos le ${yearEnd} sont approuvés. Tout administrateur peut les signer pour attester cette approbation.`,
  presented: (isAudited) =>
    `Les états financiers${isAudited ? ', accompagnés du rapport du vérificateur,' : ''} seront présentés aux actionnaires.`,
  sent: 'Un exemplaire en est envoyé à chaque actionnaire au moins 21 jours avant la signature de la résolution tenant lieu d’assemblée annuelle, sauf à ceux qui ont informé la société par écrit qu’ils ne souhaitent pas en recevoir.',
  meeting: 'Assemblée annuelle',
  inWriting:
    'Une résolution écrite, qui porte sur toutes les questions de l’assemblée annuelle et en tient lieu, est soumise aux actionnaires habiles à voter.',
  audited: 'Les actionnaires sont invités à nommer un vérificateur.',
  officers: 'Dirigeants',
  remain: (isOne) =>
    isOne ? 'La personne suivante demeure en poste :' : 'Les personnes suivantes demeurent en poste :',
  officer: (name, office) => `${name}, ${office}`,
};
const wording = { en, fr };

export const annualOfDirectors: Template = {
  name: 'annual_resolution_of_directors',
  section: 'directors_resolutions',
  audience: 'directors',
  version: '2026-12-30',
  own: 'all',
  due: (facts) =>
    endedYears(facts).map(({ yearEnd, dueOn }) => {
      const annual = { body: 'directors', yearEnd } as const;
      const { number = null, datedOn = null } = annualOf(facts, annual) ?? {};
      return {
        subject: yearEnd,
        number,
        datedOn,
        dueOn,
        annual,
        carries: rootsOf(carriedIn(facts, yearEnd)),
        passing: 'directors',
        title: wording[facts.language].titleOf(dateIn(facts.language, yearEnd)),
        signees: directorsOf({ ...facts, asOf: datedOn ?? facts.asOf }).map(
          ({ personId }) => ({ personId, capacity: 'director' }) as const,
        ),
      };
    }),
  print(facts, { subject: yearEnd, number, datedOn, signees }) {
    const { language } = facts;
    const words = wording[language];
    if (number === null || datedOn === null) return err([{ fact: 'resolution' }]);
    const acts = carriedIn(facts, yearEnd);
    const blanks = blanksOf(facts, ofDirectors, acts);
    if (blanks.length > 0) return err(blanks);
    // Whom an entry appoints by it, a clause of its own names.
    const appointed = new Set(
      acts.flatMap((act) => (act.kind === 'appointed' ? act.payload.appointmentId : [])),
    );
    const officers = officersOf({ ...facts, asOf: datedOn }).filter(
      ({ appointmentId }) => !appointed.has(appointmentId),
    );
    const interests = interestClauses(facts, {
      directors: signees.map(({ personId }) => personId),
      parties: partiesOf(facts, acts),
    });
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: numberAndDate(language, number, datedOn),
      blocks: [
        ...directorsResolve(facts, signees),
        { kind: 'heading', text: words.statements },
        clause(facts, words.approved(dateIn(language, yearEnd)), { cbca: '158' }),
        clause(facts, words.presented(auditorBefore(facts, datedOn) !== null), { cbca: '155' }),
        // Ontario's Act sets other days, which were not read.
        ...(facts.statute === 'cbca' ? [clause(facts, words.sent, { cbca: '159(1)' })] : []),
        { kind: 'heading', text: words.meeting },
        clause(facts, words.inWriting, { cbca: '142' }),
        isAudited(facts) ? clause(facts, words.audited, { cbca: '162' }) : noAuditorClause(facts, 'request'),
        ...(officers.length === 0
          ? []
          : ([
              { kind: 'heading', text: words.officers },
              clause(
                facts,
                words.remain(officers.length === 1),
                { cbca: '121' },
                officers.map((seat) =>
                  words.officer(personOf(facts, seat.personId).name, officeName(facts, seat)),
                ),
              ),
            ] satisfies Block[])),
        ...blocksOf(facts, ofDirectors, acts),
        ...generalClauses(language, interests),
        ...directorsSign(facts, signees, { hasInterests: interests.length > 0 }),
      ],
    });
  },
};

/** Acts that were passed with it. */
function carriedIn(facts: BookFacts, yearEnd: string) {
  const resolution = annualOf(facts, { body: 'directors', yearEnd });
  return resolution === undefined ? [] : actsPassedBy(facts, ofDirectors, resolution);
}
