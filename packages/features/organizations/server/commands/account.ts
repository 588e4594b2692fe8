import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { blankPlace } from '@tabellion/law/address.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { profileOf, userById } from '../../../accounts/server/public.ts';
import * as contract from '../../contract.ts';
import { judgeChangedSince } from '../../rules/changedSince.ts';
import { type Contact, readAccountInfo, readBillingAddress } from '../../rules/contact.ts';
import { selectContact, upsertContact } from '../store/contacts.ts';
import { selectOrganization } from '../store/read.ts';
import { accountView, billingView } from '../views.ts';
import { writeOrganization } from '../write.ts';

async function accountInfoOf(ctx: OrganizationContext) {
  const { contact, isSaved } = await accountContact(ctx);
  return ok(accountView(contact, isSaved));
}

export const readAccount = serveOrganization(contract.readAccountInfo, accountInfoOf);

/** Until it is saved, the creator sees what he told of himself; others see nothing of it. */
async function accountContact(ctx: OrganizationContext): Promise<{ contact: Contact; isSaved: boolean }> {
  const saved = await selectContact(ctx.q, ctx.orgId, 'account');
  if (saved !== undefined) return { contact: saved, isSaved: true };
  const { created_by: creator } = await selectOrganization(ctx.q, ctx.orgId);
  if (creator !== ctx.user.userId) return { contact: nobody, isSaved: false };
  const [profile, { email }] = await Promise.all([profileOf(ctx.q, creator), userById(ctx.q, creator)]);
  return { contact: { ...nobody, ...profile, email }, isSaved: false };
}

const nobody: Contact = {
  firstname: '',
  lastname: '',
  company_name: '',
  email: '',
  phone_number: '',
  citizenship: '',
  ...blankPlace,
  latitude: null,
  longitude: null,
};

export const saveAccountInfo = serveOrganization(
  contract.saveAccountInfo,
  async (ctx, { body: { was, ...body } }) => {
    const read = readAccountInfo(body);
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    const { contact, isSaved } = await accountContact(ctx);
    const fresh = judgeChangedSince({ was, typed: body, now: accountView(contact, isSaved) });
    if (!fresh.ok) return fresh;
    const written = await saveContact(ctx, 'account', read.value);
    return written.ok ? accountInfoOf(ctx) : written;
  },
);

const saveContact = (ctx: OrganizationContext, kind: 'account' | 'billing', contact: Contact) =>
  writeOrganization(ctx, async ({ tx }) => {
    await upsertContact(tx, ctx.orgId, kind, contact);
    return ok({});
  });

export const confirmContact = serveOrganization(contract.confirmContact, async (ctx) => {
  const { contact } = await accountContact(ctx);
  const { firstname, lastname, email, phone_number: phone } = contact;
  return ok({ names: `${firstname} ${lastname}`.trim(), firstname, lastname, email, phone });
});

export const saveBillingAddress = serveOrganization(contract.saveBillingAddress, async (ctx, { body }) => {
  const read = readBillingAddress(body);
  if (!read.ok) return refuse('ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED', { fields: read.error });
  const written = await saveContact(ctx, 'billing', read.value);
  return written.ok ? ok({ billingAddress: billingView(read.value) }) : written;
});
