import { type Finding, finding } from './finding.ts';
import { textOf } from './object.ts';
import { indexPackage } from './packageIndex.ts';
import { LISTS, type OcfPackage, readPackage } from './readPackage.ts';
import { judgeAmounts } from './rules/amounts.ts';
import { judgeDoubts } from './rules/doubts.ts';
import { judgeLimits } from './rules/limits.ts';
import { judgeNumbers } from './rules/numbers.ts';
import { judgeQuantities } from './rules/quantities.ts';
import { judgeReferences } from './rules/references.ts';
import { judgeSecurities } from './rules/securities.ts';
import { judgeVesting } from './rules/vesting.ts';
import { type SchemaFault, type SchemaSet, schemaSetFor } from './schemas.ts';

export interface Report {
  /** Whether there is no fault; warnings do not count. */
  readonly valid: boolean;
  /** As the manifest names it; empty without one. */
  readonly version: string;
  /** The version whose schemas judged it; empty where none did. */
  readonly schema: string;
  readonly objects: number;
  readonly findings: readonly Finding[];
}

export interface CheckTools {
  readonly schemas: readonly SchemaSet[];
  readonly md5: (content: Uint8Array) => string;
}

/** Judges a package by the schemas of its version and by the rules that a schema cannot say: everything that is named
 *  is there, a security is closed once, no share appears or vanishes, no bound is passed. Its time grows with the size
 *  of the package, not faster.
 *  @param files by path, as they were packed */
export function checkPackage(files: ReadonlyMap<string, Uint8Array>, { schemas, md5 }: CheckTools): Report {
  const { package: read, findings } = readPackage(files, md5);
  if (!read) return report(findings, { version: '', schema: '', objects: 0 });
  const set = schemaSetFor(read.version, schemas);
  const about = { version: read.version, objects: read.objects.length };
  const manifest = { file: read.manifestPath };
  const params = { version: read.version, known: schemas.map(({ version }) => version).join(', ') };
  if (!set) {
    return report([...findings, finding('unknown_version', manifest, params)], { ...about, schema: '' });
  }
  const all = [...findings];
  if (set.version !== read.version) {
    all.push(finding('other_version', manifest, { ...params, schema: set.version }));
  }
  for (const found of judgeBySchema(read, set)) all.push(found);
  const index = indexPackage(read);
  const rules = [
    judgeNumbers,
    judgeReferences,
    judgeVesting,
    judgeSecurities,
    judgeQuantities,
    judgeLimits,
    judgeAmounts,
    judgeDoubts,
  ];
  for (const judge of rules) for (const found of judge(index)) all.push(found);
  return report(all, { ...about, schema: set.version });
}

function report(findings: readonly Finding[], about: Pick<Report, 'version' | 'schema' | 'objects'>): Report {
  return { ...about, valid: findings.every(({ severity }) => severity !== 'fault'), findings };
}

/** A manifest of another version is judged as if it named this one: that has been told. */
function* judgeBySchema(read: OcfPackage, set: SchemaSet): Iterable<Finding> {
  const { manifest, manifestPath, files } = read;
  const asKnown = { ...manifest, ocf_version: set.version };
  yield* schemaFindings(set.judgeFile('OCF_MANIFEST_FILE', asKnown), { file: manifestPath });
  for (const { path, list, wrapper, items } of files) {
    yield* schemaFindings(set.judgeFile(LISTS[list], { ...wrapper, items: [] }), { file: path });
    for (const { value, where } of items) {
      const type = where.objectType ?? '';
      const faults = set.judgeObject(type, value);
      if (faults) yield* schemaFindings(faults, where);
      else yield finding('object_type', where, { type: type || textOf({ value }, 'value') || typeof value });
    }
  }
}

function* schemaFindings(
  faults: readonly SchemaFault[] | undefined,
  where: Finding['where'],
): Iterable<Finding> {
  for (const { at, reason } of faults ?? []) yield finding('schema', where, { at, reason });
}
