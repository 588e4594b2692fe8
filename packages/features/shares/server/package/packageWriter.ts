/** A whole register as a package of the Open Cap Format. */
import { createHash } from 'node:crypto';
import type { StoredAct } from '@tabellion/book/act.ts';
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { foldInSteps } from '@tabellion/book/fold.ts';
import { exportRegister } from '@tabellion/book/ocf/exchange/exportRegister.ts';
import type { ImportedPerson } from '@tabellion/book/ocf/exchange/persons.ts';
import { writePackage } from '@tabellion/book/ocf/writePackage.ts';
import { effectiveActsInSteps } from '@tabellion/book/order.ts';
import { readAct } from '@tabellion/book/read.ts';
import { finish } from '@tabellion/book/stepwise.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import type { Asked } from './messages.ts';

export class PackageWriter {
  readonly #history: Act[] = [];
  readonly #persons: ImportedPerson[] = [];

  /** @param text  a page of acts, as the database spelled it */
  takeActs(text: string): void {
    for (const stored of JSON.parse(text) as StoredAct[]) this.#history.push(readAct(stored));
  }

  takePeople(people: readonly ImportedPerson[]): void {
    for (const person of people) this.#persons.push(person);
  }

  /** A zip file. What the format cannot say of an act stands in the comments of the issuer. */
  async write({ issuerId, asOf, generatedAt }: Extract<Asked, { ask: 'write' }>): Promise<Uint8Array> {
    const { export: made } = exportRegister({
      issuerId,
      asOf,
      acts: finish(effectiveActsInSteps(this.#history)),
      book: finish(foldInSteps(this.#history, { asOf })),
      persons: this.#persons,
      currency: 'CAD',
    });
    const files = writePackage(made, {
      generatedAt,
      md5: (content) => createHash('md5').update(content).digest('hex'),
      manifestPath: 'Manifest.ocf.json',
      taken: new Set(),
    });
    return writeZip(files);
  }
}
