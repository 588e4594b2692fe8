import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { checkPackage } from '@tabellion/book/ocf/check.ts';
import { type Finding, finding } from '@tabellion/book/ocf/finding.ts';
import { readPackage } from '@tabellion/book/ocf/readPackage.ts';
import { loadSchemas } from '@tabellion/book/ocf/schemas.ts';
import { isOfSystem, readZip, type ZipProblem } from '@tabellion/platform/files/zip.ts';
import { type Surroundings, UsageError } from '../command.ts';
import { findingLine } from './sentences.ts';

/** Upper bounds of a package when it is unpacked; a million issuances are about 400 MB. */
const BOUNDS = { mostBytes: 512 * 1024 * 1024, mostFiles: 10_000 };

export interface PackageFiles {
  /** Every file by its path within the package, those that are no JSON too. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly findings: readonly Finding[];
}

/** Reads a zip file or a folder. Throws a `UsageError` for what is no package, and the system's error for what it does not
 *  give. */
export async function readPackageFiles(path: string): Promise<PackageFiles> {
  const found = await stat(path);
  return found.isDirectory() ? { files: await readFolder(path), findings: [] } : await readArchive(path);
}

/** Reads and checks a package, and complains of its faults and of what makes its figures doubtful, as `ocf check` does.
 *  @returns undefined where no schema could judge it */
export async function openPackage(path: string, complain: Surroundings['complain']) {
  const { files, findings } = await readPackageFiles(path);
  const report = checkPackage(files, { schemas: await loadSchemas(), md5 });
  const all = [...findings, ...report.findings];
  const faults = all.filter(({ severity }) => severity === 'fault');
  // A digest that differs says nothing of the figures.
  const warnings = all.filter(
    ({ problem, severity }) => severity === 'warning' && problem !== 'digest_differs',
  );
  complain(faults.map((one) => `${findingLine(one)}\n`).join(''));
  complain(warnings.map((one) => `warning  ${findingLine(one)}\n`).join(''));
  const { package: read } = readPackage(files, md5);
  return read && report.schema !== ''
    ? { read, files, isSound: faults.length === 0, faults, warnings }
    : undefined;
}

/** As manifests name it. The format asks for MD5; nothing here relies on it. */
export function md5(content: Uint8Array): string {
  return createHash('md5').update(content).digest('hex');
}

const WHY: Readonly<Record<ZipProblem, string>> = {
  not_a_zip: 'is no whole zip file; name a package as it was written, or its unpacked folder',
  damaged: 'is damaged: a file in it is not the one that was packed; get it again',
  encrypted: 'is encrypted; unpack it and name the folder',
  too_large: `grows beyond ${BOUNDS.mostBytes / 1024 ** 2} MiB when it is unpacked, so it was not`,
  too_many: `holds more than ${BOUNDS.mostFiles} files, so it was not read`,
};

async function readArchive(path: string): Promise<PackageFiles> {
  const { size } = await stat(path);
  if (size > BOUNDS.mostBytes) throw new UsageError(`${path} ${WHY.too_large}.`);
  const read = await readZip(await readFile(path), BOUNDS);
  if (!read.ok) throw new UsageError(`${path} ${WHY[read.error]}.`);
  const { files, unsafe, repeated } = read.value;
  return {
    files,
    findings: [
      ...unsafe.map((file) => finding('unsafe_name', { file })),
      ...repeated.map((file) => finding('name_repeated', { file })),
    ],
  };
}

/** Links are not followed: they could lead anywhere. */
async function readFolder(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isOfSystem(nameIn(folder, path)));
  if (paths.length > BOUNDS.mostFiles) throw new UsageError(`${folder} ${WHY.too_many}.`);
  const files = new Map<string, Uint8Array>();
  let left = BOUNDS.mostBytes;
  for (const path of paths.sort()) {
    left -= (await stat(path)).size;
    if (left < 0) throw new UsageError(`${folder} holds more than ${BOUNDS.mostBytes / 1024 ** 2} MiB.`);
    files.set(nameIn(folder, path), await readFile(path));
  }
  return files;
}

const nameIn = (folder: string, path: string): string => relative(folder, path).split(sep).join('/');
