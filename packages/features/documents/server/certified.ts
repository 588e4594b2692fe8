/** Articles and notices that were signed before the registry's certificate gave them their day. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { updateCertified } from './store/statuses.ts';
import { type ExpectedDocument, type MinuteBook, readMinuteBook } from './wording.ts';

interface Certified {
  readonly proposalId: string;
  /** The day of the certificate. */
  readonly on: PlainDate;
  readonly now: Instant;
  /** The roots of what came true with it. */
  readonly roots: readonly string[];
}

interface Awaited {
  /** The proposal by whose id they are found until then. */
  readonly proposalId: string;
  readonly roots: ReadonlySet<string>;
}

/** The minute book of what waits for a certificate: nothing of it bears a day, and others of the same day are apart. */
export const awaitingCertificate = (book: MinuteBook, { proposalId, roots }: Awaited): MinuteBook => ({
  ...book,
  due: book.due.map((one): ExpectedDocument => {
    const { template, due } = one;
    if (template.awaited === undefined) return one;
    const carries = due.carries.filter((root) => roots.has(root));
    const awaited = { ...template.awaited(book.facts, due), carries, subject: proposalId };
    return { template, due: awaited, existing: undefined };
  }),
});

/** The minute book finds them by that day from now on. */
export async function dateArticles(
  { tx, orgId, today, lastSeq }: OrganizationWrite,
  { proposalId, on, now, roots }: Certified,
): Promise<void> {
  const seq = Number(lastSeq());
  const book = await readMinuteBook({}, tx, { orgId, now, today, seq, roots: new Set(roots) });
  for (const { template, due } of book?.due ?? [])
    if (template.awaited !== undefined && due.datedOn === on)
      await updateCertified(tx, orgId, {
        proposalId,
        template: template.name,
        subject: due.subject,
        on,
        title: due.title,
      });
}
