/** Whole registers as tables, in the language of the documents that print them. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { BookFacts, DocumentLanguage } from '../templates/template.ts';

interface RegistersContext {
  readonly q: Queries;
  readonly orgId: string;
  readonly texts: Texts;
}

export async function registerTables(
  _context: RegistersContext,
  _at: { readonly asOf: PlainDate; readonly seq: number; readonly language: DocumentLanguage },
): Promise<BookFacts['registers']> {
  return {
    ...{ securities: null, ledgers: null, transfers: null, directors: null, officers: null },
    ...{ control: null, capital: null, instruments: null },
  };
}
