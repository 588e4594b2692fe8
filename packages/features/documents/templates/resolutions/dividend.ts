/** The directors declare a dividend, once they reviewed that the corporation stays solvent by it (CBCA ss. 42, 43, 134). */
import { classIn } from '../phrases.ts';
import type { BookFacts } from '../template.ts';
import { clause, dateIn, dollarsIn } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

const en = {
  titleOf: (shares: string) => `Dividend on the ${shares}`,
  declared: (amount: string, shares: string, recordOn: string, payableOn: string) =>
    `A dividend of ${amount} per share is declared on the ${shares}. It is payable on ${payableOn} to the holders of record at the close of business on ${recordOn}.`,
  notified:
    'Notice of this record date is given at least seven days before it, by advertisement in a newspaper published or distributed where the Corporation has its registered office and in each place in Canada where it has a transfer agent or where a transfer of its shares may be recorded, unless every registered holder of these shares waives it in writing.',
  arrears: 'It first pays any cumulative dividends of earlier years that are unpaid on these shares.',
  solvent: (on: string) =>
    `On ${on} the directors were satisfied that there are no reasonable grounds for believing that:`,
  liabilities:
    'the Corporation is, or would after the payment be, unable to pay its liabilities as they become due; or',
  assets:
    'the realizable value of its assets would after the payment be less than the aggregate of its liabilities and the stated capital of all classes.',
};
const fr: typeof en = {
  titleOf: (shares) => `Dividende sur les ${shares}`,
  declared: (amount, shares, recordOn, payableOn) =>
    `Un dividende de ${amount} par action est déclaré sur les ${shares}. Il est payable le ${payableOn} aux détenteurs inscrits à la fermeture des bureaux le ${recordOn}.`,
  notified:
    'Avis de cette date de référence est donné au moins sept jours à l’avance, par insertion dans un journal publié ou diffusé au lieu du siège social de la société et en chaque lieu du Canada où elle a un agent de transfert ou où le transfert de ses actions peut être inscrit, à moins que chaque détenteur inscrit de ces actions n’y renonce par écrit.',
  arrears:
    'Il acquitte d’abord les dividendes cumulatifs d’années antérieures qui demeurent impayés sur ces actions, le cas échéant.',
  solvent: (on) =>
    `Le ${on}, les administrateurs se sont assurés qu’il n’existe aucun motif raisonnable de croire que :`,
  liabilities: 'la société ne peut, ou ne pourrait de ce fait, acquitter son passif à échéance; ou',
  assets:
    'la valeur de réalisation de son actif serait, de ce fait, inférieure au total de son passif et de son capital déclaré.',
};
const wording = { en, fr };

function isCumulative(facts: BookFacts, classId: string): boolean {
  const rights = facts.classes.find((one) => one.classId === classId)?.dividend;
  return rights?.type === 'fixed' && rights.cumulative;
}

export const dividend: ClauseMaker<'dividend.declared'> = {
  heading: { en: 'Dividends', fr: 'Dividendes' },
  title: (facts, acts) =>
    acts.map(({ payload }) => wording[facts.language].titleOf(classIn(facts, payload.classId))).join('; '),
  clauses: (facts, acts) =>
    acts.flatMap(({ payload, effectiveOn }) => {
      const { classId, perShare, recordOn, payableOn, solvencyOn, resolution } = payload;
      const { language } = facts;
      const words = wording[language];
      const amount = dollarsIn(language, perShare);
      const days = [dateIn(language, recordOn), dateIn(language, payableOn)] as const;
      // Where the directors fix no record date, it is the day of their resolution, and nothing is notified.
      const isFixed = recordOn > (resolution?.date ?? effectiveOn);
      const recorded = isFixed ? '134(1)(a)' : '134(2)(b)';
      return [
        clause(facts, words.declared(amount, classIn(facts, classId), ...days), {
          cbca: `43(1), ${recorded}`,
        }),
        ...(facts.statute === 'cbca' && isFixed ? [clause(facts, words.notified, { cbca: '134(3)' })] : []),
        // How much differs by share where they were issued at other prices or on other days.
        ...(isCumulative(facts, classId) ? [clause(facts, words.arrears)] : []),
        clause(facts, words.solvent(dateIn(language, solvencyOn)), { cbca: '42' }, [
          words.liabilities,
          words.assets,
        ]),
      ];
    }),
};
