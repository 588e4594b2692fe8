/** Options, warrants, notes and debts end, change hands, or follow a split of their shares. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import {
  classIn,
  heldRightIn,
  holderNameOf,
  instrumentOf,
  joined,
  moneyIn,
  rightIn,
  sharesIn,
} from '../phrases.ts';
import type { BookFacts } from '../template.ts';
import { capitalized, clause, countIn, dollarsIn } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

const en = {
  released: (what: string, shares: string) => `${what}, ends for ${shares}.`,
  ended: (what: string, amount: string, how: string) => `${amount} of ${what}, ${how} and is no longer owed.`,
  how: {
    repaid: 'is repaid',
    forgiven: 'is forgiven',
    cancelled: 'is cancelled',
    lapsed: 'has lapsed',
    other: 'is discharged',
  },
  transferred: (what: string, from: string, to: string) =>
    `The directors consent to the transfer of ${what}, from ${from} to ${to}.`,
  adjusted: (shares: string, into: string, from: string) =>
    `As the ${shares} become ${into} for ${from}, the rights to them follow:`,
  shares: (from: string, to: string) => `${from} shares become ${to}`,
  price: (price: string) => `at ${price} per share`,
  plan: (name: string, to: string) => `plan “${name}”: ${to} shares are reserved`,
};
const fr: typeof en = {
  released: (what, shares) => `Le droit suivant prend fin pour ${shares} : ${what}.`,
  ended: (what, amount, how) =>
    `La somme de ${amount} ${how} et n’est plus due, au titre de ce qui suit : ${what}.`,
  how: {
    repaid: 'est remboursée',
    forgiven: 'est remise',
    cancelled: 'est annulée',
    lapsed: 'est éteinte',
    other: 'est acquittée',
  },
  transferred: (what, from, to) =>
    `Les administrateurs consentent au transfert suivant : ${what}, par ${from} à ${to}.`,
  adjusted: (shares, into, from) =>
    `Les ${shares} étant remplacées à raison de ${into} pour ${from}, les droits sur elles sont ajustés comme suit :`,
  shares: (from, to) => `${from} actions en deviennent ${to}`,
  price: (price) => `au prix de ${price} l’action`,
  plan: (name, to) => `régime « ${name} » : ${to} actions sont réservées`,
};
const wording = { en, fr };

const holdersOf = (facts: BookFacts, ids: readonly string[]): string[] =>
  ids.flatMap((id) => instrumentOf(facts, id)?.personId ?? []);

export const release: ClauseMaker<'option.released'> = {
  heading: { en: 'End of options', fr: 'Fin d’options' },
  concerns: ({ payload }, facts) => holdersOf(facts, [payload.securityId]),
  clauses: (facts, acts) =>
    acts.map(({ payload: { securityId, vested, unvested } }) => {
      const classId = instrumentOf(facts, securityId)?.classId ?? '';
      const shares = sharesIn(facts, BigInt(vested) + BigInt(unvested), classId);
      return clause(
        facts,
        capitalized(wording[facts.language].released(heldRightIn(facts, securityId), shares)),
      );
    }),
  isNeeded: () => false,
};

export const discharge: ClauseMaker<'instrument.ended'> = {
  heading: { en: 'Discharge of notes and debts', fr: 'Extinction de billets et de créances' },
  concerns: ({ payload }, facts) => holdersOf(facts, [payload.securityId]),
  clauses: (facts, acts) =>
    acts.map(({ payload: { securityId, principal, reason } }) => {
      const words = wording[facts.language];
      const amount = moneyIn(facts.language, principal, instrumentOf(facts, securityId)?.currency ?? 'CAD');
      return clause(facts, words.ended(heldRightIn(facts, securityId), amount, words.how[reason]));
    }),
  isNeeded: () => false,
};

/** `6,000 Common shares` to which it gives a right, or what is owed by it. */
function sizeOf(
  facts: BookFacts,
  securityId: string,
  { quantity, principal }: { readonly quantity: string | null; readonly principal: string | null },
): string {
  const one = instrumentOf(facts, securityId);
  if (quantity !== null) return sharesIn(facts, quantity, one?.classId ?? '');
  return principal === null ? '' : moneyIn(facts.language, principal, one?.currency ?? 'CAD');
}

export const assignment: ClauseMaker<'instrument.transferred'> = {
  heading: { en: 'Transfer of rights', fr: 'Transfert de droits' },
  concerns: ({ payload }) => [payload.source.personId],
  clauses: (facts, acts) =>
    acts.map(({ payload: { source, into } }) => {
      const to = into
        .map(
          (part) =>
            `${holderNameOf(facts, part.personId)} (${joined(part.label, sizeOf(facts, source.securityId, part))})`,
        )
        .join(', ');
      return clause(
        facts,
        wording[facts.language].transferred(
          rightIn(facts, source.securityId),
          holderNameOf(facts, source.personId),
          to,
        ),
      );
    }),
  isNeeded: () => false,
};

const rightsHeading = { en: 'Adjustment of rights', fr: 'Ajustement de droits' };

function adjustedLines(facts: BookFacts, { payload }: ChangeAct<'rights.adjusted'>): string[] {
  const { language, pools } = facts;
  const words = wording[language];
  const count = (value: string) => countIn(language, value);
  const rights = payload.instruments.map(({ securityId, quantity, price }) =>
    joined(
      heldRightIn(facts, securityId),
      quantity === null ? '' : words.shares(count(quantity.from), count(quantity.to)),
      price === null ? '' : words.price(dollarsIn(language, price.to)),
    ),
  );
  const plans = payload.pools.map(({ poolId, reserved }) =>
    words.plan(pools.find((one) => one.poolId === poolId)?.name ?? '', count(reserved.to)),
  );
  return [...rights, ...plans].map((line) => `${line}.`);
}

export const rightsAdjustment: ClauseMaker<'rights.adjusted'> = {
  heading: rightsHeading,
  title: (facts, acts) =>
    `${rightsHeading[facts.language]}, ${acts.map(({ payload }) => classIn(facts, payload.classId)).join(', ')}`,
  clauses: (facts, acts) =>
    acts.map((act) => {
      const { classId, ratio } = act.payload;
      const count = (value: string) => countIn(facts.language, value);
      const text = wording[facts.language].adjusted(
        classIn(facts, classId),
        count(ratio.numerator),
        count(ratio.denominator),
      );
      return clause(facts, text, {}, adjustedLines(facts, act));
    }),
  isNeeded: () => false,
};
