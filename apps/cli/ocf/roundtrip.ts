import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { comparePackages, type Loss } from '@tabellion/book/ocf/compare.ts';
import type { ImportDifference } from '@tabellion/book/ocf/exchange/differences.ts';
import { exportObjects } from '@tabellion/book/ocf/exchange/exportPackage.ts';
import { IdTable } from '@tabellion/book/ocf/exchange/ids.ts';
import { importPackage } from '@tabellion/book/ocf/exchange/importPackage.ts';
import type { PackageImport } from '@tabellion/book/ocf/exchange/recording.ts';
import { withoutVestingInActs } from '@tabellion/book/ocf/exchange/vestingInActs.ts';
import { indexPackage } from '@tabellion/book/ocf/packageIndex.ts';
import { type OcfPackage, readPackage } from '@tabellion/book/ocf/readPackage.ts';
import { writePackage } from '@tabellion/book/ocf/writePackage.ts';
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { uuidv7 } from '@tabellion/kernel/ids.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import { type Command, UsageError } from '../command.ts';
import { oneLine } from '../table.ts';
import { md5, openPackage, readPackageFiles } from './packageFiles.ts';
import { spelledWhere } from './sentences.ts';

export const ocfRoundtrip: Command = {
  name: 'ocf roundtrip',
  summary: 'Imports a package into the register, writes it out again, and lists the differences.',
  operands: ['PACKAGE', 'OUT'],
  options: [
    {
      name: 'json',
      help: 'one JSON object: objects held by acts, objects kept, changed objects and differences',
    },
  ],
  example: 'tabellion ocf roundtrip company.ocf.zip again.ocf.zip',
  async run({ operands: [path = '', out = ''], switches }, { write, complain, now }) {
    await refuseExisting(out);
    const opened = await openPackage(path, complain);
    if (!opened) return 1;
    const { read: before, files, isSound } = opened;
    const { made, imported } = remake(before, files, now);
    await writeOut(out, made);
    const { package: after } = readPackage((await readPackageFiles(out)).files, md5);
    if (!after) throw new Error(`${out} has no manifest`);
    const losses = comparePackages(before, after);
    const equal = losses.length === 0;
    if (switches.has('json')) write(`${JSON.stringify({ equal, ...summary(imported), losses }, null, 1)}\n`);
    else {
      write(losses.map(lossLine).join(''));
      if (equal) write('equal\n');
      complain(keptLines(imported) + differenceLines(imported));
    }
    return equal && isSound ? 0 : 1;
  },
};

/** An empty folder is as good as none. */
async function refuseExisting(out: string): Promise<void> {
  const found = await readdir(out).catch(({ code }: { code?: string }) => code);
  if (found === 'ENOENT' || found?.length === 0) return;
  throw new UsageError(`${out} is there already; name a file or folder that is not.`);
}

/** The package once it went in and came out again. Files that are no part of its lists go along as they are. */
function remake(before: OcfPackage, files: ReadonlyMap<string, Uint8Array>, now: Instant) {
  const ids = new IdTable(() => uuidv7(millisOfInstant(now), randomBytes(10)));
  const index = indexPackage(before);
  const imported = importPackage(index, ids);
  const held = exportObjects(imported, ids);
  const byList = new Map<string, unknown[]>();
  for (const { list, items } of before.files) {
    const existing = byList.get(list) ?? [];
    byList.set(list, existing);
    for (const { value } of items) existing.push(held.get(value) ?? value);
  }
  const own = new Set([before.manifestPath, ...before.files.map((file) => file.path)]);
  const others = [...files].filter(([path]) => !own.has(path));
  const written = writePackage(
    { manifest: before.manifest, objects: Object.fromEntries(byList) },
    {
      generatedAt: `${now.slice(0, 19)}Z`,
      md5,
      manifestPath: before.manifestPath,
      taken: new Set(others.map(([path]) => path)),
    },
  );
  const kept = withoutVestingInActs(imported, index);
  return { made: new Map([...written, ...others]), imported: { ...imported, kept } };
}

async function writeOut(out: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  if (out.endsWith('.zip')) return await writeFile(out, await writeZip(files), { flag: 'wx' });
  for (const [path, content] of files) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), content, { flag: 'wx' });
  }
}

function summary({ persons, acts, kept, different }: PackageImport) {
  return {
    persons: persons.length,
    acts: countBy(acts, ({ kind }) => kind),
    kept: countBy(kept, ({ object, because }) => `${object.object_type} ${because}`),
    different: countBy(different, ({ object, difference }) => `${object.object_type} ${difference}`),
  };
}

function countBy<T>(all: readonly T[], keyOf: (one: T) => string): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return Object.fromEntries(counts);
}

const WHY = {
  no_act: 'the import takes no objects of its type into acts',
  not_fitting: 'it does not fit an act',
  subject_kept: 'what it concerns is kept itself',
} as const;

/** Items that the register did not accept, kept to the letter, so that they are exported unchanged. */
function keptLines({ kept }: PackageImport): string {
  return kept
    .map(({ where, because }) => `kept to the letter  ${spelledWhere(where)}  ${WHY[because]}\n`)
    .join('');
}

const HOW: Readonly<Record<ImportDifference, string>> = {
  ended_as_cancelled: 'its shares end as cancelled, because no act says how they ended',
  ended_without_capital:
    'its shares end as cancelled, and the stated capital stays: its fraction is too long',
  fractions_as_reduction:
    'what fractions took from its stated capital, for cash, stands as a reduction by resolution',
  opened_later: 'it is there from the day of the transaction that it comes of, not from its issuance on',
  acceleration_left_out: 'shares that vested ahead of their dates stand as not vested until then',
  vesting_left_out: 'its vesting is not one of the register, so its shares stand as vested',
  currency_left_out:
    'it was paid in another currency, so the register has no price of it, and no stated capital',
  numbers_left_out: 'its shares bear numbers, which stay in the package',
  address_left_out: 'where a holder is reached stays in the package: the register has it from nobody but him',
  words_left_out: 'its own words, why or for what, stay in the package: an act holds none',
  rounding_assumed: 'it does not say how fractions of a share are rounded, and more than one rule fits',
};

/** Facts that the register would state otherwise than the package. */
function differenceLines({ different }: PackageImport): string {
  return different
    .map(({ where, difference }) => `told otherwise  ${spelledWhere(where)}  ${HOW[difference]}\n`)
    .join('');
}

function lossLine({ where, member, before, after }: Loss): string {
  const what = member === undefined ? 'the object' : member;
  const change = `${before ?? 'nothing'} became ${after ?? 'nothing'}`;
  return `LOSS  ${spelledWhere(where)}  ${oneLine(`${what}: ${change}`)}\n`;
}
