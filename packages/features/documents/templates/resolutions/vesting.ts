/** Vesting changes: of shares, which the corporation may no longer buy back (CBCA s. 35(1)(c)), or of an option. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { certificateWith } from '../ofTheDay.ts';
import {
  accelerationIn,
  certificateIn,
  heldRightIn,
  holderNameOf,
  joined,
  sharesIn,
  vestingIn,
} from '../phrases.ts';
import type { BookFacts } from '../template.ts';
import { clause, countIn, dateIn } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

type Kind = 'vesting.set' | 'vesting.stopped' | 'vesting.accelerated';
type VestingAct = ChangeAct<Kind>;

const en = {
  set: (what: string) => `As agreed with the holder, the vesting of ${what}, is from now on as follows:`,
  stopped: (what: string, on: string) => `Vesting stops after ${on} for ${what}.`,
  accelerated: (count: string, what: string, on: string) =>
    `${count} more ${count === '1' ? 'share vests' : 'shares vest'} on ${on}, of ${what}.`,
  held: (what: string, holder: string, _isOne: boolean) => `${what}, held by ${holder}`,
};
const fr: typeof en = {
  set: (what) =>
    `Comme il en a été convenu avec le détenteur, l’acquisition des droits est désormais la suivante pour ${what} :`,
  stopped: (what, on) => `L’acquisition des droits cesse après le ${on} pour ce qui suit : ${what}.`,
  accelerated: (count, what, on) =>
    `Les droits sur ${count} ${count === '1' ? 'action' : 'actions'} de plus sont acquis le ${on}, au titre de ce qui suit : ${what}.`,
  held: (what, holder, isOne) => `${what}, ${isOne ? 'détenue' : 'détenues'} par ${holder}`,
};
const wording = { en, fr };

const securityOf = (facts: BookFacts, { payload }: VestingAct) =>
  certificateWith(facts, payload.securityId) ??
  facts.instruments.find(({ securityId }) => securityId === payload.securityId);

/** A certificate or an option, with its holder. */
function subjectOf(facts: BookFacts, act: VestingAct): string {
  const words = wording[facts.language];
  const one = securityOf(facts, act);
  if (one === undefined) return '';
  const { quantity, classId, securityId } = one;
  const shares = sharesIn(facts, quantity, classId ?? '');
  if ('kind' in one) return heldRightIn(facts, securityId, shares);
  const what = joined(shares, certificateIn(facts, securityId));
  return words.held(what, holderNameOf(facts, one.personId), quantity === 1n);
}

function clauseOf(facts: BookFacts, act: VestingAct): Block {
  const { language } = facts;
  const words = wording[language];
  const what = subjectOf(facts, act);
  const on = dateIn(language, act.effectiveOn);
  const of = facts.instruments.some(({ securityId }) => securityId === act.payload.securityId)
    ? 'right'
    : 'shares';
  switch (act.kind) {
    case 'vesting.set':
      return clause(facts, words.set(what), {}, [
        vestingIn(language, act.payload.terms, act.effectiveOn),
        ...accelerationIn(language, act.payload.terms, of),
      ]);
    case 'vesting.stopped':
      return { kind: 'clause', text: words.stopped(what, on) };
    case 'vesting.accelerated':
      return clause(facts, words.accelerated(countIn(language, act.payload.quantity), what, on));
  }
}

/** A change that the agreement with the holder provides needs no resolution. */
const maker: ClauseMaker<Kind> = {
  heading: { en: 'Vesting', fr: 'Acquisition progressive des droits' },
  concerns: (act, facts) => [securityOf(facts, act)?.personId ?? []].flat(),
  clauses: (facts, acts) => acts.map((act) => clauseOf(facts, act)),
  isNeeded: () => false,
};

export const vestingChanges = {
  'vesting.set': maker,
  'vesting.stopped': maker,
  'vesting.accelerated': maker,
};
