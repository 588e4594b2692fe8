/** The resolution by which the shareholders confirm the by-law and elect the directors (CBCA ss. 103, 106, 142). */
import { err, ok } from '@tabellion/kernel/result.ts';
import { foundingSeats, passedOn, withPlanned } from './founded.ts';
import { numberAndDate, ordinaryVoters, shareholdersResolve, shareholdersSign } from './inWriting.ts';
import { noAuditorClause } from './noAuditor.ts';
import type { Template } from './template.ts';
import { clause, directorsOf, organizedOn, organizingOf, personOf, votersOf } from './words.ts';

const en = {
  title: 'Organizing resolution of the shareholders',
  byLaw: 'By-law No. 1, made by the directors, is confirmed.',
  elected: (isSole: boolean) =>
    `${isSole ? 'The following person is elected director' : 'The following persons are elected directors'} until the close of the next annual meeting of shareholders, or until ${isSole ? 'a successor is' : 'their successors are'} elected:`,
  acts: 'All that was done for the Corporation by its first board since the Corporation came into existence is approved.',
};
const fr: typeof en = {
  title: 'Résolution d’organisation prise par les actionnaires',
  byLaw: 'Le règlement administratif n° 1, pris par les administrateurs, est confirmé.',
  elected: (isSole) =>
    `${isSole ? 'La personne suivante est élue' : 'Les personnes suivantes sont élues'} au poste d’administrateur jusqu’à la clôture de la prochaine assemblée annuelle ou jusqu’à ${isSole ? 'son' : 'leur'} remplacement :`,
  acts: 'Les actes accomplis pour la société par son premier conseil d’administration depuis sa constitution sont approuvés.',
};
const wording = { en, fr };

export const organizingOfShareholders: Template = {
  name: 'organizing_resolution_of_shareholders',
  section: 'shareholders_resolutions',
  audience: 'shareholders',
  version: '2026-12-24',
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
        noAuditorClause(facts, 'condition'),
        { kind: 'clause', text: words.acts },
        ...shareholdersSign(facts, signees),
      ],
    });
  },
};
