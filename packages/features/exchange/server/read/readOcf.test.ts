import { dataFile, packageFiles, stock, stockClass, transaction } from '@tabellion/book/ocf/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import { expect, test } from 'vitest';
import { type PackageRead, type ReadInto, readOcf } from './readOcf.ts';

const into: ReadInto = { incorporatedOn: plainDate('2020-01-01'), classes: [], people: [], match: true };

async function faultsOf(bytes: Uint8Array) {
  const { file, parts } = await readOcf(bytes, into);
  return { faults: file.faults.first, parts: [...parts].length };
}

const packed = (
  transactions: Parameters<typeof packageFiles>[0]['transactions'],
  more = new Map<string, Uint8Array>(),
) => writeZip(new Map([...packageFiles({ transactions }), ...more]));

const text = (words: string) => new TextEncoder().encode(words);

test('a package becomes people, classes and acts', async () => {
  const { file, parts } = await readOcf(await packed([stock('C-1', 'alice', '600')]), into);
  expect(file.faults.first).toEqual([]);
  const all = [...parts];
  expect(all.flatMap((part) => part.acts ?? []).map(({ kind }) => kind)).toContain('issued');
  const names = all.flatMap((part) => part.persons ?? []).map(({ facts }) => facts[0]?.kind);
  expect(new Set(names)).toEqual(new Set(['name']));
});

test('what is dated before the incorporation is named, and nothing of it is taken', async () => {
  const bytes = await packed([stock('C-1', 'alice', '600', { date: '2019-12-31' })]);
  expect(await faultsOf(bytes)).toMatchObject({
    faults: [
      {
        code: 'package.too_early',
        where: expect.stringContaining('issue-C-1'),
        params: { value: '2019-12-31', since: '2020-01-01' },
      },
    ],
    parts: 0,
  });
});

test.each([
  ['no zip file', async () => text('{}'), 'zip.not_a_zip', ''],
  [
    'a bomb: a hundred megabytes in a hundred kilobytes',
    () => writeZip(new Map([['Manifest.ocf.json', new Uint8Array(100 * 1024 * 1024)]])),
    'zip.too_large',
    '',
  ],
  [
    'a name that leads out of it',
    () => packed([], new Map([['../out.json', text('{}')]])),
    'ZIP_PATH',
    '../out.json',
  ],
  ['a manifest that names a file outside', async () => dataFile('invalid/x07.ocf.zip'), 'FILE_PATH', ''],
  ['an unknown version', () => versioned('9.0.0'), 'VERSION', 'Manifest.ocf.json'],
  [
    'an id that is given twice',
    () => packed([stock('C-1', 'alice', '1'), stock('C-1', 'alice', '1')]),
    'DUP_ID',
    '#/items/1 TX_STOCK_ISSUANCE issue-C-1',
  ],
  [
    'a text that cannot be stored',
    () => packed([stock('C-1', 'alice', '1', { comments: ['\u0000'] })]),
    'TEXT',
    'TX_STOCK_ISSUANCE issue-C-1',
  ],
  [
    'a number that is written to look like another',
    () => packed([stock('C-1', 'alice', '1', { custom_id: 'C-\u202e21' })]),
    'TEXT',
    'TX_STOCK_ISSUANCE issue-C-1',
  ],
  ['a holder who is nowhere', () => packed([stock('C-1', 'eve', '1')]), 'REF', 'TX_STOCK_ISSUANCE issue-C-1'],
  [
    'a certificate that is transferred twice',
    () => packed([stock('C-1', 'alice', '600'), move('one', '600'), move('two', '600')]),
    'DOUBLE_SPEND',
    'TX_STOCK_TRANSFER two',
  ],
  [
    'a transfer above its certificate',
    () => packed([stock('C-1', 'alice', '600'), move('one', '700')]),
    'QTY',
    'TX_STOCK_TRANSFER one',
  ],
] as const)('%s is refused with its object, and nothing is taken', async (_, make, code, where) => {
  const { faults, parts } = await faultsOf(await make());
  expect(faults.filter((one) => one.code === code)).toContainEqual(
    expect.objectContaining({ where: expect.stringContaining(where) }),
  );
  expect(parts).toBe(0);
});

