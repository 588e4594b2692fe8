/** Makes the documents of templates: read the facts, typeset outside of every transaction, keep the files, record them. What is
 *  there already with the same facts is not made again, so a repetition after a crash is harmless. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Printed, PrintFault } from '@tabellion/paper/typeset/answers.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { StoredFile } from '@tabellion/platform/files/files.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { organizationOf, todayOf, underHead } from '../../organizations/server/public.ts';
import { numberAnnualResolution } from '../../registers/server/public/acts.ts';
import {
  type Blank,
  type BookFacts,
  type DocumentLanguage,
  type DueDocument,
  isExpected,
  type Template,
} from '../templates/template.ts';
import { isAddressOver } from './addresses.ts';
import type { DocumentPorts } from './ports.ts';
import { type Coded, coded, record } from './recordMade.ts';
import { noteDocuments } from './statuses.ts';
import { selectAddresses } from './store/addresses.ts';
import { finishOrder } from './store/orders.ts';
import { type Anew, type MinuteBook, readMinuteBook, type Worded } from './wording.ts';

export interface MakeQuery {
  readonly orgId: string;
  /** Null for the product itself. */
  readonly userId: string | null;
  readonly now: Instant;
  readonly orderId: string | null;
  /** Which of those that are due. */
  readonly isWanted: (template: Template, due: DueDocument, facts: BookFacts) => boolean;
  /** Only what carries one of these entries, by their roots: it costs what they touch. */
  readonly roots?: ReadonlySet<string> | undefined;
  /** Finishes the order with it. */
  readonly isWholeOrder?: boolean;
  readonly language?: DocumentLanguage | undefined;
  /** So many are recorded in one transaction; the rest is `isMore`. */
  readonly most?: number | undefined;
  /** An annual resolution on paper bears these already: the next number and today unless given. */
  readonly resolution?: { readonly number?: string | undefined; readonly datedOn?: PlainDate | undefined };
  /** Given where somebody asks for them anew: drafts that are there take the wording that is used now. */
  readonly anew?: Anew | undefined;
}

/** A document that the minute book should have and that cannot be made. */
export interface Unmade {
  readonly template: Template;
  readonly due: DueDocument;
  readonly blanks: readonly Blank[];
  readonly fault: PrintFault | null;
}

interface Outcome {
  readonly documentIds: readonly string[];
  /** How many are new or say something else than before. */
  readonly made: number;
  readonly unmade: readonly Unmade[];
  /** Some of the wanted documents are not made yet. */
  readonly isMore: boolean;
}

export async function makeDocuments(
  ports: DocumentPorts,
  query: MakeQuery,
): Promise<Result<Outcome, Refusal<'REGISTERS.NOT_INCORPORATED' | 'GENERAL.NOT_FOUND'>>> {
  const { orgId, now, userId } = query;
  const read = await ports.db.asOrganization(orgId, (q) => draftsOf(ports, q, query));
  if (read === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  if (read.unnumbered.length > 0) {
    const numbered = await ports.db.transaction(orgId, (tx) =>
      underHead(tx, orgId, { userId, now }, async (write) => {
        for (const annual of read.unnumbered) await numberAnnualResolution(write, annual);
        return ok(undefined);
      }),
    );
    if (!numbered.ok) return numbered;
    const { resolution: _numbered, ...again } = query;
    return makeDocuments(ports, again);
  }
  return typesetAndRecord(ports, query, read);
}

interface Drafts {
  readonly drafts: readonly Worded[];
  readonly unmade: readonly Unmade[];
  /** The ids of those that stay as they are. */
  readonly standing: readonly string[];
  /** Annual resolutions that need their number first. */
  readonly unnumbered: readonly Parameters<typeof numberAnnualResolution>[1][];
  readonly seq: number;
  readonly language: DocumentLanguage;
  readonly isMore: boolean;
}

export async function typesetAndRecord(
  { db, files, typesetter }: DocumentPorts,
  query: Omit<MakeQuery, 'isWanted'> & { readonly proposalId?: string },
  read: Drafts,
): Promise<Result<Outcome, Refusal<'GENERAL.NOT_FOUND'>>> {
  const { orgId, now, userId, orderId, proposalId = null } = query;
  const unmade = [...read.unmade];
  // Without the files themselves: a set has dozens, and they are kept already.
  const ready: (Coded & { readonly printed: Omit<Printed, 'pdf'>; readonly file: StoredFile })[] = [];
  for (const draft of read.drafts.map(coded)) {
    const printing = await typesetter.print(draft.document);
    if (printing.ok) {
      const { pdf, ...printed } = printing.value;
      ready.push({ ...draft, printed, file: await files.put(pdf) });
    } else unmade.push({ ...draft, blanks: [], fault: printing.error });
  }
  const recorded = await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now }, async (write) => {
      const documentIds: string[] = [];
      let made = 0;
      for (const draft of ready) {
        const { documentId, isNew } = await record(write, {
          ...draft,
          seq: read.seq,
          language: read.language,
          orderId,
          proposalId,
        });
        documentIds.push(documentId);
        if (isNew) made += 1;
      }
      await noteDocuments(write, documentIds);
      // Acts recorded meanwhile belong to the order too. A document that the typesetter refuses is not tried without end.
      const isMore = (read.isMore && made > 0) || Number(write.lastSeq()) > read.seq;
      if (made > 0) await recordActivity(write, { kind: 'documents_made', params: { documents: made } });
      if (orderId !== null && query.isWholeOrder && !isMore && !unmade.some(isTypesetterUnavailable))
        await finishOrder(tx, orgId, { orderId, made, at: write.recordedAt });
      return ok({ documentIds, made, isMore });
    }),
  );
  if (!recorded.ok) return recorded;
  const { documentIds, made, isMore } = recorded.value;
  return ok({ documentIds: [...read.standing, ...documentIds], made, unmade, isMore });
}

