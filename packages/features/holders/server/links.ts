/** Links to the own pages of holders and directors: made and revoked by members. */
import { addDays, daysBetween, type Instant, instant, parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail } from '@tabellion/platform/mail/sender.ts';
import { digestOf, newLinkSecret } from '../../accounts/server/public.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { insertLinkSecret } from '../../mailbox/server/public.ts';
import { organizationOf, todayOf, writeOrganization } from '../../organizations/server/public.ts';
import { namesIn } from '../../registers/server/public/people.ts';
import * as contract from '../contract.ts';
import { linkState, MOST_DAYS } from '../rules/linkState.ts';
import { type HolderLinkRow, insertLink, selectLinks, updateLinkRevoked } from './store/links.ts';
import { heldBy, mayHavePage, subjectOf } from './subject.ts';

export const listHolderLinks = serveOrganization(
  contract.listHolderLinks,
  async (ctx, { params: { personId } }) => {
    const { q, orgId, now } = ctx;
    const today = todayOf(await organizationOf(q, orgId), now);
    const subject = await subjectOf(ctx, personId);
    // Nobody has a page before the registers have him; an id of no person tells nothing else.
    if (subject === undefined) return ok({ email: null, may_have: false, today, links: [] });
    const [links, held] = await Promise.all([
      selectLinks(q, orgId, { personId }),
      heldBy(ctx, subject.at, personId),
    ]);
    return ok({
      email: subject.email ?? null,
      may_have: mayHavePage(held),
      today,
      links: links.map((link) => ({
        _id: link.linkId,
        made_at: link.madeAt,
        ends_on: link.endsOn,
        is_mailed: link.isMailed,
        with_percentages: link.withPercentages,
        state: linkState(link, subject),
        opened_at: link.openedAt,
      })),
    });
  },
);

export const makeHolderLink = serveOrganization(
  contract.makeHolderLink,
  async (ctx, { params: { personId }, body }) => {
    const { orgId, user, db } = ctx;
    if (!user.emailVerified) return refuse('ORGANIZATION_USER.VERIFY_FIRST');
    const endsOn = parsePlainDate(body.ends_on);
    if (endsOn === undefined) return refuseField('ends_on', 'GENERAL.NOT_A_DATE');
    const written = await writeOrganization(ctx, async (write) => {
      const { tx: q, recordedAt } = write;
      const reader = { q, orgId, now: ctx.now };
      const subject = await subjectOf(reader, personId);
      if (subject === undefined) return refuse('HOLDERS.NO_PAGE');
      const { today, at, contactFact } = subject;
      if (endsOn < today || daysBetween(today, endsOn) > MOST_DAYS)
        return refuseField('ends_on', 'HOLDERS.LINK_DAYS');
      if (!mayHavePage(await heldBy(reader, at, personId))) return refuse('HOLDERS.NO_PAGE');
      if (contactFact === undefined) return refuse('HOLDERS.NO_ADDRESS');
      const linkId = newId();
      const { language } = body;
      const isMailed = body.by === 'mail';
      await insertLink(
        q,
        orgId,
        {
          linkId,
          personId,
          contactFact,
          language,
          withPercentages: body.with_percentages,
          isMailed,
          endsOn,
          madeBy: user.userId,
        },
        recordedAt,
      );
      await recordActivity(write, { kind: 'holder_link_made', params: { person: personId, ends: endsOn } });
      if (isMailed)
        await enqueueMail(q, {
          id: newId(),
          template: 'holders.link',
          language,
          orgId,
          data: { orgId, linkId },
        });
      return ok({ link: linkId });
    });
    if (!written.ok) return written;
    const linkId = written.value.link ?? '';
    if (body.by === 'mail') return ok({ link_id: linkId, path: null });
    // Made after the link, so that a request that is repeated gives a link that works.
    const secret = await db.asOrganization(orgId, (q) =>
      insertSecretOf(q, orgId, { linkId, endsOn }, ctx.now),
    );
    return ok({ link_id: linkId, path: `/holder/${secret}` });
  },
);

/** A new secret of a link, which is kept as its digest alone. */
export async function insertSecretOf(
  q: Queries,
  orgId: string,
  { linkId, endsOn }: Pick<HolderLinkRow, 'linkId' | 'endsOn'>,
  madeAt: Instant,
): Promise<string> {
  const secret = newLinkSecret();
  // Whether it works is judged by the link's last day; from then on it may be forgotten.
  const expiresAt = instant(`${addDays(endsOn, 2)}T00:00:00Z`);
  const key = { orgId, envelopeId: null, signeeId: null, pageLinkId: linkId };
  await insertLinkSecret(q, { ...key, digest: digestOf(secret), madeAt, expiresAt });
  return secret;
}

export const revokeHolderLink = serveOrganization(
  contract.revokeHolderLink,
  async (ctx, { params: { orgId, linkId } }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const [link] = await selectLinks(write.tx, orgId, { linkIds: [linkId] });
      if (link === undefined) return refuse('GENERAL.NOT_FOUND');
      if (await updateLinkRevoked(write.tx, orgId, { linkId, at: write.recordedAt }))
        await recordActivity(write, { kind: 'holder_link_revoked', params: { person: link.personId } });
      return ok({ link: linkId });
    });
    return written.ok ? ok({ link_id: linkId }) : written;
  },
);

/** Those whom links name, by the links' ids: as the access log calls whoever came by one. */
export async function linkHolders(
  q: Queries,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const links = await selectLinks(q, orgId, { linkIds: ids });
  const names = await namesIn(
    q,
    orgId,
    links.map(({ personId }) => personId),
  );
  return new Map(links.map(({ linkId, personId }) => [linkId, names.get(personId) ?? '']));
}
