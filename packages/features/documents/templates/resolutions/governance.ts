/** The shareholders appoint an auditor (CBCA s. 162); the directors choose a bank, and make by-laws, which the shareholders confirm
 *  (s. 103). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { removalClauses, replacementClauses } from '../auditors.ts';
import { numberInWords } from '../numberWords.ts';
import type { BookFacts, DocumentLanguage } from '../template.ts';
import { capitalized, clause, listIn, personOf } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

const en = {
  auditor: (name: string) =>
    `${name} is appointed auditor of the Corporation until the close of the next annual meeting of shareholders or until a successor is appointed. The directors may fix the remuneration of the auditor.`,
  auditorOf: (name: string) => `Appointment of ${name} as auditor`,
  bank: (bank: string, branch: string | null) =>
    `The bank of the Corporation is ${bank}${branch === null ? '' : `, ${branch}`}.`,
  bankOf: (bank: string) => `Banking, ${bank}`,
  sole: (name: string) => `${name} may open accounts there, sign cheques and give orders for payment.`,
  any: (names: string, together: string) =>
    `The following people may open accounts there, sign cheques and give orders for payment, any ${together} of them together: ${names}.`,
  anyOne: (names: string) =>
    `Each of the following people alone may open accounts there, sign cheques and give orders for payment: ${names}.`,
  before: 'This replaces every earlier resolution about banking.',
  byLaw: {
    made: (name: string, title: string) =>
      `${name}, ${title}, is made in the form that is filed in the minute book with this resolution.`,
    amended: (name: string, title: string) =>
      `${name}, ${title}, is amended. As amended it reads as filed in the minute book with this resolution.`,
    repealed: (name: string, title: string) => `${name}, ${title}, is repealed.`,
  },
  submitted:
    'The by-laws, amendments and repeals in this resolution are effective from its date. The directors submit them to the shareholders at their next meeting, where they may confirm, reject or amend them by ordinary resolution.',
  byLawOf: { made: 'made', amended: 'amended', repealed: 'repealed' },
  confirmed: {
    made: (name: string) => `${name} is confirmed as the directors made it.`,
    amended: (name: string) => `${name} is confirmed as the directors amended it.`,
    repealed: (name: string) => `The repeal of ${name} by the directors is confirmed.`,
  },
  confirmationOf: (name: string, isRepeal: boolean) =>
    `Confirmation of ${isRepeal ? 'the repeal of ' : ''}${name}`,
};
const fr: typeof en = {
  auditor: (name) =>
    `La personne ou le cabinet suivant est nommé vérificateur de la société, jusqu’à la clôture de la prochaine assemblée annuelle ou jusqu’à son remplacement : ${name}. Les administrateurs peuvent fixer sa rémunération.`,
  auditorOf: (name) => `Nomination du vérificateur, ${name}`,
  bank: (bank, branch) =>
    `La banque de la société est la suivante : ${bank}${branch === null ? '' : `, ${branch}`}.`,
  bankOf: (bank) => `Opérations bancaires, ${bank}`,
  sole: (name) => `${name} peut y ouvrir des comptes, signer des chèques et ordonner des paiements.`,
  any: (names, together) =>
    `Les personnes suivantes peuvent y ouvrir des comptes, signer des chèques et ordonner des paiements, ${together} d’entre elles agissant ensemble : ${names}.`,
  anyOne: (names) =>
    `Chacune des personnes suivantes peut seule y ouvrir des comptes, signer des chèques et ordonner des paiements : ${names}.`,
  before: 'La présente résolution remplace toute résolution antérieure sur les opérations bancaires.',
  byLaw: {
    made: (name, title) =>
      `Le ${name}, ${title}, est pris dans la forme jointe à la présente résolution dans les livres de la société.`,
    amended: (name, title) =>
      `Le ${name}, ${title}, est modifié. Ainsi modifié, il se lit dans la forme jointe à la présente résolution dans les livres de la société.`,
    repealed: (name, title) => `Le ${name}, ${title}, est révoqué.`,
  },
  submitted:
    'Les mesures relatives aux règlements administratifs que prévoit la présente résolution prennent effet à sa date. Les administrateurs les soumettent, dès l’assemblée suivante, aux actionnaires, qui peuvent, par résolution ordinaire, les confirmer, les rejeter ou les modifier.',
  byLawOf: { made: 'pris', amended: 'modifié', repealed: 'révoqué' },
  confirmed: {
    made: (name) => `Le ${name} est confirmé tel que les administrateurs l’ont pris.`,
    amended: (name) => `Le ${name} est confirmé tel que les administrateurs l’ont modifié.`,
    repealed: (name) => `La révocation du ${name} par les administrateurs est confirmée.`,
  },
  confirmationOf: (name, isRepeal) => `Confirmation ${isRepeal ? 'de la révocation ' : ''}du ${name}`,
};
const wording = { en, fr };

/** `By-law No. 2`; in French without a capital within a sentence. */
export const byLawName = (language: DocumentLanguage, number: string): string =>
  language === 'en' ? `By-law No. ${number}` : `règlement administratif n° ${number}`;

