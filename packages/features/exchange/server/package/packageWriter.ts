/** A whole register as a package of the Open Cap Format. */
import { createHash } from 'node:crypto';
import type { StoredAct } from '@tabellion/book/act.ts';
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { foldInSteps } from '@tabellion/book/fold.ts';
import { checkPackage } from '@tabellion/book/ocf/check.ts';
import { exportWhole } from '@tabellion/book/ocf/exchange/exportWhole.ts';
import type { KeptObject } from '@tabellion/book/ocf/exchange/keptObjects.ts';
import type { ImportedPerson } from '@tabellion/book/ocf/exchange/persons.ts';
import { loadSchemas } from '@tabellion/book/ocf/schemas.ts';
import { type PackageContent, writePackage } from '@tabellion/book/ocf/writePackage.ts';
import { effectiveActsInSteps } from '@tabellion/book/order.ts';
import { readAct } from '@tabellion/book/read.ts';
import { finish } from '@tabellion/book/stepwise.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import { aboutIn, lossesOf, lostCapital } from './losses.ts';
import type { PackageRequest, WrittenPackage } from './messages.ts';

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
    const register = {
      issuerId,
      asOf,
      acts: finish(effectiveActsInSteps(this.#history)),
      book: finish(foldInSteps(this.#history, { asOf })),
      persons: this.#persons,
      currency: 'CAD',
      kept: this.#kept,
    };
    const filesOf = (made: PackageContent) =>
      writePackage(made, { generatedAt, md5, manifestPath: 'Manifest.ocf.json', taken: new Set() });
    // Compiling the schemas takes a second: only what somebody else wrote needs them.
    const schemas = this.#kept.length > 0 ? await loadSchemas() : [];
    const faultsOf = (made: PackageContent) =>
      checkPackage(filesOf(made), { schemas, md5 }).findings.filter(({ severity }) => severity === 'fault');
    const whole = exportWhole(register, faultsOf);
    const acts = new Map(register.acts.map((act) => [act.root, act]));
    const aboutOf = (root: string) => {
      const act = acts.get(root);
      return act === undefined ? [] : aboutIn(register.book, act);
    };
    const capital = lostCapital(register.book, whole.export, asOf);
    const losses = { ...lossesOf(whole, aboutOf), capital };
    return { bytes: await writeZip(filesOf(whole.export)), losses };
  }
}

const md5 = (content: Uint8Array): string => createHash('md5').update(content).digest('hex');
