import { en } from '@tabellion/texts/en.ts';
import { recording } from '@tabellion/texts/recording/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { expect, test } from 'vitest';
import type { AccountEntry } from './accountContract.ts';
import { accountRegister } from './accountRegister.ts';

const text = createText('en', { ...en, ...recording });
const nothing = { deduction: null, ground: null, purpose: null, source: null, sharesExact: '0' };
const noPart = { capitalBefore: null, sharesBeforeExact: null, places: null, rounding: null };

test.each<[Partial<AccountEntry>, string]>([
  [{ deduction: { rule: 'STATED', ...noPart } }, 'As stated in the imported package'],
  [{ deduction: { rule: 'NONE', ...noPart } }, 'A gift deducts nothing from the account'],
  [{ source: 'minute_book' }, text('openCapital.source.minute_book')],
  [
    { ground: 'reduction', purpose: 'distribution' },
    'Reduction by special resolution, Pay an amount to shareholders',
  ],
  [{ ground: 'reduction' }, 'Reduction by special resolution'],
])('an entry of the account says why it is so much: %o', (entry, because) => {
  const line = { ...nothing, ...entry } as AccountEntry;
  expect(accountRegister.columns.because.value?.(line, text)).toBe(because);
});
