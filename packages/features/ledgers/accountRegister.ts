/** The stated capital account of a class (CBCA s. 26) as a register: its columns and orders. */

import { type Decimal, decimalTotal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { registerOf } from '@tabellion/kit/register.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { type AccountEntry, accountCursorPattern, accountSorts } from './accountContract.ts';

export const accountRegister = registerOf<AccountEntry>()({
  title: 'account.title',
  sorts: accountSorts,
  order: 'on',
  filters: {},
  after: accountCursorPattern,
  columns: {
    on: { head: 'account.on', kind: 'date', value: ({ on }) => on, sort: { by: 'on' }, card: 'main' },
    act: {
      grows: true,
      head: 'account.act',
      kind: 'words',
      value: ({ kind }, text) => text(`entry.kind.${kind}`),
    },
    because: { head: 'register.because', kind: 'words', value: explainEntryAmount },
    certificate: {
      share: 132,
      head: 'register.certificate',
      kind: 'id',
      value: ({ certificate }) => certificate,
      isLabelled: true,
    },
    holder: { head: 'register.holder', kind: 'name', value: ({ holder }) => holder?.display_name },
    shares: {
      head: 'account.shares',
      kind: 'number',
      value: ({ sharesExact }) => sharesExact,
      isLabelled: true,
    },
    amount: {
      share: 120,
      head: 'account.amount',
      kind: 'money',
      value: ({ amount }) => amount,
      isLabelled: true,
    },
    sharesAfter: {
      head: 'account.sharesAfter',
      kind: 'number',
      value: ({ sharesAfterExact }) => sharesAfterExact,
    },
    balance: {
      share: 132,
      head: 'account.balance',
      kind: 'money',
      value: ({ balance }) => balance,
      card: 'end',
    },
    resolution: {
      share: 118,
      head: 'account.resolution',
      kind: 'name',
      value: ({ resolution }) => resolution?.number,
      card: 'none',
      from: 1100,
    },
    resolutionOn: { head: 'account.resolutionOn', kind: 'date', value: ({ resolution }) => resolution?.date },
  },
  table: ['on', 'act', 'certificate', 'resolution', 'shares', 'amount', 'balance'],
  sheet: [
    ...(['on', 'act', 'because', 'certificate', 'holder', 'shares', 'amount', 'sharesAfter'] as const),
    ...(['balance', 'resolution', 'resolutionOn'] as const),
  ],
  paper: [
    ['on', 'act', 'because'],
    ['certificate', 'holder'],
    ['resolution', 'resolutionOn'],
  ],
});

/** Why so much: the part and its rounding, the ground of an adjustment, where an opening balance was found. */
export function explainEntryAmount(
  { deduction, ground, purpose, source, sharesExact }: AccountEntry,
  text: Text,
): string | null {
  if (ground !== null) {
    const why = purpose === null ? [] : [text(`adjust.purpose.${purpose}`)];
    return [text(`account.ground.${ground}`), ...why].join(text('wizard.comma'));
  }
  if (source !== null) return text(`openCapital.source.${source}`);
  if (deduction === null) return null;
  if (deduction.rule === 'STATED') return text('account.stated');
  const { rule, capitalBefore, sharesBeforeExact, rounding } = deduction;
  if (rule === 'FRACTION') return text('account.fraction', { capital: capitalBefore ?? '0' });
  if (rule === 'NONE' || capitalBefore === null || sharesBeforeExact === null || rounding === null)
    return text('account.gift');
  return text(rule === 'PRO_RATA' ? 'account.proRata' : 'account.both', {
    capital: capitalBefore,
    shares: sharesExact.replace('-', ''),
    before: sharesBeforeExact,
    rounding: text(`account.rounding.${rounding}`),
  });
}

interface Entry {
  /** Whole shares, and exact dollars. */
  readonly sharesExact: string;
  readonly amount: string;
  readonly sharesAfterExact: string;
  readonly balance: string;
}

/** How an account stood before an entry. */
export const broughtForward = (entry: Entry): { readonly sharesExact: string; readonly balance: string } => ({
  sharesExact: String(BigInt(entry.sharesAfterExact) - BigInt(entry.sharesExact)),
  balance: formatDecimal((decimalTotal(entry.balance) - decimalTotal(entry.amount)) as Decimal),
});
