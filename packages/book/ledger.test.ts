import { expect, test } from 'vitest';
import type { Certificate } from './entities.ts';
import { fold } from './fold.ts';
import { type LedgerLine, ledgerOf } from './ledger.ts';
import { acquisition, founded, idOf, issue, type Story, sourceOf, transfer } from './testing.ts';

const certificatesOf = (story: Story, name: string): Certificate[] =>
  Array.from(fold(story.acts).tables.certificates.now(), ({ value }) => value).filter(
    ({ personId }) => personId === idOf(name),
  );

const wordsOf = (lines: readonly LedgerLine[]) =>
  lines.map(({ on, kind, opened, ended, in: came, out: went, balance, isVoid }) =>
    [
      on,
      isVoid ? `${kind}, void` : kind,
      ended.map(({ label }) => label).join('+'),
      opened.map(({ label }) => label).join('+'),
      `${came} in, ${went} out: ${balance}`,
    ].join(' | '),
  );

test('a transfer with a balance moves what was transferred, and names the certificates', () => {
  const story = founded('Ann', 'Bo');
  story.issued('2025-03-14', issue('Ann', 'Common', 400, 1));
  story.record(
    'transferred',
    '2025-11-03',
    transfer(sourceOf(story, 'CO-1'), [{ holder: 'Bo', shares: 25, serial: 2 }], {
      holder: 'Ann',
      shares: 375,
      serial: 3,
    }),
  );
  const ann = ledgerOf(certificatesOf(story, 'Ann'));
  expect(wordsOf(ann)).toEqual([
    '2025-03-14 | issued |  | CO-1 | 400 in, 0 out: 400',
    '2025-11-03 | transferred | CO-1 | CO-3 | 0 in, 25 out: 375',
  ]);
  expect(ann.at(-1)?.into).toEqual([idOf('CO-2')]);
  const bo = ledgerOf(certificatesOf(story, 'Bo'));
  expect(wordsOf(bo)).toEqual(['2025-11-03 | transferred |  | CO-2 | 25 in, 0 out: 25']);
  expect(bo[0]?.from).toEqual([idOf('CO-1')]);
});

test('what was issued and came back on one day stands in its order', () => {
  const story = founded('Ann');
  story.issued('2025-03-14', issue('Ann', 'Common', 400, 7));
  story.record('surrendered', '2025-03-14', acquisition(sourceOf(story, 'CO-7'), 400));
  expect(wordsOf(ledgerOf(certificatesOf(story, 'Ann')))).toEqual([
    '2025-03-14 | issued |  | CO-7 | 400 in, 0 out: 400',
    '2025-03-14 | surrendered | CO-7 |  | 0 in, 400 out: 0',
  ]);
});

test('an act that was taken back stays in view and nets out', () => {
  const story = founded('Ann');
  story.void(story.issued('2025-03-14', issue('Ann', 'Common', 400, 1)));
  story.issued('2025-03-15', issue('Ann', 'Common', 100, 2));
  expect(wordsOf(ledgerOf(certificatesOf(story, 'Ann')))).toEqual([
    '2025-03-14 | issued, void |  | CO-1 | 400 in, 400 out: 0',
    '2025-03-15 | issued |  | CO-2 | 100 in, 0 out: 100',
  ]);
});

test('a balance whose act was taken back says nothing of what moved', () => {
  const story = founded('Ann');
  story.issued('2025-03-14', issue('Ann', 'Common', 400, 1));
  const balance = { holder: 'Ann', shares: 300, serial: 2 };
  story.void(
    story.record('surrendered', '2025-03-15', acquisition(sourceOf(story, 'CO-1'), 100, { balance })),
  );
  expect(wordsOf(ledgerOf(certificatesOf(story, 'Ann')))).toEqual([
    '2025-03-14 | issued |  | CO-1 | 400 in, 0 out: 400',
    '2025-03-15 | surrendered, void |  | CO-2 | 0 in, 0 out: 400',
  ]);
});

test('each class has a balance of its own', () => {
  const story = founded('Ann');
  story.shareClass('Seed');
  story.issued('2025-03-14', issue('Ann', 'Common', 400, 1), issue('Ann', 'Seed', 5, 1));
  story.issued('2025-03-15', issue('Ann', 'Common', 1, 2));
  expect(ledgerOf(certificatesOf(story, 'Ann')).map(({ balance }) => balance)).toEqual([400n, 5n, 401n]);
});
