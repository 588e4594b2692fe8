/** Requests to the thread that writes packages, one at a time, and its replies. */
import type { KindName } from '@tabellion/book/acts/kinds.ts';
import type { KeptObject } from '@tabellion/book/ocf/exchange/keptObjects.ts';
import type { ImportedPerson } from '@tabellion/book/ocf/exchange/persons.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';

/** First the acts, the people and what was kept of imports, page by page, then the package. */
export type PackageRequest =
  /** Acts in the order of seq: a JSON text, as the database spelled it. */
  | { readonly ask: 'acts'; readonly text: string }
  | { readonly ask: 'people'; readonly people: readonly ImportedPerson[] }
  | { readonly ask: 'kept'; readonly objects: readonly KeptObject[] }
  | {
      readonly ask: 'write';
      readonly issuerId: string;
      readonly asOf: PlainDate;
      /** RFC 3339. */
      readonly generatedAt: string;
    };

export interface WrittenPackage {
  readonly bytes: Uint8Array;
  readonly losses: Losses;
}

/** Content of the registers that the package lacks. */
export interface Losses {
  /** Lost acts by kind, in the order of the first of each; `from` and `to` are the first and the last day. */
  readonly acts: readonly LostActs[];
  /** Objects that came in with a package, fit the registers no more and stay out. */
  readonly leftOut: number;
  /** Classes of which the package tells another stated capital today, in dollars to the cent. */
  readonly capital: readonly LostCapital[];
}

export interface LostCapital {
  readonly className: string;
  readonly inRegisters: string;
  readonly inPackage: string;
}

export interface LostActs {
  readonly kind: KindName;
  readonly count: number;
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** The first of the certificates, instruments or classes that they are about, and how many more. */
  readonly about: readonly string[];
  readonly more: number;
}

export type PackageReply = WrittenPackage | null;
