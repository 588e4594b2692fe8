import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { groupBy } from './groupBy.ts';
import type { JsonObject, PackagePlace } from './object.ts';
import { LISTS, type OcfPackage } from './readPackage.ts';

/** Something that a package holds and another, made from it, does not hold in the same way. */
export interface Loss {
  readonly where: PackagePlace;
  /** The member that differs; absent where the whole object is lost or new. */
  readonly member?: string;
  /** JSON in one spelling; absent where it is not there. */
  readonly before?: string;
  readonly after?: string;
}

/** Differences between two packages. The order of objects and members, how they are spread over files, when
 *  the package was generated and the digests of its files are no difference. */
export function comparePackages(before: OcfPackage, after: OcfPackage): readonly Loss[] {
  const where = { file: before.manifestPath };
  return [
    ...differences(where, factsOf(before.manifest), factsOf(after.manifest)),
    ...compareItems(before, after),
  ];
}

/** A manifest without its lists of files and its time. */
function factsOf(manifest: JsonObject): JsonObject {
  const { generated_at: _, ...facts } = manifest;
  return Object.fromEntries(Object.entries(facts).filter(([member]) => !(member in LISTS)));
}

interface Item {
  readonly value: unknown;
  readonly where: PackagePlace;
}

function* compareItems(before: OcfPackage, after: OcfPackage): Iterable<Loss> {
  const made = groupBy(itemsOf(after), keyOf);
  for (const { value, where } of itemsOf(before)) {
    const other = made.get(keyOf({ value, where }))?.shift();
    if (!other) yield { where, before: canonicalJson(value) };
    else if (canonicalJson(other.value) !== canonicalJson(value)) {
      yield* differences(where, value as JsonObject, other.value as JsonObject);
    }
  }
  for (const { value, where } of [...made.values()].flat()) yield { where, after: canonicalJson(value) };
}

const itemsOf = ({ files }: OcfPackage): readonly Item[] => files.flatMap(({ items }) => items);

/** Objects are the same by type and id; what has neither is so by what it is. */
function keyOf({ value, where: { objectType, id } }: Item): string {
  return objectType === undefined || id === undefined ? canonicalJson(value) : `${objectType} ${id}`;
}

function* differences(where: PackagePlace, before: JsonObject, after: JsonObject): Iterable<Loss> {
  for (const member of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, made] = [spelled(before[member]), spelled(after[member])];
    if (old === made) continue;
    yield {
      where,
      member,
      ...(old !== undefined && { before: old }),
      ...(made !== undefined && { after: made }),
    };
  }
}

const spelled = (value: unknown): string | undefined =>
  value === undefined ? undefined : canonicalJson(value);
