/** Mails of signing: queued with the act; the secrets of links and codes are made when they are written. */
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { MailRequest, MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { formatInstant } from '@tabellion/texts/dates.ts';
import { displayName, greetingName } from '../../accounts/rules/profile.ts';
import { digestOf, newLinkSecret, userById } from '../../accounts/server/public.ts';
import { codeMail } from '../../mailbox/mails.ts';
import { MOST_WRONG_CODES } from '../../mailbox/rules/limits.ts';
import { digitsOf, insertLinkSecret } from '../../mailbox/server/public.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { endMail, invitationMail, lockedMail, type SaidOutcome } from '../mails.ts';
import { actingSignee, signeeIn } from './access.ts';
import type { EffectRow } from './store/effects.ts';
import { type Envelope, selectEnvelopes } from './store/envelopes.ts';
import { leftOutOf } from './views.ts';

async function aboutOf(q: Queries, orgId: string, envelope: Envelope) {
  const [organization, sender] = await Promise.all([organizationOf(q, orgId), userById(q, envelope.madeBy)]);
  return {
    title: envelope.title,
    company: fullNameOf(organization),
    sender: displayName(sender),
  };
}

const keyOf = ({ orgId, data }: MailRequest) => ({
  orgId: String(orgId),
  envelopeId: String(data.envelopeId),
  signeeId: String(data.signeeId),
});

/** An invitation and a reminder are one. Nothing is written to a signee who may no longer sign. */
const invitation: MailTemplate = {
  name: 'signing.invitation',
  compose: async (request) => {
    const { db, now, data, language } = request;
    const key = keyOf(request);
    const secret = newLinkSecret();
    return db.asOrganization(key.orgId, async (q) => {
      const found = await actingSignee(q, key, now, 'sign');
      if (!found.ok) return undefined;
      const { envelope, signee } = found.value;
      const { expiresAt, zone } = envelope;
      await insertLinkSecret(q, {
        ...key,
        pageLinkId: null,
        digest: digestOf(secret),
        madeAt: now,
        expiresAt,
      });
      return {
        to: { address: signee.email },
        text: invitationMail({
          ...(await aboutOf(q, key.orgId, envelope)),
          name: signee.name,
          isReminder: data.isReminder === true,
          message: envelope.message,
          documents: signee.signs.length,
          hasEffect:
            envelope.effects.length > 0 &&
            (await leftOutOf({ q, orgId: key.orgId, now }, envelope)).length === 0,
          deadline: formatInstant(expiresAt, language, zone),
          zone,
          secret,
        }),
      };
    });
  },
};

const code: MailTemplate = {
  name: 'signing.code',
  compose: async (request) => {
    const { db, now, data } = request;
    const key = keyOf(request);
    const codeId = String(data.codeId);
    return db.asOrganization(key.orgId, async (q) => {
      const found = await actingSignee(q, key, now, 'read');
      if (!found.ok) return undefined;
      const code = await digitsOf(q, key.orgId, { codeId, now });
      if (code === undefined) return undefined;
      const { name, email } = found.value.signee;
      const company = fullNameOf(await organizationOf(q, key.orgId));
      const subject = 'signing.mail.code.subject';
      return { to: { address: email }, text: codeMail({ subject, name, company, code }) };
    });
  },
};

/** The sender is told that a signee needs a new link. */
const locked: MailTemplate = {
  name: 'signing.locked',
  compose: async (request) => {
    const key = keyOf(request);
    return request.db.asOrganization(key.orgId, async (q) => {
      const found = await signeeIn(q, key);
      if (found === undefined) return undefined;
      const { envelope, signee } = found;
      const sender = await userById(q, envelope.madeBy);
      return {
        to: { address: sender.email },
        text: lockedMail({
          ...(await aboutOf(q, key.orgId, envelope)),
          name: greetingName(sender),
          signee: signee.name,
          wrongCodes: MOST_WRONG_CODES,
          path: `/app/org/${key.orgId}/document/signingroom`,
        }),
      };
    });
  },
};

/** Everybody may have signed what still awaits a payment, a day or a certificate. */
function saidOutcome({ outcome, reason }: EffectRow): SaidOutcome[] {
  if (outcome === null) return [];
  return [outcome === 'waiting' && reason === null ? 'awaits' : outcome];
}

/** How an envelope ended: to who sent it, and to those who were asked. */
const ended: MailTemplate = {
  name: 'signing.ended',
  compose: async (request) => {
    const { db, now, data } = request;
    const { orgId, envelopeId, signeeId } = keyOf(request);
    return db.asOrganization(orgId, async (q) => {
      const [envelope] = await selectEnvelopes(q, orgId, { ids: [envelopeId] });
      if (envelope === undefined) return undefined;
      const found = data.signeeId === null ? undefined : await signeeIn(q, { orgId, envelopeId, signeeId });
      const sender = await userById(q, envelope.madeBy);
      const to = found?.signee ?? {
        email: sender.email,
        name: greetingName(sender),
      };
      const about = await aboutOf(q, orgId, envelope);
      const end = envelope.events.find(({ kind }) => kind === data.end);
      if (end === undefined) return undefined;
      const room = `/app/org/${orgId}/document/signingroom`;
      const { expiresAt } = envelope;
      // A signee who has signed reads the documents again until the deadline.
      const readsAgain = end.kind === 'completed' && now < expiresAt;
      const secret = newLinkSecret();
      if (found !== undefined && readsAgain)
        await insertLinkSecret(q, {
          orgId,
          envelopeId,
          signeeId,
          pageLinkId: null,
          digest: digestOf(secret),
          madeAt: now,
          expiresAt,
        });
      const read = readsAgain ? `/signature/${secret}` : null;
      const path = found === undefined ? room : read;
      const base = { ...about, name: to.name, path };
      const reason = String(end.data.reason ?? '');
      const address = { address: to.email };
      switch (end.kind) {
        case 'completed': {
          return {
            to: address,
            text: endMail({
              ...base,
              end: 'completed',
              signees: envelope.events.filter(({ kind }) => kind === 'signed').length,
              outcomes: envelope.effects.flatMap(saidOutcome),
            }),
          };
        }
        case 'declined': {
          const by = envelope.signees.find((one) => one.signeeId === end.signeeId)?.name ?? '';
          return { to: address, text: endMail({ ...base, end: 'declined', by, reason }) };
        }
        case 'voided':
          return { to: address, text: endMail({ ...base, end: 'voided', reason }) };
        case 'expired':
          return { to: address, text: endMail({ ...base, end: 'expired' }) };
        default:
          return undefined;
      }
    });
  },
};

export const mailTemplates: MailTemplate[] = [invitation, code, locked, ended];
