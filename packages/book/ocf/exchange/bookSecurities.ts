import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { PackageIndex } from '../packageIndex.ts';

/** The holders, classes and securities that the book of an import has so far, by the ids of the package. */
export class ImportedSecurities {
  readonly persons = new Set<string>();
  readonly classes = new Set<string>();
  /** The plans of which there is a pool, with their classes. */
  readonly plans = new Map<string, ReadonlySet<string>>();
  readonly #index: PackageIndex;
  readonly #open = new Set<string>();
  readonly #openByClass = new Map<string, number>();
  readonly #planOf = new Map<string, string>();
  /** Once opened or ended; none is opened again. */
  readonly #met = new Set<string>();

  constructor(index: PackageIndex) {
    this.#index = index;
  }

  isOpen(securityId: string): boolean {
    return this.#open.has(securityId);
  }

  countOf(classId: string): number {
    return this.#openByClass.get(classId) ?? 0;
  }

  /** Whether holders and classes of these securities are in the book. */
  knows(securityIds: readonly string[]): boolean {
    return securityIds.every((id) => {
      const { holderId = '', classId = '' } = this.#index.securities.get(id) ?? {};
      return this.persons.has(holderId) && this.classes.has(classId);
    });
  }

  /** Whether the package has these shares on a day, so that the book may have them too. */
  mayOpen(securityIds: readonly string[], on: PlainDate): boolean {
    return securityIds.every((id) => {
      const issuance = this.#index.securities.get(id)?.issuance;
      return issuance?.family === 'STOCK' && issuance.date <= on && !this.#met.has(id);
    });
  }

  planOf(securityId: string): string | undefined {
    return this.#planOf.get(securityId);
  }

  /** The plan under which shares are issued; undefined where there is no pool for them, or they are those of an option. */
  issuedUnder(securityId: string): string | undefined {
    const { planId = '', classId = '' } = this.#index.securities.get(securityId) ?? {};
    const isNew = this.#index.sources.get(securityId)?.act !== 'EXERCISE';
    return isNew && this.plans.get(planId)?.has(classId) ? planId : undefined;
  }

  /** @param option  that for which they are issued, where an act says so */
  open(securityIds: readonly string[], option?: string): void {
    for (const id of securityIds) {
      const planId = this.#cameOf(id, option);
      if (planId !== undefined) this.#planOf.set(id, planId);
      this.#met.add(id);
      this.#open.add(id);
      this.#count(id, 1);
    }
  }

  end(securityIds: readonly string[]): void {
    for (const id of securityIds) {
      this.#met.add(id);
      if (this.#open.delete(id)) this.#count(id, -1);
    }
  }

  #cameOf(securityId: string, option: string | undefined): string | undefined {
    if (option !== undefined) return this.#index.securities.get(option)?.planId;
    const source = this.#index.sources.get(securityId);
    if (source === undefined || source.act === 'EXERCISE') return this.issuedUnder(securityId);
    const [planId, ...others] = new Set(source.securityIds.map((id) => this.#planOf.get(id)));
    return others.length === 0 ? planId : undefined;
  }

  #count(securityId: string, by: 1 | -1): void {
    const classId = this.#index.securities.get(securityId)?.classId ?? '';
    this.#openByClass.set(classId, this.countOf(classId) + by);
  }
}
