import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { EffectiveAct, KindName } from '../../acts/kinds.ts';
import { shownAnomalyCodes } from '../../anomaly.ts';
import type { Book } from '../../book.ts';
import { CORPORATION_ACTS } from '../../corporationActs.ts';
import type { ClassPayload } from '../../terms/classes.ts';
import { isOcfObject, type JsonObject, type OcfObject } from '../object.ts';
import type { List } from '../readPackage.ts';
import type { PackageContent } from '../writePackage.ts';
import { losesClassRights } from './classes.ts';
import { exportObjects } from './exportPackage.ts';
import { freshObjects } from './freshObjects.ts';
import { freshVesting } from './freshVesting.ts';
import { IdTable } from './ids.ts';
import type { ImportedAct } from './importedAct.ts';
import { type KeptObject, keyOf, listOfType, withKeptMembers } from './keptObjects.ts';
import { isExportLossy } from './losses.ts';
import type { ImportedPerson } from './persons.ts';
import { ExportFacts, openingsOf } from './written.ts';

/** A register to write as a package of version 1.2.0. */
export interface Register {
  readonly issuerId: string;
  readonly asOf: PlainDate;
  /** Effective acts of the history, in the order of the fold (`effectiveActsInSteps`). */
  readonly acts: readonly EffectiveAct[];
  readonly book: Book;
  /** Holders with their names, which lie outside of acts. */
  readonly persons: readonly ImportedPerson[];
  /** The currency of prices (ISO 4217). */
  readonly currency: string;
  /** Objects of packages that no act holds (`keptObjects.ts`); exported again where the package stays
   *  valid. */
  readonly kept: readonly KeptObject[];
}

/** An act that the format cannot say as it is: no object tells it, or one that tells less or otherwise. */
export interface InexactAct {
  readonly root: string;
  readonly kind: KindName;
  readonly on: PlainDate;
}

const inexactOf = ({ root, kind, effectiveOn: on }: EffectiveAct): InexactAct => ({ root, kind, on });

/** The register as objects of the format, by the register's own ids. Positions and articles have no place in
 *  it and are no loss, and where holders are reached stays with the registers; acts about shares that do not fit it are told. */
export function exportRegister(register: Register): {
  readonly export: PackageContent;
  readonly inexact: readonly InexactAct[];
} {
  const acts: ImportedAct[] = [];
  const inexact: InexactAct[] = [];
  const vesting: { terms: OcfObject; start: OcfObject }[] = [];
  const { book, currency } = register;
  const isLeftOut = leftOutOf(book);
  const inTime: EffectiveAct[] = [];
  for (const act of register.acts) {
    if (act.voided || act.effectiveOn > register.asOf) continue;
    if (!isLeftOut(act)) inTime.push(act);
    else if (!ELSEWHERE.has(act.kind)) inexact.push(inexactOf(act));
  }
  const shown = withClassesNow(inTime);
  const written = new ExportFacts(shown);
  const held = register.kept.filter(({ isHeld }) => isHeld);
  const kept = new Map(held.map((one) => [keyOf(one.object), one]));
  const foundedOn = corporationOf(book)?.incorporatedOn ?? null;
  const priceOf = (securityId: string) => book.tables.certificates.get(securityId)?.price ?? null;
  const labelOf = (securityId: string) => book.tables.certificates.get(securityId)?.label ?? null;
  for (const act of shown) {
    if (ELSEWHERE.has(act.kind)) continue;
    const objects = freshObjects(act, { currency, foundedOn, priceOf, labelOf, written });
    if (objects === undefined || isExportLossy(act, written)) inexact.push(inexactOf(act));
    if (objects === undefined) continue;
    const from = objects.map((object) => {
      const whole = withKeptMembers(object, act, { kept, written });
      return { object: whole, where: { file: '' } };
    });
    if (act.kind === 'class.created' && from.some(({ object }) => losesClassRights(act.payload, object)))
      inexact.push(inexactOf(act));
    // An effective act is an imported one with a place in the history; kind and payload stay together.
    acts.push({ kind: act.kind, effectiveOn: act.effectiveOn, payload: act.payload, from } as ImportedAct);
    for (const { securityId } of openingsOf(act)) {
      const own = written.vestingOf(securityId);
      if (own && 'period' in own) vesting.push(freshVesting(securityId, own));
    }
  }
  const persons = register.persons.map((person) => ({
    ...person,
    from: { object: { object_type: 'STAKEHOLDER', id: person.personId }, where: { file: '' } },
  }));
  const noNames = new IdTable(() => '');
  const ours = [...exportObjects({ persons, acts }, noNames).values()].filter(isOcfObject);
  const own = [...ours, ...vesting.flatMap(({ terms, start }) => [terms, start])];
  const made = [...own, ...keptBeside(own, register)];
  const holders = new Set(made.map(({ stakeholder_id: id }) => id));
  const objects: Partial<Record<List, OcfObject[]>> = {};
  for (const one of made) {
    const list = listOfType(one.object_type);
    // Whoever is in the registers for something else than shares stays out of the package.
    if (list === undefined || (one.object_type === 'STAKEHOLDER' && !holders.has(one.id))) continue;
    const all = objects[list] ?? [];
    objects[list] = all;
    all.push(one);
  }
  return { inexact, export: { manifest: manifestOf(register, inexact), objects } };
}

