/** A package of the Open Cap Format, from its bytes to the parts of a batch. */
import { createHash } from 'node:crypto';
import { checkPackage } from '@tabellion/book/ocf/check.ts';
import {
  type CapTableDifference,
  capTableDifferences,
  MOST_DIFFERENCES,
} from '@tabellion/book/ocf/exchange/capTableDifferences.ts';
import { classDoubts } from '@tabellion/book/ocf/exchange/classes.ts';
import { IdTable } from '@tabellion/book/ocf/exchange/ids.ts';
import type { ImportedAct } from '@tabellion/book/ocf/exchange/importedAct.ts';
import { importPackage } from '@tabellion/book/ocf/exchange/importPackage.ts';
import { type KeptObject, objectsToKeep } from '@tabellion/book/ocf/exchange/keptObjects.ts';
import type { PackageImport } from '@tabellion/book/ocf/exchange/recording.ts';
import { withoutVestingInActs } from '@tabellion/book/ocf/exchange/vestingInActs.ts';
import { type Finding, finding, PROBLEMS } from '@tabellion/book/ocf/finding.ts';
import {
  isJsonObject,
  jsonOf,
  type PackagePlace,
  type PlacedObject,
  textOf,
} from '@tabellion/book/ocf/object.ts';
import { indexPackage, type PackageIndex } from '@tabellion/book/ocf/packageIndex.ts';
import { readPackage } from '@tabellion/book/ocf/readPackage.ts';
import { loadSchemas } from '@tabellion/book/ocf/schemas.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { readZip } from '@tabellion/platform/files/zip.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { BatchAct, BatchPart } from '../../../registers/batch.ts';
import { isPrintable } from '../../../shares/rules/cells.ts';
import type { ImportReport } from '../../importReport.ts';
import { countedBy, countedFaults, refusedFile } from './counts.ts';
import type { FileFault, KnownPerson, ReadFile, ReadingTarget } from './messages.ts';
import { namesakes, personNameFact } from './namesakes.ts';

/** Bounds of a package when it is unpacked: some 200,000 objects. */
const BOUNDS = { mostBytes: 96 * 1024 * 1024, mostFiles: 1000 };

/** The registers show what breaks these as it came in, and name it: an import may add anomalies. */
const BORNE: ReadonlySet<Finding['problem']> = new Set<Finding['problem']>([
  'class_above_authorized',
  'issuer_above_authorized',
  'above_pool',
  'quantity_fractional',
]);

export interface ReadInto extends ReadingTarget {
  readonly people: readonly KnownPerson[];
}

export interface PackageRead {
  readonly file: ReadFile;
  readonly parts: Iterable<BatchPart>;
  readonly kept: readonly KeptObject[];
}

/** Nothing throws for what stands in the file. */
export async function readOcf(bytes: Uint8Array, into: ReadInto): Promise<PackageRead> {
  const zip = await readZip(bytes, BOUNDS);
  if (!zip.ok) return refused([{ code: `zip.${zip.error}`, where: '', params: {} }]);
  const { files, unsafe, repeated } = zip.value;
  const md5 = (content: Uint8Array) => createHash('md5').update(content).digest('hex');
  const report = checkPackage(files, { schemas: await loadSchemas(), md5 });
  const { package: read } = readPackage(files, md5);
  const findings = [
    ...unsafe.map((file) => finding('unsafe_name', { file })),
    ...repeated.map((file) => finding('name_repeated', { file })),
    ...report.findings,
    ...unprintable(read?.objects ?? []),
  ];
  const isFault = ({ severity, problem }: Finding) => severity === 'fault' && !BORNE.has(problem);
  const about = {
    items: report.objects,
    unanswered: 0,
    version: report.version,
    faults: countedFaults(findings.filter(isFault).map(fileFaultOf)),
    warnings: countedFaults(findings.filter((one) => !isFault(one)).map(fileFaultOf)),
  };
  if (about.faults.count > 0 || !read) return { file: { ...about, ...nothing }, parts: [], kept: [] };
  const index = indexPackage(read);
  const ids = new IdTable(newId);
  const persons = bindPersons(index, ids, into);
  const classes = bindClasses(index, ids, into);
  const whole = importPackage(index, ids);
  const imported = { ...whole, kept: withoutVestingInActs(whole, index) };
  const { kept, different } = imported;
  const otherClasses = classDifferences(imported.acts, into);
  const differences = capTableDifferences(index, whole, ids);
  const unfitFaults = [
    ...otherClasses.faults,
    ...tooEarly(imported.acts, into),
    ...(differences.length > MOST_DIFFERENCES
      ? [{ code: 'package.differences' as const, where: '', params: { most: MOST_DIFFERENCES } }]
      : []),
  ];
  if (unfitFaults.length > 0)
    return { file: { ...about, ...nothing, faults: countedFaults(unfitFaults) }, parts: [], kept: [] };
  // A class that the register has is told there.
  const acts = imported.acts.filter(
    (act) => act.kind !== 'class.created' || !classes.has(act.payload.classId),
  );
  const warnings = countedFaults([
    ...findings.filter((one) => !isFault(one)).map(fileFaultOf),
    ...doubtsOf(acts),
    ...otherClasses.warnings,
  ]);
  return {
    file: {
      ...about,
      warnings,
      matched: persons.size,
      differences: differences.map((line) => namedLine(index, line)),
      kept: countedBy(kept, ({ object, because }) => [object.object_type, because]),
      different: countedBy(different, ({ object, difference }) => [object.object_type, difference]),
    },
    parts: partsOf({ ...imported, acts }, { persons, since: into.incorporatedOn }),
    kept: objectsToKeep({ ...imported, acts }, ids),
  };
}

