/** Reads what a minute book is bound of: its documents, the registers of the day, own wording as it was. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { BoundDocument, PrintedDocument } from '@tabellion/paper/printed.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { organizationOf, registryZoneOf } from '../../organizations/server/public.ts';
import { homeLines } from '../../registers/server/public/people.ts';
import { printableDocument } from '../rules/boundBook.ts';
import { blocksOf, mergeFieldValues } from '../rules/ownWording.ts';
import { fillTemplate, framed, textOf } from '../rules/printing.ts';
import { isForOthers, isRegisterIn, isStatusIn } from '../sections.ts';
import { incorporationOf } from '../templates/founded.ts';
import type { BookFacts } from '../templates/template.ts';
import { templates } from '../templates/templates.ts';
import { dateIn } from '../templates/words.ts';
import { readBookFacts } from './bookFacts.ts';
import type { DocumentPorts } from './ports.ts';
import { registerTables } from './registerTables.ts';
import { type BookDocumentRow, type BookOrder, selectBookDocuments } from './store/boundBooks.ts';
import { hasIncorporationCertificate } from './store/onFile.ts';

/** The documents that a book has, as they are now. What leaves the corporation prints nobody's home. */
export async function documentsInBook(
  q: Queries,
  orgId: string,
  order: BookOrder,
): Promise<BookDocumentRow[]> {
  const hidden = isForOthers(order) ? await homesOnPaper(q, orgId) : [];
  const rows = await selectBookDocuments(q, orgId, { ...order, hidden });
  return rows.filter(
    ({ status, template }) =>
      isStatusIn(order.selection, status) &&
      (template === null || isRegisterIn(order.selection, template) || !isRegister(template)),
  );
}

/** Words by which a document is known to print where somebody lives: the first line, and what separates it from the next. */
export const homesOnPaper = async (q: Queries, orgId: string): Promise<readonly string[]> =>
  (await homeLines(q, orgId)).map((line) => `${line}, `);

const registers = new Set(templates.filter(({ section }) => section === 'registers').map(({ name }) => name));
export const isRegister = (template: string): boolean => registers.has(template);

export interface BookContents {
  readonly documents: readonly BookDocumentRow[];
  readonly corporation: PrintedDocument['corporation'];
  readonly mark: string | undefined;
  readonly zone: string;
  readonly seq: number;
  /** The registers of the book's day, in their order. */
  readonly registers: readonly BoundDocument[];
  /** Said in the section of articles. */
  readonly lacksIncorporationCertificate: boolean;
  /** Own wording, filled in as it was, by its document. */
  readonly wordings: ReadonlyMap<string, PrintedDocument>;
}

/** Undefined where there is no corporation on that day. */
export async function readBook(
  { texts }: Pick<DocumentPorts, 'texts'>,
  q: Queries,
  { orgId, order, now }: { readonly orgId: string; readonly order: BookOrder; readonly now: Instant },
): Promise<BookContents | undefined> {
  const { asOf, knownAt, language } = order;
  const current = await readBookFacts(q, orgId, { asOf, knownAt, language });
  if (current === undefined) return undefined;
  const { seq } = current;
  const [organization, documents] = await Promise.all([
    organizationOf(q, orgId),
    documentsInBook(q, orgId, order),
  ]);
  const tables = await registerTables({ q, orgId, texts, now }, current);
  const facts: BookFacts = { ...current.facts, registers: tables };
  const { corporation, mark } = framed(facts, { layout: 'letter', title: '', blocks: [] });
  const wordings = new Map<string, PrintedDocument>();
  for (const row of documents.filter(({ source }) => source === 'wording')) {
    const filled = await wordingOf(q, orgId, row);
    if (filled !== undefined) wordings.set(row.documentId, filled);
  }
  const { root } = incorporationOf(facts) ?? {};
  return {
    lacksIncorporationCertificate: !(await hasIncorporationCertificate(q, orgId, root)),
    documents,
    corporation,
    mark,
    seq,
    wordings,
    zone: registryZoneOf(organization),
    registers: order.sections.includes('registers') ? registersOf(facts, order) : [],
  };
}

/** Undefined where the registers say otherwise of that day than they did: then its file is shown as it is. */
async function wordingOf(
  q: Queries,
  orgId: string,
  { title, content, language, asOf, madeAt, bodyText }: BookDocumentRow,
): Promise<PrintedDocument | undefined> {
  const { wording } = (content ?? {}) as { wording?: string };
  if (wording === undefined || asOf === null) return undefined;
  const read = await readBookFacts(q, orgId, { asOf, knownAt: madeAt, language: language ?? undefined });
  if (read === undefined) return undefined;
  const blocks = blocksOf(wording, mergeFieldValues(read.facts));
  if (!blocks.ok) return undefined;
  const document = framed(read.facts, { layout: 'letter', title, blocks: blocks.value });
  return textOf(document) === bodyText ? document : undefined;
}

function registersOf(facts: BookFacts, { selection, audience }: BookOrder): BoundDocument[] {
  return templates
    .filter(
      (template) =>
        isRegister(template.name) &&
        isRegisterIn(selection, template.name) &&
        (audience === 'directors' || template.audience === 'shareholders'),
    )
    .flatMap((template) =>
      template.due(facts).flatMap((due) => {
        const document = fillTemplate(template, facts, due);
        if (!document.ok) return [];
        const shown = printableDocument(document.value, facts.persons);
        return {
          title: due.title,
          line: dateIn(facts.language, facts.asOf),
          pictures: [],
          document: shown,
        };
      }),
    );
}