test('rights that the package does not say are told for each class; a preference is spelled where it can be', async () => {
  const classes = [
    stockClass('COM'),
    stockClass('A', {
      class_type: 'PREFERRED',
      seniority: '3',
      liquidation_preference_multiple: '1.5',
      price_per_share: { amount: '2', currency: 'CAD' },
    }),
    stockClass('B', {
      class_type: 'PREFERRED',
      seniority: '2',
      liquidation_preference_multiple: '1',
      conversion_rights: [
        {
          type: 'STOCK_CLASS_CONVERSION_RIGHT',
          converts_to_future_round: true,
          conversion_mechanism: {
            type: 'RATIO_CONVERSION',
            ratio: { numerator: '1', denominator: '1' },
            conversion_price: { amount: '1', currency: 'CAD' },
            rounding_type: 'FLOOR',
          },
        },
      ],
    }),
  ];
  const { file, parts } = await readOcf(await writeZip(packageFiles({ classes, transactions: [] })), into);
  expect(file.faults.first).toEqual([]);
  expect(doubtsIn(file).map(({ code, params }) => [code, params.name])).toEqual([
    ['warn.rights_assumed', 'COM'],
    ['warn.rights_assumed', 'A'],
    ['warn.rights_assumed', 'B'],
    ['warn.conversion_left_out', 'B'],
    ['warn.preference_left_out', 'B'],
  ]);
  const acts = [...parts].flatMap((part) => part.acts ?? []);
  expect(acts.filter(({ kind }) => kind === 'class.created').map(({ payload }) => payload)).toMatchObject([
    { name: 'COM', liquidation: { type: 'residual' } },
    { name: 'A', liquidation: { type: 'preference', amount: '3', rank: 1 } },
    { name: 'B', liquidation: { type: 'none' } },
  ]);
});

test('a class of the name of one in the register is that class, unless its shares are others', async () => {
  const ours: ReadInto['classes'][number] = {
    classId: '018f2b6a-0000-7000-8000-000000000001',
    name: 'COM',
    prefix: 'COM',
    kind: 'common',
    votesPerShare: '1',
    authorized: '1000',
    isConvertible: false,
  };
  const file = await packed([stock('C-1', 'alice', '600')]);
  const bounded = await readOcf(file, { ...into, classes: [ours] });
  expect(doubtsIn(bounded.file)).toMatchObject([{ code: 'warn.class_differs', params: { name: 'COM' } }]);
  const acts = [...bounded.parts].flatMap((part) => part.acts ?? []);
  expect(acts.map(({ kind }) => kind)).not.toContain('class.created');
  expect(acts[0]).toMatchObject({ kind: 'issued', payload: { issues: [{ classId: ours.classId }] } });
  const voting = await readOcf(file, { ...into, classes: [{ ...ours, votesPerShare: '10' }] });
  expect(voting.file.faults.first).toMatchObject([{ code: 'class.differs', params: { name: 'COM' } }]);
  expect([...voting.parts]).toEqual([]);
});

/** Warnings that are ours: digests of test packages are those of no file. */
const doubtsIn = ({ warnings }: PackageRead['file']) =>
  warnings.first.filter(({ code }) => code.startsWith('warn.'));

const move = (id: string, quantity: string) =>
  transaction('STOCK_TRANSFER', id, { security_id: 'C-1', quantity, resulting_security_ids: [] });

async function versioned(version: string) {
  const files = new Map(packageFiles({ transactions: [] }));
  for (const [path, content] of files) {
    const words = new TextDecoder().decode(content);
    files.set(path, text(words.replaceAll(/"ocf_version":\s*"[^"]*"/g, `"ocf_version":"${version}"`)));
  }
  return writeZip(files);
}

test('what the registers would say otherwise than the package is named, and too much of it refused', async () => {
  const part = stock('C-2', 'bob', '0.5', { share_price: { amount: '2', currency: 'CAD' } });
  const { file } = await readOcf(await packed([stock('C-1', 'alice', '600'), part]), into);
  const on = '2024-01-02';
  expect([file.faults.count, file.differences]).toEqual([
    0,
    [
      { on, holder: 'bob', class_name: 'COM', in_file: '0.5', in_registers: '0' },
      { on, holder: null, class_name: 'COM', in_file: '7.00', in_registers: '6.00' },
    ],
  ]);
  const days = Array.from({ length: 108 }, (_, n) => `2024-0${1 + (n % 6)}-${10 + Math.floor(n / 6)}`);
  const many = days.map((date, n) => stock(`C-${n}`, 'bob', '0.5', { date }));
  expect((await faultsOf(await packed(many))).faults).toMatchObject([{ code: 'package.differences' }]);
});
