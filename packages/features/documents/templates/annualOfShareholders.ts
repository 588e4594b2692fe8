/** The shareholders' resolution in place of an annual meeting (CBCA ss. 142, 155, 163). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { annualOf, endedYears } from './annual.ts';
import { auditorBefore } from './auditors.ts';
import {
  isByMajority,
  numberAndDate,
  ordinaryVoters,
  shareholdersResolve,
  shareholdersSign,
} from './inWriting.ts';
import { noAuditorClause } from './noAuditor.ts';
import { directorsOf, votersOf } from './ofTheDay.ts';
import { actsPassedBy, blanksOf, blocksOf, isOrdinary, rootsOf, titleOf } from './resolutions/clauses.ts';
import { ofShareholders } from './resolutions/shareholdersResolution.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, dateIn, personOf } from './words.ts';

const en = {
  title: 'Annual resolution of the shareholders',
  titleOf: (yearEnd: string) => `Annual resolution of the shareholders, year ended ${yearEnd}`,
  statements: 'Financial statements',
  presented: (yearEnd: string, isAudited: boolean) =>
    `The financial statements of the Corporation for the financial year ended ${yearEnd}, as the directors approved them,${isAudited ? ' and the report of the auditor on them' : ''} have been presented to the shareholders.`,
  directors: 'Directors',
  elected: (isSole: boolean): string =>
    `${isSole ? 'The following person is elected director' : 'The following persons are elected directors'} until the close of the next annual meeting of shareholders, or until ${isSole ? 'a successor is' : 'their successors are'} elected:`,
  auditor: 'Auditor',
  audited: (name: string) =>
    `${name} is appointed auditor until the close of the next annual meeting of shareholders.`,
  noted: 'Taken note of',
  notPassed:
    'The shareholders take note of the following, which needs a special resolution. This resolution does not pass it:',
  general: 'General',
  approved:
    'All that the directors and officers have done for the Corporation up to the date of this resolution is approved.',
  instead:
    'This resolution deals with all the matters that must be dealt with at an annual meeting of shareholders, and takes the place of the meeting.',
  insteadOfAll:
    'This resolution deals with all the matters that must be dealt with at an annual meeting of shareholders. It takes the place of the meeting where all the shareholders entitled to vote sign it.',
};
const fr: typeof en = {
  title: 'Résolution annuelle des actionnaires',
  titleOf: (yearEnd) => `Résolution annuelle des actionnaires, exercice clos le ${yearEnd}`,
  statements: 'États financiers',
  presented: (yearEnd, isAudited) =>
    `Les états financiers de la société pour l’exercice clos le ${yearEnd}, approuvés par les administrateurs, ${isAudited ? 'et le rapport du vérificateur ' : ''}ont été présentés aux actionnaires.`,
  directors: 'Administrateurs',
  elected: (isSole) =>
    `${isSole ? 'La personne suivante est élue' : 'Les personnes suivantes sont élues'} au poste d’administrateur jusqu’à la clôture de la prochaine assemblée annuelle ou jusqu’à ${isSole ? 'son' : 'leur'} remplacement :`,
  auditor: 'Vérificateur',
  audited: (name) =>
    `La personne ou le cabinet suivant est nommé vérificateur jusqu’à la clôture de la prochaine assemblée annuelle : ${name}.`,
  noted: 'Prise d’acte',
  notPassed:
    'Les actionnaires prennent acte de ce qui suit, qui exige une résolution spéciale. La présente résolution ne l’adopte pas :',
  general: 'Dispositions générales',
  approved:
    'Les actes accomplis pour la société par les administrateurs et les dirigeants jusqu’à la date de la présente résolution sont approuvés.',
  instead:
    'La présente résolution porte sur toutes les questions devant être réglées à une assemblée annuelle et en tient lieu.',
  insteadOfAll:
    'La présente résolution porte sur toutes les questions devant être réglées à une assemblée annuelle. Elle en tient lieu si tous les actionnaires habiles à voter la signent.',
};
const wording = { en, fr };

export const annualOfShareholders: Template = {
  name: 'annual_resolution_of_shareholders',
  section: 'shareholders_resolutions',
  audience: 'shareholders',
  version: '2026-12-28',
  own: 'all',
  due: (facts) =>
    endedYears(facts).flatMap(({ yearEnd, dueOn }) => {
      const annual = { body: 'shareholders', yearEnd } as const;
      const { number = null, datedOn = null } = annualOf(facts, annual) ?? {};
      const day = { ...facts, asOf: datedOn ?? facts.asOf };
      const voters = votersOf(day);
      if (voters.length === 0) return [];
      return [
        {
          subject: yearEnd,
          number,
          datedOn,
          dueOn,
          annual,
          carries: rootsOf(carriedIn(facts, yearEnd).filter(isPassed)),
          passing: 'ordinary',
          title: wording[facts.language].titleOf(dateIn(facts.language, yearEnd)),
          signees: ordinaryVoters(day, voters),
        } as const,
      ];
    }),
  print(facts, { subject: yearEnd, number, datedOn, signees }) {
    const { language } = facts;
    const words = wording[language];
    if (number === null || datedOn === null) return err([{ fact: 'resolution' }]);
    const carried = carriedIn(facts, yearEnd);
    const acts = carried.filter(isPassed);
    const noted = carried.filter((act) => !isPassed(act));
    const blanks = blanksOf(facts, ofShareholders, acts);
    if (blanks.length > 0) return err(blanks);
    // Whom an entry elects by it, or appoints auditor, a clause of its own names.
    const elected = new Set(
      acts.flatMap((act) => (act.kind === 'appointed' ? act.payload.appointmentId : [])),
    );
    const hasAuditor = acts.some(({ kind }) => kind === 'auditor.appointed');
    const directors = directorsOf({ ...facts, asOf: datedOn })
      .filter(({ appointmentId }) => !elected.has(appointmentId))
      .map(({ personId }) => personOf(facts, personId).name);
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: numberAndDate(language, number, datedOn),
      blocks: [
        ...shareholdersResolve(facts, signees),
        { kind: 'heading', text: words.statements },
        clause(facts, words.presented(dateIn(language, yearEnd), auditorBefore(facts, datedOn) !== null), {
          cbca: '155',
        }),
        ...(directors.length === 0
          ? []
          : ([
              { kind: 'heading', text: words.directors },
              clause(facts, words.elected(directors.length === 1), { cbca: '106' }, directors),
            ] satisfies Block[])),
        ...(hasAuditor
          ? []
          : ([{ kind: 'heading', text: words.auditor }, auditorClause(facts)] satisfies Block[])),
        ...blocksOf(facts, ofShareholders, acts),
        ...notedBlocks(facts, noted),
        { kind: 'heading', text: words.general },
        { kind: 'clause', text: words.approved },
        clause(facts, isByMajority(signees) ? words.insteadOfAll : words.instead, { cbca: '142' }),
        ...shareholdersSign(facts, signees),
      ],
    });
  },
};

/** Its auditor holds office until the annual meeting closes, and is appointed anew by it (CBCA s. 162(1)). */
function auditorClause(facts: BookFacts) {
  const { auditor } = facts.corporation;
  const words = wording[facts.language];
  return typeof auditor === 'string'
    ? clause(facts, words.audited(auditor), { cbca: '162' })
    : noAuditorClause(facts, 'condition');
}

/** The annual resolution is ordinary, and passes nothing that needs a special one (CBCA ss. 173(1), 210). */
const isPassed = (act: ChangeAct): boolean => isOrdinary(ofShareholders, [act]);

/** Acts that name its number all the same, as an entry of older days may. */
const notedBlocks = (facts: BookFacts, acts: readonly ChangeAct[]): Block[] =>
  acts.length === 0
    ? []
    : [
        { kind: 'heading', text: wording[facts.language].noted },
        {
          kind: 'clause',
          text: wording[facts.language].notPassed,
          parts: acts.map((act) => titleOf(facts, ofShareholders, [act])),
        },
      ];

/** Acts that name its number. */
function carriedIn(facts: BookFacts, yearEnd: string) {
  const resolution = annualOf(facts, { body: 'shareholders', yearEnd });
  return resolution === undefined ? [] : actsPassedBy(facts, ofShareholders, resolution);
}
