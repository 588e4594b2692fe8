/** How a holder or director comes to his page: by a link, and a code that goes to his address in the register. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { HolderContext } from '@tabellion/platform/http/context.ts';
import { serveAnyone } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail } from '@tabellion/platform/mail/sender.ts';
import { digestOf } from '../../accounts/server/public.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { addressHint } from '../../mailbox/rules/addressHint.ts';
import { MOST_WRONG_CODES } from '../../mailbox/rules/limits.ts';
import {
  askCode,
  guessCode,
  openLinkSession,
  refuseGuess,
  selectLink,
  sessionEnd,
  spendCode,
} from '../../mailbox/server/public.ts';
import { recordAccess } from '../../members/server/public.ts';
import { organizationOf, writeForSignee } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { linkState } from '../rules/linkState.ts';
import { countWrongCode, type HolderLinkRow, selectLinks, updateLinkOpened } from './store/links.ts';
import { type LinkSubject, type Reader, subjectOf } from './subject.ts';

/** A link that is open, with the one whom it names. */
export interface OpenLink {
  readonly link: HolderLinkRow;
  readonly subject: LinkSubject & { readonly email: string };
}

/** The one judgement that every reading and every mail asks. @returns undefined of a link that is not open */
export async function openLink(
  reader: Reader,
  link: HolderLinkRow | undefined,
): Promise<OpenLink | undefined> {
  if (link === undefined) return undefined;
  const subject = await subjectOf(reader, link.personId);
  if (subject?.email === undefined || linkState(link, subject) !== 'open') return undefined;
  return { link, subject: { ...subject, email: subject.email } };
}

export async function isPageOpen(
  q: Queries,
  { orgId, linkId, now }: { readonly orgId: string; readonly linkId: string; readonly now: Instant },
): Promise<boolean> {
  const [link] = await selectLinks(q, orgId, { linkIds: [linkId] });
  return (await openLink({ q, orgId, now }, link)) !== undefined;
}

/** The link of a session that is open. */
export async function ofSession({ q, now, holder: { orgId, linkId } }: HolderContext) {
  const [link] = await selectLinks(q, orgId, { linkIds: [linkId] });
  const open = await openLink({ q, orgId, now }, link);
  return open === undefined ? refuse('HOLDERS.LINK_OVER') : ok(open);
}

/** A link is outside of every organization until its secret is known. */
async function ofLink(db: Database, token: string, now: Instant) {
  const secret = await db.asNobody((q) => selectLink(q, digestOf(token)));
  if (secret === undefined || secret.pageLinkId === null) return refuse('HOLDERS.LINK_OVER');
  const { orgId, pageLinkId } = secret;
  return db.asOrganization(orgId, async (q) => {
    const [link] = await selectLinks(q, orgId, { linkIds: [pageLinkId] });
    const open = await openLink({ q, orgId, now }, link);
    return open === undefined ? refuse('HOLDERS.LINK_OVER') : ok({ ...open, orgId });
  });
}

const codesOf = (orgId: string, { linkId, personId }: HolderLinkRow) => ({
  orgId,
  linkId,
  askedFor: personId,
});

export const lookAtHolderLink = serveAnyone(
  contract.lookAtHolderLink,
  async ({ db, now }, { body: { token } }) => {
    const found = await ofLink(db, token, now);
    if (!found.ok) return found;
    const { orgId, link, subject } = found.value;
    const organization = await db.asOrganization(orgId, (q) => organizationOf(q, orgId));
    return ok({
      company: fullNameOf(organization),
      name: subject.name,
      email_hint: addressHint(subject.email),
      language: link.language,
    });
  },
);

export const mailHolderCode = serveAnyone(
  contract.mailHolderCode,
  async ({ db, now }, { body: { token } }) => {
    const found = await ofLink(db, token, now);
    if (!found.ok) return found;
    const { orgId, link, subject } = found.value;
    const { linkId, language } = link;
    return writeForSignee(db, orgId, { userId: null, now }, async ({ tx }) => {
      const ordered = await askCode(tx, codesOf(orgId, link), now);
      if (!ordered.ok) return ordered;
      const { codeId } = ordered.value;
      await enqueueMail(tx, {
        id: newId(),
        template: 'holders.code',
        language,
        orgId,
        data: { orgId, linkId, codeId },
      });
      return ok({ email_hint: addressHint(subject.email) });
    });
  },
);

export const proveHolderAddress = serveAnyone(
  contract.proveHolderAddress,
  async ({ db, now }, { body: { token, code } }) => {
    const found = await ofLink(db, token, now);
    if (!found.ok) return found;
    const { orgId, link } = found.value;
    const { linkId, personId } = link;
    const guess = await guessCode(db, codesOf(orgId, link), { code, now });
    if (!guess.ok) return guess;
    if (!guess.value.isRight) {
      const wrong = await db.asOrganization(orgId, (q) => countWrongCode(q, orgId, linkId));
      return wrong >= MOST_WRONG_CODES ? refuse('HOLDERS.LINK_OVER') : refuseGuess(guess.value);
    }
    const { codeId } = guess.value;
    return writeForSignee(db, orgId, { userId: null, now }, async (write) => {
      const { tx } = write;
      if (!(await spendCode(tx, orgId, { codeId, at: now }))) return refuse('SIGNING.CODE_OVER');
      const key = { orgId, envelopeId: null, signeeId: null, pageLinkId: linkId };
      const proved = { proof: 'code', userId: null, madeAt: now, expiresAt: sessionEnd(now) } as const;
      const token = await openLinkSession(tx, { ...key, ...proved });
      await updateLinkOpened(tx, orgId, { linkId, at: now });
      await recordAccess(
        { q: tx, orgId, userId: linkId, at: now },
        { kind: 'looked', what: 'holder_page', personId },
      );
      await recordActivity(write, { kind: 'holder_link_opened', params: { person: personId } });
      return ok({ holder_token: token });
    });
  },
);