/** The typesetter does not run here now: the order waits for it. */
export const isTypesetterUnavailable = ({ fault }: Unmade): boolean => fault?.code === 'unavailable';

/** Documents that are due and wanted, each filled in with the facts of its own date. */
async function draftsOf(
  ports: Pick<DocumentPorts, 'texts'>,
  q: Queries,
  query: MakeQuery,
): Promise<Drafts | undefined> {
  const { orgId, now, language, roots } = query;
  const today = todayOf(await organizationOf(q, orgId), now);
  const book = await readMinuteBook(ports, q, { orgId, now, today, language, roots });
  return book && drafted(book, query, {}, await withoutAddress(q, query, book));
}

/** Ids of the documents whose address is over: one for which somebody asks anew gets another, though it says the same. */
async function withoutAddress(
  q: Queries,
  { orgId, anew, isWanted }: Pick<MakeQuery, 'orgId' | 'anew' | 'isWanted'>,
  { due: all, facts }: MinuteBook,
): Promise<ReadonlySet<string>> {
  const attested = all.filter(
    ({ template, due }) => template.attested !== undefined && isWanted(template, due, facts),
  );
  if (anew === undefined || attested.length === 0) return new Set();
  const ids = attested.flatMap(({ existing }) => existing?.documentId ?? []);
  const addresses = await selectAddresses(q, orgId, { ids });
  const over = addresses.filter((one) => isAddressOver(one, facts.asOf));
  return new Set(over.flatMap(({ documentId }) => documentId ?? []));
}

export async function drafted(
  book: MinuteBook,
  {
    isWanted,
    isWholeOrder = false,
    most = 500,
    resolution = {},
    anew,
  }: Pick<MakeQuery, 'isWanted' | 'isWholeOrder' | 'most' | 'resolution' | 'anew'>,
  as: Parameters<MinuteBook['word']>[1] = {},
  unaddressed: ReadonlySet<string> = new Set(),
): Promise<Drafts> {
  const { seq, language } = book;
  const { asOf: today } = book.facts;
  const [drafts, unmade, standing]: [Worded[], Unmade[], string[]] = [[], [], []];
  const unnumbered: Drafts['unnumbered'][number][] = [];
  let isMore = false;
  const wanted = book.due.filter(
    ({ template, due }) => isWanted(template, due, book.facts) && (!isWholeOrder || isExpected(due, today)),
  );
  for await (const one of book.oneByOne(wanted)) {
    const { due, existing } = one;
    if (existing !== undefined && existing.status !== 'draft') {
      standing.push(existing.documentId);
      continue;
    }
    const { number = due.number ?? undefined, datedOn = due.datedOn ?? today } = resolution;
    if (due.annual !== undefined && (due.datedOn !== datedOn || (due.number ?? undefined) !== number)) {
      unnumbered.push({ ...due.annual, number, datedOn });
      continue;
    }
    const worded = await book.word(one, as, anew);
    if (!worded.ok) unmade.push({ ...one, blanks: worded.error, fault: null });
    else if (existing?.factsDigest === worded.value.digest && !unaddressed.has(existing.documentId))
      standing.push(existing.documentId);
    else if (drafts.length === most) isMore = true;
    else drafts.push(worded.value);
  }
  return { drafts, unmade, standing, unnumbered, seq, language, isMore };
}
