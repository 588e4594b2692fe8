/** The documents by which a new corporation organizes itself: what there is of them, and how they are drafted. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import {
  type OrganizationWrite,
  organizationOf,
  todayOf,
  underHead,
} from '../../organizations/server/public.ts';
import { type OrganizingPart, organizingPartOf } from '../rules/organizingSet.ts';
import type { DocumentStatus } from '../sections.ts';
import { withPlanned } from '../templates/founded.ts';
import type { DueDocument } from '../templates/template.ts';
import { isTypesetterUnavailable, type MakeQuery, makeDocuments } from './making.ts';
import type { DocumentPorts } from './ports.ts';
import { signOnPaper } from './signable.ts';
import { finishOrder } from './store/orders.ts';
import { selectSignable } from './store/signable.ts';
import { readMinuteBook } from './wording.ts';

export interface OrganizingDocument extends Pick<DueDocument, 'subject' | 'title' | 'number' | 'signees'> {
  readonly template: string;
  readonly part: OrganizingPart;
  /** Both null while it is not drafted. */
  readonly documentId: string | null;
  readonly status: DocumentStatus | null;
}

export interface OrganizingSet {
  readonly documents: readonly OrganizingDocument[];
  /** Subscribers whose shares are not paid. */
  readonly unpaid: readonly { readonly personId: string; readonly securityId: string }[];
  readonly language: 'en' | 'fr';
}

/** Undefined of a corporation that existed before it came here, or does not exist yet. */
export async function readOrganizingSet(
  q: Queries,
  { orgId, now }: { readonly orgId: string; readonly now: Instant },
): Promise<OrganizingSet | undefined> {
  const today = todayOf(await organizationOf(q, orgId), now);
  // Its own documents alone: the registers are none of them.
  const book = await readMinuteBook({}, q, { orgId, now, today });
  if (book === undefined || !book.facts.isFoundedHere) return undefined;
  const { facts, language } = book;
  return {
    language,
    documents: book.due.flatMap(({ template, due, existing }) => {
      const part = organizingPartOf(facts, template.name, due);
      if (part === undefined) return [];
      const { subject, title, number, signees } = due;
      const { documentId = null, status = null } = existing ?? {};
      return { template: template.name, part, subject, title, number, signees, documentId, status };
    }),
    unpaid: withPlanned(facts).certificates.flatMap(({ personId, securityId, paidOn }) =>
      facts.planned?.madeBy.has(securityId) && paidOn === null ? [{ personId, securityId }] : [],
    ),
  };
}

/** Documents of the set that say something else than the registers would make of them now: a subscription or an office
 *  was changed since. They are compared without a day, which only their last signature gives. */
export async function changedOrganizing(
  write: OrganizationWrite,
  documentIds: readonly string[],
): Promise<readonly string[]> {
  const { tx, orgId, today, recordedAt: now } = write;
  const book = await readMinuteBook({}, tx, { orgId, now, today, seq: Number(write.lastSeq()) });
  const changed: string[] = [];
  for (const documentId of documentIds) {
    const one = book?.due.find(({ existing }) => existing?.documentId === documentId);
    const worded = one && (await book?.word(one, { isUndated: true }));
    if (worded?.ok !== true || worded.value.digest !== one?.existing?.factsDigest) changed.push(documentId);
  }
  return changed;
}

interface Making {
  readonly orgId: string;
  readonly userId: string;
  readonly now: Instant;
  readonly parts: readonly OrganizingPart[];
}

/** Drafts what is not drafted yet, and what says something else by now. For a caller without a transaction. */
export const makeOrganizingSet = (ports: DocumentPorts, { parts, ...making }: Making) =>
  makeDocuments(ports, { ...making, orderId: null, isWanted: isOfParts(parts) });

const isOfParts =
  (parts: readonly OrganizingPart[]): MakeQuery['isWanted'] =>
  ({ name }, due, facts) => {
    const part = organizingPartOf(facts, name, due);
    return part !== undefined && parts.includes(part);
  };

/** Drafts what an order asks for of the set, with the day on which it was signed on paper, and files it as signed. No law wants an
 *  acceptance of office, so it is filed only where somebody has drafted it.
 *  @returns false while there is more of it, or the typesetter does not run */
export async function fileSignedOnPaper(
  ports: DocumentPorts,
  order: Pick<MakeQuery, 'orgId' | 'userId' | 'now'> & {
    readonly orderId: string;
    readonly templates: readonly string[];
    readonly signedOn: PlainDate;
  },
): Promise<boolean> {
  const { orgId, orderId, userId, now, signedOn, templates } = order;
  const made = await makeDocuments(ports, {
    orgId,
    orderId,
    userId,
    now,
    isWanted: ({ name }, due, facts) =>
      due.isOnRequest !== true &&
      templates.includes(name) &&
      organizingPartOf(facts, name, due) !== undefined,
  });
  if (!made.ok || made.value.isMore || made.value.unmade.some(isTypesetterUnavailable)) return false;
  const { documentIds } = made.value;
  const filed = await ports.db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now }, async (write) => {
      const documents = await selectSignable(
        tx,
        orgId,
        documentIds.map((documentId) => ({ documentId })),
      );
      // Drafted since in wording that nobody approved, it is not what they signed: it stays a draft.
      const unsigned = documents.filter(({ status, isUnapproved }) => status === 'draft' && !isUnapproved);
      const signed = await signOnPaper(
        write,
        unsigned.map(({ documentId }) => documentId),
        signedOn,
      );
      if (!signed.ok) return signed;
      await finishOrder(tx, orgId, { orderId, made: documents.length, at: write.recordedAt });
      return ok(null);
    }),
  );
  return filed.ok;
}
