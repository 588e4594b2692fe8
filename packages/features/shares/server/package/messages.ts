/** What the thread that writes packages is asked, one thing at a time, and what it answers. */
import type { KeptObject } from '@tabellion/book/ocf/exchange/keptObjects.ts';
import type { ImportedPerson } from '@tabellion/book/ocf/exchange/persons.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';

/** First the acts, the people and what was kept of imports, page by page, then the package. */
export type Asked =
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

/** A zip file; null while there is more to tell. */
export type Replied = Uint8Array | null;