/** One object of each type and id leaves: the register's own, else the first that was kept. */
function keptBeside(input: readonly OcfObject[], { kept, issuerId }: Register): readonly OcfObject[] {
  const keys = new Set(input.map(keyOf));
  const beside: OcfObject[] = [];
  for (const { object, isHeld } of kept) {
    if (isHeld || keys.has(keyOf(object))) continue;
    keys.add(keyOf(object));
    beside.push('issuer_id' in object ? { ...object, issuer_id: issuerId } : object);
  }
  return beside;
}

/** Whether the registers show nothing of an act, because it does not fit them. */
function leftOutOf({ anomalies, tables }: Book): (act: EffectiveAct) => boolean {
  const roots = new Set(anomalies.filter(({ code }) => !shownAnomalyCodes.has(code)).map(({ root }) => root));
  return (act) =>
    roots.has(act.root) && !openingsOf(act).some(({ securityId }) => tables.certificates.has(securityId));
}

/** Kinds without a place in the format, so that leaving them out loses nothing. All others are written or
 *  reported. */
const ELSEWHERE: ReadonlySet<KindName> = new Set<KindName>([
  ...CORPORATION_ACTS.filter((kind) => kind !== 'amalgamated'),
  'person.added',
  'person.changed',
  'appointed',
  'consent.given',
  'ceased',
  // Significant control is not about shares, and not for whoever reads these.
  'control.stated',
  'control.ended',
  'control.reviewed',
  'control.filed',
  'class.valued',
]);

const corporationOf = ({ tables }: Book) => Array.from(tables.corporation.now(), ({ value }) => value)[0];

/** Facts that the format cannot express go into the comments of the issuer, in English as all of it. */
function manifestOf({ issuerId, asOf, book }: Register, inexact: readonly InexactAct[]): JsonObject {
  const corporation = corporationOf(book);
  const federal = corporation?.jurisdiction === 'CA';
  const comments = inexact.map(
    ({ root, kind, on }) => `The format does not say as it is: ${kind} of ${on} (${root})`,
  );
  return {
    ocf_version: '1.2.0',
    file_type: 'OCF_MANIFEST_FILE',
    as_of: asOf,
    issuer: {
      id: issuerId,
      object_type: 'ISSUER',
      legal_name: corporation?.name ?? '',
      formation_date: corporation?.incorporatedOn ?? asOf,
      country_of_formation: 'CA',
      ...(corporation && !federal && { country_subdivision_of_formation: corporation.jurisdiction }),
      tax_ids: [],
      ...(comments.length > 0 && { comments }),
    },
  };
}

/** The acts, each class made with the terms that it has after all of them: the format has one state of a class, and who
 *  reads a package counts votes by it. The amendments stay among the acts, for the format cannot say since when they hold. */
function withClassesNow(acts: readonly EffectiveAct[]): readonly EffectiveAct[] {
  const changed = new Map<string, Partial<ClassPayload>>();
  for (const { kind, payload } of acts)
    if (kind === 'class.amended')
      changed.set(payload.classId, { ...changed.get(payload.classId), ...payload.changes });
  return acts.map((act) => {
    if (act.kind !== 'class.created') return act;
    const changes = changed.get(act.payload.classId);
    return changes ? { ...act, payload: { ...act.payload, ...changes } } : act;
  });
}
