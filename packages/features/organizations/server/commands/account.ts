import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { blankPlace } from '@tabellion/law/address.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { profileOf, userById } from '../../../accounts/server/public.ts';
import * as contract from '../../contract.ts';
import { type Contact, readAccountInfo, readBillingAddress } from '../../rules/contact.ts';
import { judgeFormSave } from '../formSave.ts';
import { selectContact, upsertContact } from '../store/contacts.ts';
import { selectOrganization } from '../store/read.ts';
import { accountView, billingView } from '../views.ts';
import { writeOrganization } from '../write.ts';

async function accountInfoOf(ctx: OrganizationContext) {
  const { contact, isSaved } = await accountContact(ctx);
  return ok(accountView(contact, isSaved));
}

export const serveAccountInfo = serveOrganization(contract.readAccountInfo, accountInfoOf);

/** Until it is saved, the creator sees what he told of himself; others see nothing of it. */
async function accountContact({
  q,
  orgId,
  user,
}: Pick<OrganizationContext, 'orgId' | 'user'> & { q: Queries }): Promise<{
  contact: Contact;
  isSaved: boolean;
}> {
  const saved = await selectContact(q, orgId, 'account');
  if (saved !== undefined) return { contact: saved, isSaved: true };
  const { created_by: creator } = await selectOrganization(q, orgId);
  if (creator !== user.userId) return { contact: nobody, isSaved: false };
  const [profile, { email }] = await Promise.all([profileOf(q, creator), userById(q, creator)]);
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
    const written = await writeOrganization(ctx, async (write) => {
      const { contact, isSaved } = await accountContact({ ...ctx, q: write.tx });
      const now = accountView(contact, isSaved);
      const fresh = await judgeFormSave(write, 'account', { was, typed: body, now });
      if (!fresh.ok) return fresh;
      await upsertContact(write.tx, ctx.orgId, 'account', read.value);
      return ok({});
    });
    return written.ok ? accountInfoOf(ctx) : written;
  },
);

export const confirmContact = serveOrganization(contract.confirmContact, async (ctx) => {
  const { contact } = await accountContact(ctx);
  const { firstname, lastname, email, phone_number: phone } = contact;
  return ok({ names: `${firstname} ${lastname}`.trim(), firstname, lastname, email, phone });
});

export const saveBillingAddress = serveOrganization(contract.saveBillingAddress, async (ctx, { body }) => {
  const read = readBillingAddress(body);
  if (!read.ok) return refuse('ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED', { fields: read.error });
  const written = await writeOrganization(ctx, async ({ tx, orgId }) => {
    await upsertContact(tx, orgId, 'billing', read.value);
    return ok({});
  });
  return written.ok ? ok({ billingAddress: billingView(read.value) }) : written;
});
