/** Directors who are parties to a contract or a transaction that a resolution approves: they disclose it in writing, or have it entered
 *  in the minutes (CBCA s. 120(1); OBCA s. 132). The Act makes no exception for shares that are paid in money at the price of all.
 *  Whether the contract is material, and who may vote on it (s. 120(5)), is a lawyer's answer, for which the paper asks. Where every
 *  director is a party and none may vote, the shareholders approve or confirm it (s. 120(7.1)): the first issue of shares in their
 *  organizing resolution. That Ontario's Act leaves it to them too was read nowhere. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { lawyerFirst } from '../notes.ts';
import type { BookFacts } from '../template.ts';
import { clause, listIn, personOf } from '../words.ts';

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
    'On a matter on which the Act forbids a director to vote, the director signs this resolution for this disclosure alone.',
  withoutVoter:
    'Where the Act leaves no director who may vote on a matter above, it is for the shareholders, once the interest is disclosed to them, to approve or confirm the matter by special resolution.',
  toConfirm:
    'The interest is disclosed to the shareholders, who confirm the first issue of shares in their organizing resolution.',
  voting:
    'says whether a director who is a party may vote on it, and whether the shareholders have to confirm it',
  votingOnFirst:
    'says whether a director who is a party may vote on it, and whether it is enough, where none may, that the shareholders confirm it',
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
    'Sur une question à l’égard de laquelle la loi interdit à un administrateur de voter, celui-ci ne signe la présente résolution que pour communiquer cet intérêt.',
  withoutVoter:
    'Si aucun administrateur n’est habile à voter sur une question visée ci-dessus, il appartient aux actionnaires, une fois l’intérêt communiqué à ceux-ci, d’approuver ou de confirmer l’opération par résolution spéciale.',
  toConfirm:
    'L’intérêt est communiqué aux actionnaires, qui confirment la première émission d’actions dans leur résolution d’organisation.',
  voting:
    'indique si un administrateur partie à l’opération peut voter, et si les actionnaires doivent la confirmer',
  votingOnFirst:
    'indique si un administrateur partie à l’opération peut voter et, si aucun ne le peut, si la confirmation par les actionnaires suffit',
};
const wording = { en, fr };

interface ResolutionParties {
  /** Those who sign a resolution in writing, or the board on the day of a meeting. */
  readonly directors: readonly string[];
  readonly parties: readonly string[];
  /** Parties to the first issue, where every director is one, so that the first shareholders confirm it. */
  readonly subscribers?: readonly string[];
  /** Left out of a resolution in writing, which they sign. */
  readonly isMinuted?: boolean;
}

/** Nothing where no director is a party. */
export function interestClauses(
  facts: BookFacts,
  { directors, parties, subscribers = [], isMinuted = false }: ResolutionParties,
): Block[] {
  const board = [...new Set(directors)];
  const interested = board.filter((one) => parties.includes(one) || subscribers.includes(one));
  const isConfirmed = subscribers.length > 0;
  if (interested.length === 0) return [];
  const names = interested.map((personId) => personOf(facts, personId).name);
  const { voting, votingOnFirst, signature, withoutVoter, toConfirm, ...words } = wording[facts.language];
  const { one, many } = words[isMinuted ? 'minuted' : 'written'];
  const say = names.length === 1 ? one : many;
  return [
    clause(facts, say(listIn(facts.language, names)), { cbca: '120(1)' }),
    ...(isMinuted ? [] : [clause(facts, signature, { cbca: '120(5)' })]),
    ...(isConfirmed ? [clause(facts, toConfirm, { cbca: '120(7.1)' })] : []),
    ...(board.every((one) => parties.includes(one)) && facts.statute === 'cbca'
      ? [clause(facts, withoutVoter, { cbca: '120(7.1)' })]
      : []),
    lawyerFirst(facts, isConfirmed ? votingOnFirst : voting),
  ];
}

/** The other parties to what acts do: those to whom shares, options and other rights are issued, vesting, debts, and shares that come
 *  back for a price or by an agreement. Remuneration is disclosed like all else: it only leaves the director his vote (CBCA
 *  s. 120(1), (5)(a)). A transfer is no contract with the corporation, and what the Act or a court orders none of its choice. */
export const partiesOf = (
  { certificates, instruments }: Pick<BookFacts, 'certificates' | 'instruments'>,
  acts: readonly ChangeAct[],
): string[] =>
  acts.flatMap((act) => {
    switch (act.kind) {
      case 'issued':
        return act.payload.issues.map(({ personId }) => personId);
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
