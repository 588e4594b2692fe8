import type { PlainDate } from '@tabellion/kernel/date.ts';
import { readZip } from '@tabellion/platform/files/zip.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repeated } from '../../../../tests/support/extent.ts';
import { positionOn } from '../captable/position.ts';
import type { JsonObject } from '../object.ts';
import { indexPackage, type PackageIndex } from '../packageIndex.ts';
import { readPackage } from '../readPackage.ts';
import { dataFile, encode, noDigest } from '../testing.ts';
import { exportObjects } from './exportPackage.ts';
import { importPackage } from './importPackage.ts';
import { bookOf, countingIds, storyOf } from './testing.ts';

/** Packages as they are given, with a few members of a few objects changed as no good program would. */

type Files = ReadonlyMap<string, Uint8Array>;

const OTHER_TYPES = [
  'STOCK_RETRACTION',
  'STOCK_REISSUANCE',
  'STOCK_TRANSFER',
  'STOCK_CANCELLATION',
  'STOCK_REPURCHASE',
  'STOCK_CONVERSION',
  'STOCK_CONSOLIDATION',
  'WARRANT_TRANSFER',
  'STOCK_ACCEPTANCE',
  'EQUITY_COMPENSATION_EXERCISE',
  'STOCK_CLASS_SPLIT',
];

type Change = (items: JsonObject[], at: number, other: JsonObject) => void;

const MEMBERS = [
  'security_id',
  'stakeholder_id',
  'stock_class_id',
  'date',
  'quantity',
  'balance_security_id',
  'resulting_security_ids',
  'split_transaction_id',
  'vesting_terms_id',
  'quantity_converted',
  'custom_id',
];
const VALUES: readonly unknown[] = [
  '',
  'nobody',
  '1',
  '0',
  '-5',
  '0.5',
  '1000000',
  '2000-01-02',
  '2023-05-05',
  '2039-12-31',
  undefined,
  [],
  ['nobody'],
  null,
];

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>((items, at) => items.splice(at, 1)),
  fc.constant<Change>((items, at, other) => items.splice(at, 0, other)),
  fc.constantFrom(...OTHER_TYPES).map(
    (type): Change =>
      (items, at) => {
        items[at] = { ...items[at], object_type: `TX_${type}` };
      },
  ),
  fc.constantFrom(...MEMBERS).map(
    (member): Change =>
      (items, at, other) => {
        items[at] = { ...items[at], [member]: other[member] };
      },
  ),
  fc.tuple(fc.constantFrom(...MEMBERS), fc.constantFrom(...VALUES)).map(
    ([member, value]): Change =>
      (items, at) => {
        items[at] = { ...items[at], [member]: value };
      },
  ),
  fc.constantFrom('security_id', 'balance_security_id').map(
    (member): Change =>
      (items, at, other) => {
        items[at] = { ...items[at], [member]: other.security_id };
      },
  ),
  fc.constant<Change>((items, at, other) => {
    const results = items[at]?.resulting_security_ids;
    const more = Array.isArray(results) ? results : [];
    items[at] = { ...items[at], resulting_security_ids: [...more, other.security_id] };
  }),
);

const index = fc.nat({ max: 9999 });
const mutations = fc.array(fc.tuple(index, index, changes), { minLength: 1, maxLength: 6 });

function mutated(files: Files, all: readonly (readonly [number, number, Change])[]): Files {
  const made = new Map(files);
  const path = [...files.keys()].find((one) => /transactions/i.test(one)) ?? '';
  const file = JSON.parse(new TextDecoder().decode(files.get(path)));
  for (const [at, other, change] of all) {
    const { length } = file.items;
    if (length > 0) change(file.items, at % length, file.items[other % length]);
  }
  return made.set(path, encode(file));
}

async function filesOf(name: string): Promise<Files> {
  const read = await readZip(dataFile(`packages/${name}.ocf.zip`), { mostBytes: 10_000_000, mostFiles: 50 });
  if (!read.ok) throw new Error(read.error);
  return read.value.files;
}

function indexOf(files: Files): PackageIndex {
  const { package: read } = readPackage(files, noDigest);
  if (!read) throw new Error('no manifest');
  return indexPackage(read);
}

/** Nobody has more than the package says on any day on which something happens, and what he has less is told. */
function expectBound(index: PackageIndex): void {
  const ids = countingIds();
  const imported = importPackage(index, ids);
  const story = storyOf(imported);
  const named = new Set<unknown>([...imported.kept, ...imported.different].map(({ object }) => object));
  const days = new Set(index.transactions.map(({ date }) => date));
  for (const day of days) {
    const shares = positionOn(index, day).shares;
    const inPackage = new Map(shares.map((one) => [one.security.id, one]));
    const inBook = openOn(story, day);
    for (const one of inBook) {
      const same = inPackage.get(ids.nameOf(one.securityId));
      expect([day, same?.holderId, same?.classId, same?.quantity]).toEqual([
        day,
        ids.nameOf(one.personId),
        ids.nameOf(one.classId),
        one.quantity * 10n ** 10n,
      ]);
      inPackage.delete(ids.nameOf(one.securityId));
    }
    for (const { security } of inPackage.values()) {
      const ends = index.transactions.filter(({ securityIds }) => securityIds.includes(security.id));
      const isTold = ends.some(({ object }) => named.has(object));
      expect([day, security.id, isTold]).toEqual([day, security.id, true]);
    }
  }
  const exported = exportObjects(imported, ids);
  expect(imported.kept.filter(({ object }) => exported.has(object))).toEqual([]);
}

const openOn = (story: ReturnType<typeof storyOf>, day: PlainDate) =>
  Array.from(bookOf(story, day).tables.certificates.now(), ({ value }) => value).filter(
    ({ status }) => status === 'open',
  );

const names = [...Array.from({ length: 10 }, (_, n) => `c${String(n + 1).padStart(2, '0')}`), 'maple'];

describe.each(names)('%s', (name) => {
  test('the book has every share of the package, whatever is changed at most as many', async () => {
    const files = await filesOf(name);
    expectBound(indexOf(files));
    fc.assert(
      fc.property(mutations, (all) => expectBound(indexOf(mutated(files, all)))),
      { numRuns: repeated({ gate: 15, long: 40 }) },
    );
  });
});

test('of the shares of the given packages nothing is kept or different', async () => {
  for (const name of names) {
    const { kept, different } = importPackage(indexOf(await filesOf(name)), countingIds());
    const types = kept.map(({ object }) => object.object_type);
    expect([different, types.filter((type) => type.startsWith('TX_STOCK'))]).toEqual([[], []]);
  }
});
