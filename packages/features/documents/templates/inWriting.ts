/** How a resolution in writing begins and ends: all who may vote on it sign (CBCA ss. 117, 142), or in Ontario the majority of the
 *  votes where it is an ordinary one of the shareholders (decision 114). */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { uncitedStatuteNote } from './notes.ts';
import { votesOf } from './ofTheDay.ts';
import type { BookFacts, DocumentLanguage, Signee } from './template.ts';
import { type Called, capitalized, dayIn, personOf, section, signatureLines, wordFor } from './words.ts';

/** The one who signs alone. */
const sole = {
  en: { directors: 'the sole director', shareholders: 'the sole shareholder' },
  fr: {
    directors: {
      f: 'l’administratrice unique',
      m: 'l’administrateur unique',
      both: 'l’administrateur unique',
    },
    shareholders: { f: 'la seule actionnaire', m: 'le seul actionnaire', both: 'le seul actionnaire' },
  },
} as const satisfies Readonly<Record<DocumentLanguage, Readonly<Record<string, Called>>>>;

const en = {
  carryOut:
    'Any director or officer may sign and deliver the documents that are needed to carry out this resolution.',
  directors: {
    resolve: 'The directors of the Corporation resolve as follows:',
    sole: (one: string) => `${capitalized(one)} of the Corporation resolves as follows:`,
    sign: (act: string) =>
      `This resolution is signed by all the directors entitled to vote on it, and is as valid as if it had been passed at a meeting of directors${act}.`,
    soleSigns: (one: string, act: string) =>
      `This resolution is signed by ${one}, and is as valid as if it had been passed at a meeting of directors${act}.`,
    interestedSign: (act: string) =>
      `This resolution is signed by the directors. On each matter, the signatures of all those entitled to vote on it make it as valid as if it had been passed at a meeting of directors${act}.`,
    interestedSoleSigns: (one: string, act: string) =>
      `This resolution is signed by ${one}. On each matter on which the director is entitled to vote, it is as valid as if it had been passed at a meeting of directors${act}.`,
  },
  shareholders: {
    resolve: 'The shareholders of the Corporation resolve as follows:',
    sole: (one: string) => `${capitalized(one)} of the Corporation entitled to vote resolves as follows:`,
    sign: (act: string) =>
      `This resolution is signed by all the shareholders entitled to vote on it, and is as valid as if it had been passed at a meeting of shareholders${act}.`,
    soleSigns: (one: string, act: string) =>
      `This resolution is signed by ${one} entitled to vote on it, and is as valid as if it had been passed at a meeting of shareholders${act}.`,
  },
  majority:
    'This resolution is signed by shareholders who hold more than half of the votes on it, and is as valid as if it had been passed at a meeting of shareholders. Notice of it is given to the shareholders who have not signed it.',
};
const fr: typeof en = {
  carryOut:
    'Tout administrateur ou dirigeant peut signer et remettre les documents nécessaires à l’exécution de la présente résolution.',
  directors: {
    resolve: 'Les administrateurs de la société prennent la résolution suivante :',
    sole: (one) => `${capitalized(one)} de la société prend la résolution suivante :`,
    sign: (act) =>
      `La présente résolution est signée par tous les administrateurs habiles à voter et a la même valeur que si elle avait été adoptée lors d’une réunion des administrateurs${act}.`,
    soleSigns: (one, act) =>
      `La présente résolution est signée par ${one} et a la même valeur que si elle avait été adoptée lors d’une réunion des administrateurs${act}.`,
    interestedSign: (act) =>
      `La présente résolution est signée par les administrateurs. Sur chaque question, la signature de tous ceux qui sont habiles à voter lui donne la même valeur que si elle avait été adoptée lors d’une réunion des administrateurs${act}.`,
    interestedSoleSigns: (one, act) =>
      `La présente résolution est signée par ${one} et a, sur chaque question où cette personne est habile à voter, la même valeur que si elle avait été adoptée lors d’une réunion des administrateurs${act}.`,
  },
  shareholders: {
    resolve: 'Les actionnaires de la société prennent la résolution suivante :',
    sole: (one) => `${capitalized(one)} de la société habile à voter prend la résolution suivante :`,
    sign: (act) =>
      `La présente résolution est signée par tous les actionnaires habiles à voter et a la même valeur que si elle avait été adoptée lors d’une assemblée${act}.`,
    soleSigns: (one, act) =>
      `La présente résolution est signée par ${one} habile à voter et a la même valeur que si elle avait été adoptée lors d’une assemblée${act}.`,
  },
  majority:
    'La présente résolution est signée par des actionnaires détenant plus de la moitié des voix et a la même valeur que si elle avait été adoptée lors d’une assemblée. Les actionnaires qui ne l’ont pas signée en sont avisés.',
};
const wording = { en, fr };

