/** The resolution by which the shareholders confirm the by-law, and the first issue of shares where every director is a party to it,
 *  and elect the directors (CBCA ss. 103, 106, 120(7.1), 142). */
import { err, ok } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { foundingSeats, passedOn, subscribingBoard, withPlanned } from './founded.ts';
import { numberAndDate, ordinaryVoters, shareholdersResolve, shareholdersSign } from './inWriting.ts';
import { noAuditorClause } from './noAuditor.ts';
import { directorsOf, organizedOn, organizingOf, votersOf } from './ofTheDay.ts';
import type { BookFacts, Signee, Template } from './template.ts';
import { clause, listIn, personOf, signatureLines } from './words.ts';

interface Disclosure {
  readonly isOne: boolean;
  readonly isSole: boolean;
}

const en = {
  title: 'Organizing resolution of the shareholders',
  byLaw: 'By-law No. 1, made by the directors, is confirmed.',
  disclosed: (names: string, { isOne, isSole }: Disclosure) =>
    `The interest of ${names}, ${isOne ? 'a director who takes' : 'directors who take'} shares of the first issue, was disclosed to the ${isSole ? 'shareholder' : 'shareholders'} before this resolution was signed.`,
  confirmed:
    'The first issue of shares, as the organizing resolution of the directors sets it out, is confirmed.',
  confirmedBySpecial:
    'The first issue of shares, as the organizing resolution of the directors sets it out, is confirmed by special resolution.',
  elected: (isSole: boolean) =>
    `${isSole ? 'The following person is elected director' : 'The following persons are elected directors'} until the close of the next annual meeting of shareholders, or until ${isSole ? 'a successor is' : 'their successors are'} elected:`,
  acts: 'All that was done for the Corporation by its first board since the Corporation came into existence is approved.',
};
const fr: typeof en = {
  title: 'Résolution d’organisation prise par les actionnaires',
  byLaw: 'Le règlement administratif n° 1, pris par les administrateurs, est confirmé.',
  disclosed: (names, { isOne, isSole }) =>
    `L’intérêt ${isOne ? 'qu’a le membre' : 'qu’ont les membres'} du conseil d’administration qui ${isOne ? 'souscrit' : 'souscrivent'} des actions de la première émission (${names}) a été communiqué ${isSole ? 'à l’actionnaire' : 'aux actionnaires'} avant la signature de la présente résolution.`,
  confirmed:
    'La première émission d’actions, telle que la prévoit la résolution d’organisation prise par les administrateurs, est confirmée.',
  confirmedBySpecial:
    'La première émission d’actions, telle que la prévoit la résolution d’organisation prise par les administrateurs, est confirmée par résolution spéciale.',
  elected: (isSole) =>
    `${isSole ? 'La personne suivante est élue' : 'Les personnes suivantes sont élues'} au poste d’administrateur jusqu’à la clôture de la prochaine assemblée annuelle ou jusqu’à ${isSole ? 'son' : 'leur'} remplacement :`,
  acts: 'Les actes accomplis pour la société par son premier conseil d’administration depuis sa constitution sont approuvés.',
};
const wording = { en, fr };

export const organizingOfShareholders: Template = {
  name: 'organizing_resolution_of_shareholders',
  section: 'shareholders_resolutions',
  audience: 'shareholders',
  version: '2026-12-30',
  own: 'all',
  due(real) {
    if (!real.isFoundedHere) return [];
    const facts = withPlanned(real);
    const day = { ...facts, asOf: organizedOn(facts) };
    const voters = votersOf(day);
    if (voters.length === 0) return [];
    return [
      {
        subject: '',
        title: wording[facts.language].title,
        number: organizingOf(facts, 'shareholders')?.number ?? null,
        datedOn: passedOn(real, 'shareholders'),
        carries: [],
        signees: ordinaryVoters(day, voters),
        passing: 'ordinary',
      },
    ];
  },
  print(real, { number, datedOn, signees }) {
    const facts = withPlanned(real);
    const words = wording[facts.language];
    if (number === null) return err([{ fact: 'organizing_resolution' }]);
    const on = datedOn ?? organizedOn(facts);
    const board = foundingSeats(facts, on, directorsOf({ ...facts, asOf: on }));
    const directors = board.map(({ personId }) => personOf(facts, personId).name);
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: numberAndDate(facts.language, number, datedOn),
      blocks: [
        ...shareholdersResolve(facts, signees),
        clause(facts, words.byLaw, { cbca: '103' }),
        // The election says how many they are: in Ontario only a special resolution sets a number within the limits of the articles.
        clause(facts, words.elected(directors.length === 1), { cbca: '106' }, directors),
        ...confirmation(facts, signees),
        noAuditorClause(facts, 'condition'),
        { kind: 'clause', text: words.acts },
        ...shareholdersSign(facts, signees),
      ],
    });
  },
};

/** A resolution that all who may vote on it sign is a special one (CBCA ss. 2(1), 142(1)). It is none in Ontario, where more than
 *  half of the votes may be enough. */
function confirmation(facts: BookFacts, signees: readonly Signee[]): Block[] {
  const board = subscribingBoard(facts);
  if (board.length === 0) return [];
  const { language, statute } = facts;
  const { disclosed, confirmed, confirmedBySpecial } = wording[language];
  const names = board.map((personId) => personOf(facts, personId).name);
  const disclosure = { isOne: names.length === 1, isSole: signatureLines(facts, signees).length === 1 };
  return [
    clause(facts, disclosed(listIn(language, names), disclosure), { cbca: '120(7.1)(b)' }),
    clause(facts, statute === 'cbca' ? confirmedBySpecial : confirmed, { cbca: '120(7.1)(a)' }),
  ];
}
