/** A client is asked about a return by a link, without an account: his answers land in the same lines. The link opens these lines of
 *  this return, and nothing else. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { VisitorContext } from '@tabellion/platform/http/context.ts';
import { serveAnyone, serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import { digestOf, newLinkSecret } from '../../../accounts/server/public.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import { isOpen, mayEndOn } from '../../../documents/sections.ts';
import { recordAccess } from '../../../members/server/public.ts';
import {
  organizationOf,
  todayOf,
  underHead,
  writeOrganization,
} from '../../../organizations/server/public.ts';
import type { AskedView } from '../../annualClientContract.ts';
import * as annualClientContract from '../../annualClientContract.ts';
import { askedMail } from '../../mails.ts';
import {
  type AnnualLinkRow,
  insertAnnualLink,
  selectAnnualLinks,
  selectOrganizationOfAnnualLink,
  updateAnnualLinkDigest,
  updateAnnualLinkRevoked,
} from '../store/annual.ts';
import { noteAnswers, readAnswers, versionOf } from './answering.ts';
import { judgeOpen } from './judge.ts';
import type { AnnualPorts } from './ports.ts';
import { type AnnualState, readState } from './state.ts';
import { annualView } from './view.ts';

const template = 'filings.asked';

export const askClient = (ports: AnnualPorts) =>
  serveOrganization(
    annualClientContract.askClient,
    async (ctx, { params: { filingId }, body: { email, ends_on } }) => {
      const { user, language, now } = ctx;
      if (!user.emailVerified) return refuse('ORGANIZATION_USER.VERIFY_FIRST');
      const endsOn = parsePlainDate(ends_on);
      if (endsOn === undefined) return refuseField('ends_on', 'GENERAL.NOT_A_DATE');
      const written = await writeOrganization(ctx, async (write) => {
        const { tx, orgId, recordedAt: at } = write;
        if (!mayEndOn(endsOn, write.today)) return refuseField('ends_on', 'ANNUAL.LINK_DAYS');
        const read = await readState(tx, orgId, { filingId, now });
        if (!read.ok) return read;
        const open = judgeOpen(read.value, language);
        if (!open.ok) return open;
        const linkId = newId();
        await insertAnnualLink(tx, orgId, { linkId, filingId, email, endsOn, madeBy: user.userId, at });
        await recordActivity(write, {
          kind: 'annual_client_asked',
          params: { recipient: linkId, ends: endsOn },
        });
        await enqueueMail(tx, { id: newId(), template, language, orgId, data: { orgId, linkId } });
        return ok({ link: linkId });
      });
      return written.ok ? annualView(ctx, ports, filingId) : written;
    },
  );

export const revokeAsk = (ports: AnnualPorts) =>
  serveOrganization(annualClientContract.revokeAsk, async (ctx, { params: { filingId, linkId } }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId, recordedAt: at } = write;
      const [link] = await selectAnnualLinks(tx, orgId, { linkId });
      if (link?.filingId !== filingId) return refuse('GENERAL.NOT_FOUND');
      await updateAnnualLinkRevoked(tx, orgId, { linkId, at });
      return ok({});
    });
    return written.ok ? annualView(ctx, ports, filingId) : written;
  });

/** Writes nothing where the link was revoked meanwhile. The secret is made here and kept as its digest alone. */
export const askedTemplate: MailTemplate = {
  name: template,
  compose: ({ db, data, language }) =>
    db.asOrganization(String(data.orgId), async (q) => {
      const [orgId, linkId] = [String(data.orgId), String(data.linkId)];
      const secret = newLinkSecret();
      const given = await updateAnnualLinkDigest(q, orgId, { linkId, digest: digestOf(secret) });
      const [link] = await selectAnnualLinks(q, orgId, { linkId });
      if (given === 0 || link === undefined) return undefined;
      const company = fullNameOf(await organizationOf(q, orgId));
      return {
        to: { address: link.email },
        text: askedMail({ company, until: longDate(link.endsOn, language), secret }),
      };
    }),
};

