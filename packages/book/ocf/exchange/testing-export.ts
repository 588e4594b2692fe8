import { plainDate } from '@tabellion/kernel/date.ts';
import { formatFraction } from '@tabellion/kernel/fraction.ts';
import { expect } from 'vitest';
import { capTable, positionOf } from '../../captable.ts';
import { fold } from '../../fold.ts';
import { effectiveActsInSteps } from '../../order.ts';
import { finish } from '../../stepwise.ts';
import { idOf, type Story } from '../../testing.ts';
import type { VestingTerms } from '../../vesting.ts';
import { checkPackage } from '../check.ts';
import { indexPackage } from '../packageIndex.ts';
import { readPackage } from '../readPackage.ts';
import { loadSchemas } from '../schemas.ts';
import { noDigest } from '../testing.ts';
import { writePackage } from '../writePackage.ts';
import { exportRegister } from './exportRegister.ts';
import { IdTable } from './ids.ts';
import { importPackage } from './importPackage.ts';
import { storyOf } from './testing.ts';

/** Registers that leave as a package and come back; for tests. */

export const people = ['Ann', 'Bo'];

/** A preferred class with the rights that a reader of the format assumes. */
export const preferred = {
  kind: 'preferred',
  dividend: { type: 'discretionary' },
  liquidation: { type: 'none' },
} as const;

export function exported(story: Story, asOf = '2025-12-31') {
  const reading = { asOf: plainDate(asOf) };
  return exportRegister({
    issuerId: 'maple',
    asOf: reading.asOf,
    acts: finish(effectiveActsInSteps(story.acts)),
    book: fold(story.acts, reading),
    persons: people.map((name) => ({ personId: idOf(name), kind: 'individual', name })),
    currency: 'CAD',
    kept: [],
  });
}

export const packaged = (story: Story, asOf?: string) =>
  writePackage(exported(story, asOf).export, {
    generatedAt: '2026-01-01T00:00:00Z',
    md5: noDigest,
    manifestPath: 'Manifest.ocf.json',
    taken: new Set(),
  });

/** Findings of the rules in a package; none where it is valid. */
export async function faultsOf(files: ReadonlyMap<string, Uint8Array>): Promise<readonly unknown[]> {
  const { valid, findings } = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  return valid ? findings : ['not valid', ...findings];
}

/** The register that a package makes, by the ids that the package has. */
export function imported(files: ReadonlyMap<string, Uint8Array>): Story {
  const { package: read } = readPackage(files, noDigest);
  if (!read) throw new Error('no manifest');
  // A package of ours has ids of ours: they stay.
  const ids = new (class extends IdTable {
    override idOf = (_subject: string, name: string) => name;
  })(() => '');
  const { persons, acts, kept } = importPackage(indexPackage(read), ids);
  expect(kept.filter(({ object }) => !/VESTING/.test(object.object_type))).toEqual([]);
  return storyOf({ persons, acts }, '2025-03-12');
}

/** Contents of the registers on a day, without the names of acts. */
export function read(story: Story, asOf: string) {
  const book = fold(story.acts, { asOf: plainDate(asOf) });
  const { classes, holders } = capTable(positionOf(book));
  return {
    anomalies: book.anomalies,
    classes: classes.map((one) => [one.classId, one.issued, formatFraction(one.statedCapital)]),
    holders: holders.map(({ personId, total, votes }) => [personId, total, votes]),
    certificates: Array.from(book.tables.certificates.now(), ({ value }) => [
      value.securityId,
      value.label,
      value.quantity,
      value.status,
      value.issuedOn,
      value.vesting,
    ]),
  };
}

export const textOf = (files: ReadonlyMap<string, Uint8Array>, name: string) =>
  new TextDecoder().decode(files.get(`${name}.ocf.json`));

/** Terms that go on over all shares of a certificate. */
export const wholly = (terms: VestingTerms) => ({
  terms,
  settled: '0',
  lapsed: '0',
  stoppedOn: null,
  accelerated: '0',
});
