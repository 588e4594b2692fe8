import { createHash } from 'node:crypto';
import type { StoredAct } from '@tabellion/book/act.ts';
import type { Act, EffectiveAct, KindName } from '@tabellion/book/acts/kinds.ts';
import type { Book } from '@tabellion/book/book.ts';
import { statedCapitalOf } from '@tabellion/book/capital.ts';
import { packageCapTable } from '@tabellion/book/ocf/captable/capTable.ts';
import { checkPackage } from '@tabellion/book/ocf/check.ts';
import { exportWhole, type WholeExport } from '@tabellion/book/ocf/exchange/exportWhole.ts';
import type { KeptObject } from '@tabellion/book/ocf/exchange/keptObjects.ts';
import type { ImportedPerson } from '@tabellion/book/ocf/exchange/persons.ts';
import { filesOf, registerOf } from '@tabellion/book/ocf/exchange/registerFiles.ts';
import type { OcfObject } from '@tabellion/book/ocf/object.ts';
import { indexPackage } from '@tabellion/book/ocf/packageIndex.ts';
import { loadSchemas } from '@tabellion/book/ocf/schemas.ts';
import type { PackageContent } from '@tabellion/book/ocf/writePackage.ts';
import { readAct } from '@tabellion/book/read.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { NOTHING } from '@tabellion/kernel/fraction.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import { dollarsOf } from '../../../shares/rules/spell.ts';
import type { Losses, LostActs, LostCapital, PackageRequest, WrittenPackage } from './messages.ts';

export class PackageWriter {
  readonly #history: Act[] = [];
  readonly #persons: ImportedPerson[] = [];
  readonly #kept: KeptObject[] = [];

  /** @param text  a page of acts, as the database spelled it */
  takeActs(text: string): void {
    for (const stored of JSON.parse(text) as StoredAct[]) this.#history.push(readAct(stored));
  }

  takePeople(people: readonly ImportedPerson[]): void {
    for (const person of people) this.#persons.push(person);
  }

  takeKept(objects: readonly KeptObject[]): void {
    for (const one of objects) this.#kept.push(one);
  }

  /** Details of an act that the format cannot hold go to the comments of the issuer, and are reported. */
  async write({
    issuerId,
    asOf,
    generatedAt,
  }: Extract<PackageRequest, { ask: 'write' }>): Promise<WrittenPackage> {
    const contents = { issuerId, asOf, persons: this.#persons, kept: this.#kept };
    const register = registerOf(this.#history, contents);
    const files = (made: PackageContent) => filesOf(made, { generatedAt, md5 });
    // Compiling the schemas takes a second: only what somebody else wrote needs them.
    const schemas = this.#kept.length > 0 ? await loadSchemas() : [];
    const faultsOf = (made: PackageContent) =>
      checkPackage(files(made), { schemas, md5 }).findings.filter(({ severity }) => severity === 'fault');
    const whole = exportWhole(register, faultsOf);
    const acts = new Map(register.acts.map((act) => [act.root, act]));
    const aboutOf = (root: string) => {
      const act = acts.get(root);
      return act === undefined ? [] : aboutIn(register.book, act);
    };
    const capital = lostCapital(register.book, whole.export, asOf);
    const losses = { ...lossesOf(whole, aboutOf), capital };
    return { bytes: await writeZip(files(whole.export)), losses };
  }
}

const md5 = (content: Uint8Array): string => createHash('md5').update(content).digest('hex');

/** So many certificates, instruments or classes are named of a kind of act. */
const NAMED = 6;

/** Losses of a package, counted by kind of act.
 *  @param aboutOf  the names of the subjects of an act, by its root */
export function lossesOf(
  { inexact, leftOut }: Pick<WholeExport, 'inexact' | 'leftOut'>,
  aboutOf: (root: string) => readonly string[],
): Omit<Losses, 'capital'> {
  const acts = new Map<KindName, Omit<LostActs, 'about' | 'more'> & { readonly names: Set<string> }>();
  for (const { kind, on, root } of inexact) {
    const { count, from, to, names } = acts.get(kind) ?? { count: 0, from: on, to: on, names: new Set() };
    for (const name of aboutOf(root)) names.add(name);
    acts.set(kind, {
      kind,
      count: count + 1,
      names,
      from: on < from ? on : from,
      to: on > to ? on : to,
    });
  }
  return {
    acts: [...acts.values()].map(({ names, ...one }) => {
      const about = [...names].slice(0, NAMED);
      return { ...one, about, more: names.size - about.length };
    }),
    leftOut: leftOut.length,
  };
}

/** Where a reader of the package finds another stated capital than the registers have. */
export function lostCapital(
  { tables }: Book,
  { manifest, objects }: PackageContent,
  on: PlainDate,
): LostCapital[] {
  const placed = Object.values(objects).flat() as OcfObject[];
  const index = indexPackage({
    manifest,
    manifestPath: '',
    version: '',
    files: [],
    objects: placed.map((object) => ({ object, where: { file: '' } })),
  });
  const ofPackage = packageCapTable(index, on).classes;
  const held = statedCapitalOf(tables.capitalEntries.rows().map(({ value }) => value));
  return [...tables.classTerms.now()].flatMap(({ key, value: { name } }) => {
    const inRegisters = dollarsOf(held.get(key) ?? NOTHING);
    const inPackage = ofPackage[key]?.statedCapital ?? '0.00';
    return inRegisters === inPackage ? [] : [{ className: name, inRegisters, inPackage }];
  });
}

/** Subjects of an act by number or name: a class where the act is one of the class, else the certificates and
 *  instruments that it names as they were before it, or that it issues. */
export function aboutIn(
  { tables }: Pick<Book, 'tables'>,
  { kind, payload }: EffectiveAct,
): readonly string[] {
  if (kind.startsWith('class.') && 'classId' in payload)
    return [tables.classTerms.get(payload.classId)?.name ?? []].flat();
  return securitiesIn(payload).flatMap(
    (id) => tables.certificates.get(id)?.label ?? tables.instruments.get(id)?.label ?? [],
  );
}

function securitiesIn(payload: object): readonly string[] {
  if ('securityId' in payload) return [String(payload.securityId)];
  return listedIn(payload).flatMap((one) =>
    typeof one === 'object' && one !== null && 'securityId' in one ? [String(one.securityId)] : [],
  );
}

function listedIn(payload: object): readonly unknown[] {
  if ('source' in payload) return [payload.source];
  if ('sources' in payload && Array.isArray(payload.sources)) return payload.sources;
  return 'issues' in payload && Array.isArray(payload.issues) ? payload.issues : [];
}
