import { createHash } from 'node:crypto';
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { Person } from '@tabellion/book/entities.ts';
import { exportRegister } from '@tabellion/book/ocf/exchange/exportRegister.ts';
import { filesOf, MANIFEST, registerOf } from '@tabellion/book/ocf/exchange/registerFiles.ts';
import { packagePerson } from '@tabellion/features/exchange/rules/packagePerson.ts';
import { factBodies } from '@tabellion/features/registers/facts.ts';
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import type { VerifiedExport } from '@tabellion/ledger/files/verifyExport.ts';
import { readZip } from '@tabellion/platform/files/zip.ts';
import { PACKAGE, type PackageCheck } from './exportReport.ts';
import { firstDifference } from './firstDifference.ts';

/** A package that unpacks to more is not compared. */
const BOUNDS = { mostBytes: 512 * 1024 * 1024, mostFiles: 100 };

/** Writes the package of the Open Cap Format anew from the acts, and compares it file by file. */
export const checkPackage: PackageCheck = async (found, acts) => {
  const asOf = parsePlainDate(found.file.asOf.at(-1) ?? '');
  const opened = await readZip(found.file.others.get(PACKAGE) ?? new Uint8Array(), BOUNDS);
  if (asOf === undefined || !opened.ok) return { state: 'differs', at: PACKAGE };
  const { files } = opened.value;
  const at = differenceIn(files, filesAnew(found, acts, { asOf, generatedAt: generatedAtIn(files) }));
  return at === undefined ? { state: 'same' } : { state: 'differs', at };
};

const generatedAtIn = (files: ReadonlyMap<string, Uint8Array>): string => {
  const manifest = read(files.get(MANIFEST));
  return typeof manifest === 'object' && manifest !== null && 'generated_at' in manifest
    ? String(manifest.generated_at)
    : '';
};

function filesAnew(
  { records, facts }: VerifiedExport,
  acts: readonly Act[],
  { asOf, generatedAt }: { readonly asOf: PlainDate; readonly generatedAt: string },
): ReadonlyMap<string, Uint8Array> {
  const issuerId = String(records.find(({ leaf }) => leaf.kind === 'act')?.values?.get('org_id') ?? '');
  const register = registerOf(acts, { issuerId, asOf, persons: [], kept: [] });
  const people = Array.from(register.book.tables.persons.now(), ({ value }) => value);
  const persons = people
    .toSorted((a, b) => compare(a.personId, b.personId))
    .map((person) => packagePerson(person, nameOf(person, facts)));
  return filesOf(exportRegister({ ...register, persons }).export, { generatedAt, md5 });
}

function nameOf({ facts: { name } }: Person, facts: VerifiedExport['facts']) {
  const body = factBodies.name.safeParse(name === undefined ? undefined : facts.get(name.fact));
  return body.success ? body.data : undefined;
}

/** The first file that differs, and where; the manifest, which has a digest of every other, comes last. */
function differenceIn(
  found: ReadonlyMap<string, Uint8Array>,
  expected: ReadonlyMap<string, Uint8Array>,
): string | undefined {
  for (const name of new Set([...expected.keys(), ...found.keys()])) {
    const [ours, theirs] = [expected.get(name), found.get(name)];
    if (ours !== undefined && theirs !== undefined && Buffer.compare(ours, theirs) === 0) continue;
    return `${name}: ${firstDifference(read(theirs), read(ours)) ?? 'spelling'}`;
  }
  return undefined;
}

function read(content: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
}

/** As manifests name it. The format asks for MD5; nothing here relies on it. */
const md5 = (content: Uint8Array): string => createHash('md5').update(content).digest('hex');
