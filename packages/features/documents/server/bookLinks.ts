/** Links to one sealed book: sent and revoked by members, opened by those who were sent them. Nothing else is reached by a link. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { VisitorContext } from '@tabellion/platform/http/context.ts';
import { serveAnyone, serveFileToAnyone, serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import { digestOf, newLinkSecret } from '../../accounts/server/public.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { recordAccess } from '../../members/server/public.ts';
import { organizationOf, todayOf, underHead, writeOrganization } from '../../organizations/server/public.ts';
import * as contract from '../boundBookContract.ts';
import { bookLinkMail } from '../mails.ts';
import { isOpen, mayBeShared, mayEndOn } from '../sections.ts';
import { boundBookFile } from './boundBooks.ts';
import type { DocumentPorts } from './ports.ts';
import {
  insertBookLink,
  selectBookLinks,
  selectBooks,
  selectOrganizationOfLink,
  updateBookLinkDigest,
  updateBookLinkRevoked,
} from './store/boundBooks.ts';

const template = 'documents.bookLink';

export const sendBookLink = serveOrganization(
  contract.sendBookLink,
  async (ctx, { params: { bookId }, body: { email, ends_on } }) => {
    const { q, orgId, user, language, now } = ctx;
    if (!user.emailVerified) return refuse('ORGANIZATION_USER.VERIFY_FIRST');
    const endsOn = parsePlainDate(ends_on);
    if (endsOn === undefined) return refuseField('ends_on', 'GENERAL.NOT_A_DATE');
    if (!mayEndOn(endsOn, todayOf(await organizationOf(q, orgId), now)))
      return refuseField('ends_on', 'DOCUMENTS.BOOK_LINK_DAYS');
    const [book] = await selectBooks(q, orgId, { bookId });
    if (book === undefined) return refuse('GENERAL.NOT_FOUND');
    if (book.sealedSha256 === null || !mayBeShared(book.selection))
      return refuse('DOCUMENTS.BOOK_NOT_SHARED');
    const written = await writeOrganization(ctx, async (write) => {
      const linkId = newId();
      const link = { linkId, bookId, email, endsOn, madeBy: user.userId };
      await insertBookLink(write.tx, orgId, link, write.recordedAt);
      await recordActivity(write, { kind: 'book_link_sent', params: { recipient: linkId, ends: endsOn } });
      await enqueueMail(write.tx, { id: newId(), template, language, orgId, data: { orgId, linkId } });
      return ok({ link: linkId });
    });
    return written.ok ? ok({ link_id: written.value.link ?? '' }) : written;
  },
);

export const revokeBookLink = serveOrganization(
  contract.revokeBookLink,
  async (ctx, { params: { orgId, linkId } }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const [link] = await selectBookLinks(write.tx, orgId, { linkIds: [linkId] });
      if (link === undefined) return refuse('GENERAL.NOT_FOUND');
      const revoked = await updateBookLinkRevoked(write.tx, orgId, { linkId, at: write.recordedAt });
      if (revoked > 0)
        await recordActivity(write, { kind: 'book_link_revoked', params: { recipient: linkId } });
      return ok({ link: linkId });
    });
    return written.ok ? ok({ link_id: linkId }) : written;
  },
);

/** Writes nothing where the link was revoked meanwhile. The secret is made here and kept as its digest alone. */
export const bookLinkTemplate: MailTemplate = {
  name: template,
  compose: ({ db, data, language }) =>
    db.asOrganization(String(data.orgId), async (q) => {
      const [orgId, linkId] = [String(data.orgId), String(data.linkId)];
      const secret = newLinkSecret();
      const given = await updateBookLinkDigest(q, orgId, { linkId, digest: digestOf(secret) });
      const [link] = await selectBookLinks(q, orgId, { linkIds: [linkId] });
      if (given === 0 || link === undefined) return undefined;
      const company = fullNameOf(await organizationOf(q, orgId));
      return {
        to: { address: link.email },
        text: bookLinkMail({ company, until: longDate(link.endsOn, language), secret }),
      };
    }),
};

export const readLinkedBook = serveAnyone(contract.readLinkedBook, async (ctx, { body: { token } }) => {
  const opened = await open(ctx, token, 'looked');
  if (opened === undefined) return refuse('DOCUMENTS.BOOK_LINK_OVER');
  const { company, book, link } = opened;
  return ok({
    company,
    selection: book.selection,
    as_of: book.asOf,
    ends_on: link.endsOn,
    pages: book.pages ?? 0,
    bytes: Number(book.bytes),
    sha256: book.sealedSha256 ?? '',
  });
});

export const downloadLinkedBook = ({ files }: Pick<DocumentPorts, 'files'>) =>
  serveFileToAnyone(contract.downloadLinkedBook, async (ctx, { body: { token } }) => {
    const opened = await open(ctx, token, 'exported');
    const file = opened && (await boundBookFile(files, opened.book));
    return file === undefined ? refuse('DOCUMENTS.BOOK_LINK_OVER') : ok(file);
  });

/** Undefined of a link that nobody was sent, that was revoked, or is after its last day. Each opening is in both logs. */
async function open({ db, now }: VisitorContext, secret: string, kind: 'looked' | 'exported') {
  const digest = digestOf(secret);
  const orgId = await db.asNobody((q) => selectOrganizationOfLink(q, digest));
  if (orgId === null) return undefined;
  const found = await db.asOrganization(orgId, async (q) => {
    const [link] = await selectBookLinks(q, orgId, { digest });
    const organization = await organizationOf(q, orgId);
    if (link === undefined || !isOpen(link, todayOf(organization, now))) return undefined;
    const [book] = await selectBooks(q, orgId, { bookId: link.bookId });
    return book && { link, book, company: fullNameOf(organization) };
  });
  if (found === undefined) return undefined;
  const { linkId } = found.link;
  await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now }, async (write) => {
      const at = write.recordedAt;
      await recordAccess({ q: tx, orgId, userId: linkId, at }, { kind, what: 'bound_book' });
      const activity = kind === 'looked' ? 'book_link_opened' : 'book_link_used';
      await recordActivity(write, { kind: activity, params: { recipient: linkId } });
      return ok({});
    }),
  );
  return found;
}