export const readAsked = serveAnyone(annualClientContract.readAsked, async (ctx, { body: { token } }) => {
  const opened = await openLink(ctx, token);
  if (opened === undefined) return refuse('ANNUAL.LINK_OVER');
  const { orgId, link } = opened;
  const { db, now } = ctx;
  await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now }, async (write) => {
      const at = write.recordedAt;
      await recordAccess(
        { q: tx, orgId, userId: link.linkId, at },
        { kind: 'looked', what: 'annual_return' },
      );
      return ok({});
    }),
  );
  return ok(opened.view);
});

export const answerAsked = serveAnyone(
  annualClientContract.answerAsked,
  async (ctx, { body: { token, answers } }) => {
    const opened = await openLink(ctx, token);
    if (opened === undefined) return refuse('ANNUAL.LINK_OVER');
    const { db, now, language } = ctx;
    const { orgId, link } = opened;
    const written = await db.transaction(orgId, (tx) =>
      underHead(tx, orgId, { userId: null, now }, async (write) => {
        // It was revoked since it was opened.
        const [still] = await selectAnnualLinks(write.tx, orgId, { linkId: link.linkId });
        if (still === undefined || !isOpen(still, write.today)) return refuse('ANNUAL.LINK_OVER');
        const read = await readState(tx, orgId, { filingId: link.filingId, now });
        // It was paid, withdrawn or filed meanwhile, and nothing is asked any more.
        if (!read.ok || !judgeOpen(read.value, language).ok) return refuse('ANNUAL.LINK_OVER');
        const answered = readAnswers({ lines: askedLines(read.value) }, answers);
        if (!answered.ok) return answered;
        await noteAnswers(write, read.value, answered.value, link.linkId);
        await recordActivity(write, { kind: 'annual_client_answered', params: { recipient: link.linkId } });
        return ok({});
      }),
    );
    if (!written.ok) return written;
    const again = await openLink(ctx, token);
    return again === undefined ? refuse('ANNUAL.LINK_OVER') : ok(again.view);
  },
);

interface OpenedLink {
  readonly orgId: string;
  readonly link: AnnualLinkRow;
  readonly view: AskedView;
}

/** Undefined of a link that nobody was sent, that was revoked, is after its last day, or whose return is paid. */
async function openLink(
  { db, now, language }: VisitorContext,
  secret: string,
): Promise<OpenedLink | undefined> {
  const digest = digestOf(secret);
  const orgId = await db.asNobody((q) => selectOrganizationOfAnnualLink(q, digest));
  if (orgId === null) return undefined;
  return db.asOrganization(orgId, async (q) => {
    const [link] = await selectAnnualLinks(q, orgId, { digest });
    const organization = await organizationOf(q, orgId);
    if (link === undefined || !isOpen(link, todayOf(organization, now))) return undefined;
    const read = await readState(q, orgId, { filingId: link.filingId, now });
    if (!read.ok || !judgeOpen(read.value, language).ok) return undefined;
    return { orgId, link, view: viewOf(read.value, link, fullNameOf(organization)) };
  });
}

/** Where the last meeting was is in the minute book: the client is not asked. */
const askedLines = ({ lines }: AnnualState) =>
  lines.filter(({ line, value }) => value !== null && line !== 'meeting');

const viewOf = (state: AnnualState, { endsOn }: AnnualLinkRow, company: string): AskedView => ({
  company,
  filing_year: state.year,
  as_of: state.asOf,
  ends_on: endsOn,
  lines: askedLines(state).flatMap(({ line, group, value, now, answer }) =>
    value === null
      ? []
      : {
          line,
          version: versionOf({ value, now }),
          group,
          value: now ?? value,
          answer: answer?.answer ?? null,
          note: answer?.note ?? null,
        },
  ),
});
