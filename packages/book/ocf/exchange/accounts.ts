import { addDecimals, type Decimal, decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { type CarriedDeduction, type Deduction, dollarsTaken } from '../../acts/deduction.ts';
import { capitalOf } from '../../acts/issued.ts';
import { sumOf } from '../../acts/securities.ts';
import type { ImportedAct } from './importedAct.ts';

interface Account {
  readonly capital: Decimal;
  readonly shares: bigint;
}

/** The stated capital accounts of the book that an import makes, by the book's class ids. They are those of the package
 *  as long as acts hold all of it, but for the rounding that an act names; an act must say what stands in the book. */
export class ImportedAccounts {
  readonly #accounts = new Map<string, Account>();
  readonly #brought = new Map<string, Decimal>();

  of(classId: string): Account {
    return this.#accounts.get(classId) ?? { capital: ZERO, shares: 0n };
  }

  /** Dollars that the issue of a security brought; undefined of one that came of others. */
  broughtBy(securityId: string): Decimal | undefined {
    return this.#brought.get(securityId);
  }

  /** Moves the accounts by an act that comes after all before. */
  move({ kind, payload }: ImportedAct): void {
    switch (kind) {
      case 'issued':
      case 'option.exercised':
      case 'instrument.converted':
        for (const one of payload.issues) {
          const dollars = decimal(capitalOf(one));
          this.#brought.set(one.securityId, dollars);
          this.#add(one.classId, dollars, BigInt(one.quantity));
        }
        return;
      case 'capital.opened':
        this.#add(payload.classId, decimal(payload.amount), 0n);
        return;
      case 'capital.adjusted':
        this.#add(payload.classId, decimal(payload.change), 0n);
        return;
      case 'repurchased':
      case 'cancelled':
        this.#take(payload);
        return;
      case 'transferred': {
        const { source, balance } = payload;
        if (balance?.outcome === 'cancelled') this.#take({ source, ...balance });
        return;
      }
      case 'converted':
        this.#add(payload.into.classId, this.#take(payload), sumOf(payload.into.securities));
        return;
      case 'class.split':
      case 'class.consolidated':
        for (const { source, into } of payload.reissued)
          this.#add(payload.classId, ZERO, BigInt(into?.quantity ?? '0') - BigInt(source.quantity));
        return;
      default:
        return;
    }
  }

  #add(classId: string, dollars: Decimal, more: bigint): void {
    const { capital, shares } = this.of(classId);
    this.#accounts.set(classId, { capital: addDecimals(capital, dollars), shares: shares + more });
  }

  /** Answers the dollars that go with the shares. */
  #take({ source, quantity, deduction }: Leaving): Decimal {
    const dollars = dollarsTaken(deduction, BigInt(quantity));
    this.#add(source.classId, -dollars as Decimal, -BigInt(quantity));
    return dollars;
  }
}

interface Leaving {
  readonly source: { readonly classId: string };
  readonly quantity: string;
  readonly deduction: Deduction | CarriedDeduction;
}
