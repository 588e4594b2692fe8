/** Makes the documents of templates: read the facts, typeset outside of every transaction, keep the files, record them. What is
 *  there already with the same facts is not made again, so a repetition after a crash is harmless. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import type { Printed, PrintFault } from '@tabellion/paper/typeset/answers.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import {
  type OrganizationWrite,
  organizationOf,
  todayOf,
  underHead,
} from '../../organizations/server/public.ts';
import { numberAnnualResolution } from '../../registers/server/public/acts.ts';
import { printed, textOf } from '../rules/printing.ts';
import {
  type Blank,
  type BookFacts,
  type DocumentLanguage,
  type DueDocument,
  isExpected,
  type Template,
} from '../templates/template.ts';
import { templates } from '../templates/templates.ts';
import { readBookFacts } from './bookFacts.ts';
import type { DocumentPorts } from './ports.ts';
import { registerTables } from './registerTables.ts';
import { selectMade } from './store/documents.ts';
import { finishOrder, insertDocument, insertLink, insertVersion } from './store/writing.ts';

export interface MakeQuery {
  readonly orgId: string;
  /** Null for the product itself. */
  readonly userId: string | null;
  readonly now: Instant;
  readonly orderId: string | null;
  /** Which of those that are due. */
  readonly isWanted: (template: Template, due: DueDocument) => boolean;
  /** Finishes the order with it. */
  readonly isWholeOrder?: boolean;
  readonly language?: DocumentLanguage | undefined;
  /** So many are recorded in one transaction; the rest is `isMore`. */
  readonly most?: number | undefined;
  /** What an annual resolution bears on paper already: the next number and today unless given. */
  readonly resolution?: { readonly number?: string | undefined; readonly datedOn?: PlainDate | undefined };
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
  /** What was wanted is not all made yet. */
  readonly isMore: boolean;
}

interface Draft {
  readonly template: Template;
  readonly due: DueDocument;
  readonly document: PrintedDocument;
  readonly asOf: PlainDate;
  readonly digest: string;
}

export async function makeDocuments(
  ports: DocumentPorts,
  query: MakeQuery,
): Promise<Result<Outcome, Refusal<'REGISTERS.NOT_INCORPORATED' | 'GENERAL.NOT_FOUND'>>> {
  const { db, files, typesetter } = ports;
  const { orgId, now, userId, orderId } = query;
  const read = await db.asOrganization(orgId, (q) => draftsOf(ports, q, query));
  if (read === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  if (read.unnumbered.length > 0) {
    const numbered = await db.transaction(orgId, (tx) =>
      underHead(tx, orgId, { userId, now }, async (write) => {
        for (const annual of read.unnumbered) await numberAnnualResolution(write, annual);
        return ok(undefined);
      }),
    );
    if (!numbered.ok) return numbered;
    const { resolution: _numbered, ...again } = query;
    return makeDocuments(ports, again);
  }
  const unmade = [...read.unmade];
  const ready: (Draft & { readonly printed: Printed; readonly sha256: string })[] = [];
  for (const draft of read.drafts) {
    const result = await typesetter.print(draft.document);
    if (result.ok) {
      const { sha256 } = await files.put(result.value.pdf);
      ready.push({ ...draft, printed: result.value, sha256 });
    } else unmade.push({ ...draft, blanks: [], fault: result.error });
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
        });
        documentIds.push(documentId);
        if (isNew) made += 1;
      }
      // Without this, what the typesetter refuses would be tried without end.
      const isMore = read.isMore && made > 0;
      if (made > 0) await recordActivity(write, { kind: 'documents_made', params: { documents: made } });
      if (orderId !== null && query.isWholeOrder && !isMore && !unmade.some(isAway))
        await finishOrder(tx, orgId, { orderId, made, at: write.recordedAt });
      return ok({ documentIds, made, isMore });
    }),
  );
  if (!recorded.ok) return recorded;
  const { documentIds, made, isMore } = recorded.value;
  return ok({ documentIds: [...read.standing, ...documentIds], made, unmade, isMore });
}

/** The typesetter does not run here now: the order waits for it. */
export const isAway = ({ fault }: Unmade): boolean => fault?.code === 'unavailable';

