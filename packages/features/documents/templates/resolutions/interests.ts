/** Directors who are parties to a contract or a transaction that a resolution approves: they disclose it in writing, or have it entered
 *  in the minutes (CBCA s. 120(1); OBCA s. 132). Whether it is material, and who may vote on it (s. 120(5)), is a lawyer's answer, for
 *  which the paper asks. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { isInKind } from '@tabellion/book/issuing.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import type { BookFacts } from '../template.ts';
import { clause, directorsOf, lawyerFirst, listIn, personOf } from '../words.ts';

const en = {
  written: {
    one: (name: string) =>
      `${name}, a director, is a party to what this resolution approves, on the terms set out above, and discloses that interest to the Corporation.`,
    many: (names: string) =>
      `${names}, directors, are parties to what this resolution approves, on the terms set out above, and disclose that interest to the Corporation.`,
  },
  minuted: {
    one: (name: string) =>
      `${name}, a director, is a party to what this resolution approves, on the terms set out above. That interest is entered in these minutes.`,
    many: (names: string) =>
      `${names}, directors, are parties to what this resolution approves, on the terms set out above. That interest is entered in these minutes.`,
  },
  signature:
    'A director whom the Act forbids to vote on what this resolution approves signs it for this disclosure alone.',
  voting:
    'says whether a director who is a party may vote on it, and whether the shareholders have to confirm it',
};
const fr: typeof en = {
  written: {
    one: (name) =>
      `${name}, membre du conseil d’administration, est partie à une opération approuvée ci-dessus, aux conditions qui y sont énoncées, et communique par la présente cet intérêt à la société.`,
    many: (names) =>
      `${names}, membres du conseil d’administration, sont parties aux opérations approuvées ci-dessus, aux conditions qui y sont énoncées, et communiquent par la présente cet intérêt à la société.`,
  },
  minuted: {
    one: (name) =>
      `${name}, membre du conseil d’administration, est partie à une opération approuvée ci-dessus, aux conditions qui y sont énoncées. Cet intérêt est consigné au présent procès-verbal.`,
    many: (names) =>
      `${names}, membres du conseil d’administration, sont parties aux opérations approuvées ci-dessus, aux conditions qui y sont énoncées. Cet intérêt est consigné au présent procès-verbal.`,
  },
  signature:
    'L’administrateur à qui la loi interdit de voter sur ce que la présente résolution approuve ne la signe que pour communiquer cet intérêt.',
  voting:
    'indique si un administrateur partie à l’opération peut voter, et si les actionnaires doivent la confirmer',
};
const wording = { en, fr };

interface ResolutionParties {
  /** The day of the resolution, whose directors disclose. */
  readonly on: PlainDate;
  readonly parties: readonly string[];
  /** Those who pay money for shares at the price that the directors fix (s. 25(1)): they disclose it too, and nobody is asked for a
   *  lawyer, since founders on the board pay what the others pay. */
  readonly subscribers: readonly string[];
  /** Left out of a resolution in writing, which they sign. */
  readonly isMinuted?: boolean;
}

/** Nothing where no director is a party. */
export function interestClauses(
  facts: BookFacts,
  { on, parties, subscribers, isMinuted = false }: ResolutionParties,
): Block[] {
  const directors = [...new Set(directorsOf({ ...facts, asOf: on }).map(({ personId }) => personId))];
  const interested = directors.filter((one) => parties.includes(one) || subscribers.includes(one));
  if (interested.length === 0) return [];
  const names = interested.map((personId) => personOf(facts, personId).name);
  const { voting, signature, ...words } = wording[facts.language];
  const { one, many } = words[isMinuted ? 'minuted' : 'written'];
  const say = names.length === 1 ? one : many;
  const disclosed = clause(facts, say(listIn(facts.language, names)), { cbca: '120(1)' });
  if (!interested.some((personId) => parties.includes(personId))) return [disclosed];
  return [
    disclosed,
    ...(isMinuted ? [] : [clause(facts, signature, { cbca: '120(5)' })]),
    lawyerFirst(facts, voting),
  ];
}

/** Those to whom acts issue shares for money. */
export const subscribersForMoney = (acts: readonly ChangeAct[]): string[] =>
  acts.flatMap((act) =>
    act.kind === 'issued'
      ? act.payload.issues
          .filter(({ consideration }) => !isInKind(consideration?.kind))
          .map(({ personId }) => personId)
      : [],
  );

/** The other parties to what acts do: shares for property and past services, options and other rights, vesting, debts, and shares that
 *  come back for a price or by an agreement. Remuneration is disclosed like all else: it only leaves the director his vote (CBCA
 *  s. 120(1), (5)(a)). A transfer is no contract with the corporation, and what the Act or a court orders none of its choice. */
export const partiesOf = (
  { certificates, instruments }: Pick<BookFacts, 'certificates' | 'instruments'>,
  acts: readonly ChangeAct[],
): string[] =>
  acts.flatMap((act) => {
    switch (act.kind) {
      case 'issued':
        return act.payload.issues
          .filter(({ consideration }) => isInKind(consideration?.kind))
          .map(({ personId }) => personId);
      case 'option.granted':
      case 'instrument.issued':
        return [act.payload.personId];
      case 'redeemed':
        return act.payload.demandedBy === 'holder' ? [] : [act.payload.source.personId];
      case 'repurchased':
        return ['dissent', 'order'].includes(act.payload.ground) ? [] : [act.payload.source.personId];
      case 'cancelled':
        return act.payload.reason === 'agreement' ? [act.payload.source.personId] : [];
      case 'class.split':
      case 'class.consolidated':
        return act.payload.acquired?.holders.map(({ personId }) => personId) ?? [];
      case 'vesting.set':
      case 'vesting.accelerated':
        return [...certificates, ...instruments]
          .filter(({ securityId }) => securityId === act.payload.securityId)
          .map(({ personId }) => personId);
      default:
        return [];
    }
  });