/** `D-2025-01, dated as of May 12, 2025`, as a resolution's subtitle; without a day it bears that of its last signature. */
export const numberAndDate = (language: DocumentLanguage, number: string, on: PlainDate | null): string =>
  `${number}, ${{ en: 'dated as of', fr: 'en date du' }[language]} ${dayIn(language, on)}`;

/** Under the last heading: what the resolution says itself, and who may sign to carry it out. */
export const generalClauses = (language: DocumentLanguage, before: readonly Block[] = []): Block[] => [
  { kind: 'heading', text: { en: 'General', fr: 'Dispositions générales' }[language] },
  ...before,
  { kind: 'clause', text: wording[language].carryOut },
];

type Body = 'directors' | 'shareholders';
type Signing = readonly [facts: BookFacts, signees: readonly Signee[]];

/** A clause of the interests of directors says that not all of them may vote on everything. */
interface Voting {
  readonly hasInterests: boolean;
}

const resolve =
  (body: Body) =>
  (...[facts, signees]: Signing): Block[] => {
    const words = wording[facts.language][body];
    const isSole = signatureLines(facts, signees).length === 1;
    return [
      ...uncitedStatuteNote(facts),
      {
        kind: 'paragraph',
        text: isSole ? words.sole(soleIn(facts, body, signees)) : words.resolve,
      },
    ];
  };

const soleIn = (facts: BookFacts, body: Body, [signee]: readonly Signee[]): string =>
  wordFor(sole[facts.language][body], personOf(facts, signee?.personId ?? '').gender);

function signed(
  facts: BookFacts,
  signees: readonly Signee[],
  say: (isSole: boolean, act: string) => string,
  cbca: string,
): Block[] {
  const lines = signatureLines(facts, signees);
  const { section: cited } = section(facts, { cbca });
  const act = cited === undefined ? '' : ` (${cited})`;
  return [
    { kind: 'paragraph', text: say(lines.length === 1, act) },
    { kind: 'signatures', signees: lines },
  ];
}

/** Whether more than half of their votes is enough. Whether such a resolution also takes the place of an annual meeting was read
 *  nowhere (OBCA s. 104(1)). */
export const isByMajority = (signees: readonly Signee[]): boolean =>
  signees.every(({ votes }) => votes !== undefined);

/** Shareholders who pass an ordinary resolution in writing on the day of the facts, with their votes where the majority of them
 *  is enough (in Ontario since July 5, 2021; the law of other jurisdictions was read to ask for all, or was not read). */
export const ordinaryVoters = (facts: BookFacts, voters: readonly string[]): Signee[] =>
  voters.map((personId) => ({
    personId,
    capacity: 'shareholder',
    ...(facts.corporation.jurisdiction === 'ON' && { votes: votesOf(facts, personId) }),
  }));

export const directorsResolve = resolve('directors');

export function directorsSign(
  facts: BookFacts,
  signees: readonly Signee[],
  { hasInterests }: Voting,
): Block[] {
  const { sign, soleSigns, interestedSign, interestedSoleSigns } = wording[facts.language].directors;
  const [alone, many] = hasInterests ? [interestedSoleSigns, interestedSign] : [soleSigns, sign];
  const one = soleIn(facts, 'directors', signees);
  return signed(facts, signees, (isSole, act) => (isSole ? alone(one, act) : many(act)), '117');
}

export const shareholdersResolve = resolve('shareholders');

export function shareholdersSign(facts: BookFacts, signees: readonly Signee[]): Block[] {
  const { majority, shareholders } = wording[facts.language];
  const many = isByMajority(signees) ? () => majority : shareholders.sign;
  const one = soleIn(facts, 'shareholders', signees);
  return signed(
    facts,
    signees,
    (isSole, act) => (isSole ? shareholders.soleSigns(one, act) : many(act)),
    '142',
  );
}
