import { decimal } from '@tabellion/kernel/decimal.ts';
import { type Fraction, fractionOfDecimal, NOTHING } from '@tabellion/kernel/fraction.ts';
import { sumOf } from '../../acts/securities.ts';
import { Accounts } from '../captable/statedCapital.ts';
import type { ImportedAct } from './recording.ts';

/** The stated capital accounts of the book that an import makes, by the book's class ids. They are those of the package
 *  as long as acts hold all of it; an act must say what stands in the book. */
export class BookAccounts {
  readonly #accounts = new Accounts();

  /** What stands in the account of a class, not in lowest terms, and the number of its shares. */
  of(classId: string): { readonly capital: Fraction; readonly shares: bigint } {
    return {
      capital: this.#accounts.capital.get(classId) ?? NOTHING,
      shares: this.#accounts.issued(classId),
    };
  }

  /** Moves the accounts by an act that comes after all before. */
  move({ kind, payload }: ImportedAct): void {
    const accounts = this.#accounts;
    switch (kind) {
      case 'issued':
        for (const { classId, consideration, quantity } of payload.issues)
          accounts.add(classId, fractionOfDecimal(decimal(consideration.amount)), BigInt(quantity));
        return;
      case 'repurchased':
      case 'cancelled': {
        const { source, quantity, deduction } = payload;
        if (deduction.rule === 'NONE') accounts.add(source.classId, NOTHING, -BigInt(quantity));
        else accounts.take(source.classId, BigInt(quantity));
        return;
      }
      case 'converted': {
        const { source, quantity, into } = payload;
        const carried = accounts.take(source.classId, BigInt(quantity));
        accounts.add(into.classId, carried, sumOf(into.securities));
        return;
      }
      case 'class.split':
      case 'class.consolidated':
        for (const { source, into } of payload.reissued)
          accounts.add(payload.classId, NOTHING, BigInt(into?.quantity ?? '0') - BigInt(source.quantity));
        return;
      default:
        return;
    }
  }
}