const namedLine = (
  { byType }: PackageIndex,
  { on, holder, class: classId, inPackage: in_file, inRegisters: in_registers }: CapTableDifference,
): ImportReport['differences'][number] => {
  const named = byType.get('STAKEHOLDER')?.get(holder ?? '')?.object.name;
  return {
    on,
    in_file,
    in_registers,
    holder: holder === null ? null : (isJsonObject(named) && textOf(named, 'legal_name')) || holder,
    class_name: textOf(byType.get('STOCK_CLASS')?.get(classId)?.object ?? {}, 'name') ?? classId,
  };
};

/** Names of people, classes and plans, and numbers of certificates: read beside others, none may look like another. */
const unprintable = (objects: readonly PlacedObject[]): Finding[] =>
  objects.flatMap(({ object, where }) => {
    const named = [
      textOf(jsonOf(object, 'name') ?? {}, 'legal_name'),
      ...NAMES.map((one) => textOf(object, one)),
    ];
    return named.every((text = '') => isPrintable(text)) ? [] : [finding('text_unstorable', where)];
  });

const NAMES = ['name', 'plan_name', 'default_id_prefix', 'custom_id'] as const;

/** Terms of classes that the registers will state and the package does not. */
const doubtsOf = (acts: readonly ImportedAct[]): FileFault[] =>
  acts.flatMap((act) => {
    if (act.kind !== 'class.created') return [];
    const { payload, from } = act;
    const name = payload.name.slice(0, MOST_SHOWN);
    return from.flatMap(({ object, where }) =>
      classDoubts(object, payload).map(
        (doubt): FileFault => ({
          code: `warn.${doubt}`,
          where: placeOf(where),
          params: { name, kind: payload.kind },
        }),
      ),
    );
  });

/** Classes of the register's name that are no such classes: shares of other votes are not taken into them; of other bounds or
 *  without the same conversion they are, and that is told. */
function classDifferences(acts: readonly ImportedAct[], { classes }: ReadInto) {
  const [faults, warnings]: [FileFault[], FileFault[]] = [[], []];
  const existing = new Map(classes.map((one) => [one.classId, one]));
  for (const act of acts) {
    const ours = act.kind === 'class.created' ? existing.get(act.payload.classId) : undefined;
    if (act.kind !== 'class.created' || ours === undefined) continue;
    const { kind, votesPerShare, authorized, convertible } = act.payload;
    const [from] = act.from;
    const at = { where: from ? placeOf(from.where) : '', params: { name: ours.name.slice(0, MOST_SHOWN) } };
    if (kind !== ours.kind || votesPerShare !== ours.votesPerShare)
      faults.push({ ...at, code: 'class.differs' });
    else if (authorized !== ours.authorized || (convertible !== null) !== ours.isConvertible)
      warnings.push({ ...at, code: 'warn.class_differs' });
  }
  return { faults, warnings };
}

const MOST_SHOWN = 80;

const nothing = { matched: 0, differences: [], kept: [], different: [] };

const refused = (faults: readonly FileFault[]): PackageRead => ({
  file: refusedFile(faults),
  parts: [],
  kept: [],
});

