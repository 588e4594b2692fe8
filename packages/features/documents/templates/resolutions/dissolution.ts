/** Dissolution of a corporation: the directors resolve it where no shares were issued (CBCA s. 210(1)), else the shareholders do, each
 *  class by a special resolution of its own, whether its shares vote otherwise or not (s. 210(2), (3)). */
import { clause, personOf } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

const en = {
  title: 'Dissolution of the Corporation',
  ground: {
    no_shares:
      'No shares of the Corporation have been issued. The dissolution of the Corporation is authorized.',
    no_property:
      'The Corporation has no property and no liabilities. The dissolution of the Corporation is authorized.',
    distributed:
      'The directors are authorized to cause the Corporation to discharge its liabilities and to distribute its remaining property among its shareholders, before the articles of dissolution are sent. The dissolution of the Corporation is authorized.',
  },
  awaited: 'The Corporation ceases to exist on the date shown in the certificate of dissolution.',
  articles: (isFederal: boolean): string =>
    `Any director or officer may sign the articles of dissolution and send them to the ${isFederal ? 'Director' : 'registry'}.`,
  keeper: (name: string) =>
    `${name} keeps the documents and records of the Corporation for six years after its dissolution, or longer where the law requires it.`,
};
const fr: typeof en = {
  title: 'Dissolution de la société',
  ground: {
    no_shares: 'La société n’a émis aucune action. La dissolution de la société est autorisée.',
    no_property: 'La société n’a ni biens ni dettes. La dissolution de la société est autorisée.',
    distributed:
      'Les administrateurs sont autorisés à faire régler les dettes de la société et répartir le reliquat de ses biens entre ses actionnaires, avant l’envoi des clauses de dissolution. La dissolution de la société est autorisée.',
  },
  awaited: 'La société cesse d’exister à la date indiquée dans le certificat de dissolution.',
  articles: (isFederal) =>
    `Tout administrateur ou dirigeant peut signer les clauses de dissolution et les envoyer au ${isFederal ? 'directeur nommé en vertu de la loi' : 'registre public'}.`,
  keeper: (name) =>
    `${name} conserve les documents et livres de la société pendant six ans après sa dissolution, ou plus longtemps si la loi l’exige.`,
};
const wording = { en, fr };

const sections = { no_shares: '210(1)', no_property: '210(2)', distributed: '210(3)' } as const;

const dissolution = (isOfShareholders: boolean): ClauseMaker<'dissolved'> => ({
  heading: { en: 'Dissolution', fr: 'Dissolution' },
  title: ({ language }) => wording[language].title,
  isNeeded: (_facts, { payload }) => (payload.ground !== 'no_shares') === isOfShareholders,
  classesOf: (_act, { classes }) => classes.map(({ classId }) => classId),
  clauses: (facts, acts) =>
    acts.flatMap(({ payload: { ground, keeper } }) => {
      const words = wording[facts.language];
      return [
        clause(facts, words.ground[ground], { cbca: sections[ground] }),
        // It is passed before the certificate is there, whose day nobody knows then.
        clause(facts, words.awaited, { cbca: '210(6)' }),
        clause(facts, words.articles(facts.statute === 'cbca'), { cbca: '210(4)' }),
        clause(facts, words.keeper(personOf(facts, keeper).name), { cbca: '225' }),
      ];
    }),
});

export const dissolutionByDirectors = dissolution(false);
export const dissolutionByShareholders = dissolution(true);