/** What is due and wanted, filled in with the facts of its own date. */
async function draftsOf(
  { texts }: Pick<DocumentPorts, 'texts'>,
  q: Parameters<typeof readBookFacts>[0],
  { orgId, now, isWanted, isWholeOrder = false, language: wanted, most = 500, resolution = {} }: MakeQuery,
) {
  const today = todayOf(await organizationOf(q, orgId), now);
  const current = await readBookFacts(q, orgId, { asOf: today, language: wanted });
  if (current === undefined) return undefined;
  const { facts, seq } = current;
  const { language } = facts;
  const made = new Map((await selectMade(q, orgId)).map((one) => [keyOf(one), one]));
  const byDate = new Map<PlainDate, BookFacts>();
  const factsOn = async (asOf: PlainDate): Promise<BookFacts> => {
    if (asOf === today) return facts;
    const known = byDate.get(asOf) ?? (await readBookFacts(q, orgId, { asOf, language }))?.facts ?? facts;
    byDate.set(asOf, known);
    return known;
  };
  const [drafts, unmade, standing]: [Draft[], Unmade[], string[]] = [[], [], []];
  const unnumbered: Parameters<typeof numberAnnualResolution>[1][] = [];
  let registers: BookFacts['registers'] | undefined;
  let isMore = false;
  for (const template of templates) {
    for (const due of template.due(facts)) {
      if (!isWanted(template, due)) continue;
      if (isWholeOrder && !isExpected(due, today)) continue;
      const existing = made.get(keyOf({ template: template.name, subject: due.subject, language }));
      if (existing !== undefined && existing.status !== 'draft') {
        standing.push(existing.documentId);
        continue;
      }
      const { number = due.number ?? undefined, datedOn = due.datedOn ?? today } = resolution;
      if (due.annual !== undefined && (due.datedOn !== datedOn || (due.number ?? undefined) !== number)) {
        unnumbered.push({ ...due.annual, number, datedOn });
        continue;
      }
      const asOf = dayOf(due, { facts, today });
      let own = await factsOn(asOf);
      if (template.section === 'registers') {
        registers ??= await registerTables({ q, orgId, texts, now }, { facts: own, seq });
        own = { ...own, registers };
      }
      const document = printed(template, own, due);
      if (!document.ok) {
        unmade.push({ template, due, blanks: document.error, fault: null });
        continue;
      }
      const digest = digestOf(template, document.value);
      if (existing?.factsDigest === digest) standing.push(existing.documentId);
      else if (drafts.length === most) isMore = true;
      else drafts.push({ template, due, document: document.value, asOf, digest });
    }
  }
  return { drafts, unmade, standing, unnumbered, seq, language, isMore };
}

/** The facts that it bears are those of its own date, or of the day on which what it carries holds: none before the
 *  corporation existed, none after today. */
export function dayOf(
  { datedOn, carries }: DueDocument,
  { facts, today }: { readonly facts: BookFacts; readonly today: PlainDate },
): PlainDate {
  const { acts, corporation } = facts;
  if (datedOn === null) return today;
  const days = acts.filter(({ root }) => carries.includes(root)).map(({ effectiveOn }) => effectiveOn);
  const day = [datedOn, corporation.incorporatedOn, ...days].toSorted().at(-1) ?? today;
  return day > today ? today : day;
}

/** Of what it says, by which wording; not of the day on which it was made. */
export const digestOf = ({ version }: Template, { footer, ...document }: PrintedDocument): string =>
  createHash('sha256')
    .update(canonicalJson({ version, document: JSON.parse(JSON.stringify(document)) }))
    .digest('hex');

const keyOf = (one: {
  readonly template: string;
  readonly subject: string;
  readonly language: string;
}): string => [one.template, one.subject, one.language].join(' ');

async function record(
  write: OrganizationWrite,
  one: Draft & {
    readonly printed: Printed;
    readonly sha256: string;
    readonly seq: number;
    readonly language: DocumentLanguage;
    readonly orderId: string | null;
  },
) {
  const { tx, orgId, recordedAt: at, userId } = write;
  const { template, due, document, sha256, language } = one;
  const { documentId, isDraft } = await insertDocument(
    tx,
    orgId,
    {
      documentId: newId(),
      section: template.section,
      categoryId: null,
      source: 'template',
      template: template.name,
      subject: due.subject,
      title: due.title.slice(0, 300),
      number: due.number,
      datedOn: due.datedOn,
      language,
      audience: template.audience,
      status: 'draft',
      personId: due.personId ?? null,
      signees: due.signees,
      orderId: one.orderId,
    },
    at,
  );
  if (!isDraft) return { documentId, isNew: false };
  const version = await insertVersion(tx, orgId, {
    documentId,
    ...{ sha256, servedSha256: sha256, bytes: one.printed.pdf.length, mediaType: 'application/pdf' },
    ...{ fileName: fileNameOf(due), pages: one.printed.pages },
    ...{ templateVersion: template.version, factsDigest: one.digest, asOf: one.asOf, seq: one.seq },
    ...{
      content: document,
      boxes: one.printed.boxes,
      bodyText: textOf(document),
      madeAt: at,
      madeBy: userId,
    },
  });
  for (const entry of due.carries)
    await insertLink(tx, orgId, {
      ...{ linkId: newId(), documentId, entry, activityId: null, role: 'carries', at, by: userId },
    });
  if (version !== undefined) await write.toLedger('datahash', { id: documentId, version, sha256 });
  return { documentId, isNew: version !== undefined };
}

/** Its title without what file systems refuse. */
export const fileNameOf = (
  { title, number }: Pick<DueDocument, 'title' | 'number'>,
  ending = 'pdf',
): string => {
  const name = [number, title]
    .filter(Boolean)
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim();
  return `${name.slice(0, 150)}.${ending}`;
};