/** The rule's own name, by which the format's validators know it. */
const fileFaultOf = ({ problem, where, params }: Finding): FileFault => ({
  code: PROBLEMS[problem].rule,
  where: placeOf(where),
  params: { ...params, ...worded(params) },
});

function placeOf({ file, index, objectType, id }: PackagePlace): string {
  const place = index === undefined ? file : `${file}#/items/${index}`;
  return [place, objectType, id].filter((part) => part !== undefined && part !== '').join(' ');
}

/** One line for what the rule's sentence does not name. */
const worded = (params: Finding['params']) => ({
  details: Object.entries(params)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', '),
});

/** Holders of the package who are somebody in the register: one of that name and kind there, and one here. */
function bindPersons(
  { byType }: PackageIndex,
  ids: IdTable,
  { people, match }: ReadInto,
): ReadonlySet<string> {
  const found = new Set<string>();
  if (!match) return found;
  const holders = [...(byType.get('STAKEHOLDER')?.values() ?? [])].map(({ object }) => ({
    key: object.id,
    kind:
      textOf(object, 'stakeholder_type') === 'INDIVIDUAL'
        ? ('individual' as const)
        : ('body_corporate' as const),
    name: textOf(jsonOf(object, 'name') ?? {}, 'legal_name') ?? '',
  }));
  for (const [key, personId] of namesakes(holders, people)) {
    ids.bind('person', key, personId);
    found.add(personId);
  }
  return found;
}

/** A class of the register's name is that class. */
function bindClasses({ byType }: PackageIndex, ids: IdTable, { classes }: ReadInto): ReadonlySet<string> {
  const byName = new Map(classes.map((one) => [one.name, one.classId]));
  const found = new Set<string>();
  for (const { object } of byType.get('STOCK_CLASS')?.values() ?? []) {
    const classId = byName.get(textOf(object, 'name') ?? '');
    if (classId === undefined || found.has(classId)) continue;
    ids.bind('class', object.id, classId);
    found.add(classId);
  }
  return found;
}

/** Faults of entries dated before incorporation; a class alone exists from its first day on. */
const tooEarly = (acts: readonly ImportedAct[], { incorporatedOn: since }: ReadInto): FileFault[] =>
  acts.flatMap(({ kind, effectiveOn: value, from }) => {
    if (kind === 'class.created' || value >= since) return [];
    const places = new Set(from.map(({ where }) => placeOf(where)));
    return Array.from(
      places,
      (where): FileFault => ({ code: 'package.too_early', where, params: { value, since } }),
    );
  });

interface RegisterFacts {
  readonly persons: ReadonlySet<string>;
  readonly since: PlainDate;
}

const PART = 500;

function* partsOf({ persons, acts }: PackageImport, existing: RegisterFacts): Iterable<BatchPart> {
  const first = firstDays(acts);
  const dayOf = (personId: string) => first.get(personId) ?? existing.since;
  const fresh = persons.filter(({ personId }) => !existing.persons.has(personId));
  for (let i = 0; i < fresh.length; i += PART) {
    yield {
      persons: fresh.slice(i, i + PART).map(({ personId, kind, name, parts }) => ({
        personId,
        kind,
        on: dayOf(personId),
        facts: [{ kind: 'name', body: personNameFact(kind, name, parts) }],
      })),
    };
  }
  yield { onRecord: [...existing.persons].map((personId) => ({ personId, on: dayOf(personId) })) };
  for (let i = 0; i < acts.length; i += PART)
    yield { acts: acts.slice(i, i + PART).map((act) => batchActOf(act, existing)) };
}

/** A class is there from the corporation's first day on, not from one that the package has for its own reasons. */
function batchActOf({ kind, effectiveOn, payload, actId }: ImportedAct, { since }: RegisterFacts): BatchAct {
  const on = kind === 'class.created' && effectiveOn < since ? since : effectiveOn;
  // Kind and payload come from one act; the compiler does not see it through the union.
  return { kind, on, payload, ...(actId && { actId }) } as BatchAct;
}

/** The day of the first act that names each person. */
function firstDays(acts: readonly ImportedAct[]): ReadonlyMap<string, PlainDate> {
  const first = new Map<string, PlainDate>();
  const note = (value: unknown, on: PlainDate): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name !== 'personId' || typeof inner !== 'string') note(inner, on);
      else if (on < (first.get(inner) ?? '9999')) first.set(inner, on);
    }
  };
  for (const { payload, effectiveOn } of acts) note(payload, effectiveOn);
  return first;
}