const headings = {
  auditor: { en: 'Auditor', fr: 'Vérificateur' },
  bank: { en: 'Banking', fr: 'Opérations bancaires' },
  byLaws: { en: 'By-laws', fr: 'Règlements administratifs' },
} as const;

/** A majority of the votes appoints. */
export const auditorAppointment: ClauseMaker<'auditor.appointed'> = {
  heading: headings.auditor,
  isOrdinary: true,
  title: ({ language }, acts) =>
    acts.map(({ payload }) => wording[language].auditorOf(payload.auditor)).join('; '),
  clauses: (facts, acts) =>
    acts.flatMap((act) => [
      ...removalClauses(facts, act),
      clause(facts, wording[facts.language].auditor(act.payload.auditor), { cbca: '162' }),
      ...replacementClauses(facts, act),
    ]),
};

export const banking: ClauseMaker<'banking.set'> = {
  heading: headings.bank,
  title: ({ language }, acts) => acts.map(({ payload }) => wording[language].bankOf(payload.bank)).join('; '),
  clauses: (facts, acts) =>
    acts.flatMap(({ payload: { bank, branch, signers, together } }) => {
      const words = wording[facts.language];
      return [
        clause(facts, words.bank(bank, branch)),
        clause(facts, signing(facts, signers, together)),
        clause(facts, words.before),
      ];
    }),
};

function signing(facts: BookFacts, signers: readonly string[], together: number): string {
  const { language } = facts;
  const words = wording[language];
  const names = signers.map((personId) => personOf(facts, personId).name);
  const [first = ''] = names;
  if (names.length === 1) return words.sole(first);
  if (together === 1) return words.anyOne(listIn(language, names));
  return words.any(listIn(language, names), numberInWords(BigInt(together), language));
}

export const byLawsMade: ClauseMaker<'bylaw.changed'> = {
  heading: headings.byLaws,
  title: ({ language }, acts) =>
    acts
      .map(
        ({ payload: { number, change } }) =>
          `${capitalized(byLawName(language, number))}, ${wording[language].byLawOf[change]}`,
      )
      .join('; '),
  clauses: (facts, acts) => [
    ...acts.map(({ payload: { number, title, change } }) =>
      clause(facts, wording[facts.language].byLaw[change](byLawName(facts.language, number), title), {
        cbca: '103',
      }),
    ),
    clause(facts, wording[facts.language].submitted, { cbca: '103' }),
  ],
};

/** A majority of the votes confirms. */
export const byLawsConfirmed: ClauseMaker<'bylaw.confirmed'> = {
  heading: headings.byLaws,
  isOrdinary: true,
  title: (facts, acts) =>
    acts
      .map((act) =>
        wording[facts.language].confirmationOf(
          byLawName(facts.language, act.payload.number),
          changeConfirmed(facts, act) === 'repealed',
        ),
      )
      .join('; '),
  clauses: (facts, acts) =>
    acts.map((act) => {
      const { language } = facts;
      const words = wording[language].confirmed[changeConfirmed(facts, act)];
      return clause(facts, words(byLawName(language, act.payload.number)), { cbca: '103' });
    }),
};

/** The last thing that the directors did with it before. */
const changeConfirmed = (
  { acts }: Pick<BookFacts, 'acts'>,
  { seq, payload: { number } }: ChangeAct<'bylaw.confirmed'>,
) => {
  const last = acts.findLast(
    (one) => one.kind === 'bylaw.changed' && one.payload.number === number && one.seq < seq,
  );
  return last?.kind === 'bylaw.changed' ? last.payload.change : 'made';
};
