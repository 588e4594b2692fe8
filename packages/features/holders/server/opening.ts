/** How a holder or director comes to his page: by a link, and a code that goes to his address in the register. */
import { timingSafeEqual } from 'node:crypto';
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { HolderContext } from '@tabellion/platform/http/context.ts';
import { serveAnyone } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail } from '@tabellion/platform/mail/sender.ts';
import { digestOf, newLinkSecret } from '../../accounts/server/public.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { recordAccess } from '../../members/server/public.ts';
import { organizationOf, writeForSignee } from '../../organizations/server/public.ts';
import { codeDigest, hintOf, typedCode } from '../../signing/server/public.ts';
import * as contract from '../contract.ts';
import { linkState } from '../rules/linkState.ts';
import {
  countGuess,
  countWrongCode,
  type HolderLinkRow,
  insertCode,
  insertHolderSession,
  selectCodesAsked,
  selectLinks,
  selectOrganizationOfLink,
  useCode,
} from './store/links.ts';
import { type LinkSubject, type Reader, subjectOf } from './subject.ts';

const minuteMs = 60 * 1000;
const sessionMs = 120 * minuteMs;
const codeMs = 10 * minuteMs;
const pauseMs = minuteMs;
const codesAnHour = 5;
const mostGuesses = 5;

const after = (at: Instant, ms: number): Instant => instantOfMillis(millisOfInstant(at) + ms);

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

/** The link of a session that is open. */
export async function ofSession({ q, now, holder: { orgId, linkId } }: HolderContext) {
  const [link] = await selectLinks(q, orgId, { linkIds: [linkId] });
  const open = await openLink({ q, orgId, now }, link);
  return open === undefined ? refuse('HOLDERS.LINK_OVER') : ok(open);
}

/** A link is outside of every organization until its secret is known. */
async function ofLink(db: Database, token: string, now: Instant) {
  const digest = digestOf(token);
  const orgId = await db.asNobody((q) => selectOrganizationOfLink(q, digest));
  if (orgId === null) return refuse('HOLDERS.LINK_OVER');
  return db.asOrganization(orgId, async (q) => {
    const [link] = await selectLinks(q, orgId, { digest });
    const open = await openLink({ q, orgId, now }, link);
    return open === undefined ? refuse('HOLDERS.LINK_OVER') : ok({ ...open, orgId });
  });
}

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
      email_hint: hintOf(subject.email),
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
    const { linkId, personId, language } = link;
    // One after the other: each code may be guessed at, so the count of them is part of what a guess costs.
    return writeForSignee(db, orgId, { userId: null, now }, async ({ tx }) => {
      const sent = await selectCodesAsked(tx, orgId, { personId, since: after(now, -60 * minuteMs) });
      const waitMs = millisOfInstant(sent[0] ?? after(now, -pauseMs)) + pauseMs - millisOfInstant(now);
      if (waitMs > 0)
        return refuse('SIGNING.SENT_RECENTLY', { params: { seconds: Math.ceil(waitMs / 1000) } });
      if (sent.length >= codesAnHour) return refuse('SIGNING.TOO_MANY_CODES');
      const codeId = newId();
      await insertCode(tx, orgId, { linkId, codeId, askedAt: now, expiresAt: after(now, codeMs) });
      await enqueueMail(tx, {
        id: newId(),
        template: 'holders.code',
        language,
        orgId,
        data: { orgId, linkId, codeId },
      });
      return ok({ email_hint: hintOf(subject.email) });
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
    // The count of a wrong guess stays, so it is no part of what a refusal takes back.
    const guess = await db.asOrganization(orgId, (q) =>
      countGuess(q, orgId, { linkId, most: mostGuesses, now }),
    );
    if (guess === undefined || guess.digest === null) return refuse('SIGNING.CODE_OVER');
    if (!timingSafeEqual(guess.digest, codeDigest(guess.codeId, typedCode(code)))) {
      await db.asOrganization(orgId, (q) => countWrongCode(q, orgId, linkId));
      const left = mostGuesses - guess.guesses;
      return left === 0 ? refuse('SIGNING.CODE_OVER') : refuse('SIGNING.CODE_WRONG', { params: { left } });
    }
    const secret = newLinkSecret();
    return writeForSignee(db, orgId, { userId: null, now }, async (write) => {
      const { tx } = write;
      if (!(await useCode(tx, orgId, { codeId: guess.codeId, at: now }))) return refuse('SIGNING.CODE_OVER');
      const session = { linkId, digest: digestOf(secret), madeAt: now, expiresAt: after(now, sessionMs) };
      await insertHolderSession(tx, orgId, session);
      await recordAccess(
        { q: tx, orgId, userId: linkId, at: now },
        { kind: 'looked', what: 'holder_page', personId },
      );
      await recordActivity(write, { kind: 'holder_link_opened', params: { person: personId } });
      return ok({ holder_token: secret });
    });
  },
);
