import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import { blankPlace } from '@tabellion/law/address.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { access } from '../../../access.ts';
import { profileOf, userById } from '../../../accounts/server/public.ts';
import * as contract from '../../contract.ts';
import { type Contact, readAccountInfo, readBillingAddress, withUnseen } from '../../rules/contact.ts';
import { mayReadContacts } from '../contactRights.ts';
import { judgeFormSave } from '../formSave.ts';
import { selectContact, upsertContact } from '../store/contacts.ts';
import { selectOrganization } from '../store/read.ts';
import { type AccountContact, accountView, billingView } from '../views.ts';
import { writeOrganization } from '../write.ts';

async function accountInfoOf(ctx: OrganizationContext) {
  return ok(accountView(await contactShownTo(ctx)));
}

export const serveAccountInfo = serveOrganization(contract.readAccountInfo, accountInfoOf);

type ContactReader = Pick<OrganizationContext, 'orgId' | 'user' | 'membership'> & { readonly q: Queries };

/** The contact as `reader` may see it. Until it is saved, the creator sees what he told of himself; others see nothing of it. Afterwards how to reach the
 *  person is for the minute book, and for that person. */
async function contactShownTo(reader: ContactReader): Promise<AccountContact> {
  const { q, orgId, user } = reader;
  const saved = await selectContact(q, orgId, 'account');
  if (saved === undefined) {
    const { created_by: creator } = await selectOrganization(q, orgId);
    const own = creator === user.userId ? await ownContact(q, creator) : {};
    return { contact: { ...nobody, ...own }, isSaved: false, isWithheld: false };
  }
  const isOwn = (await userById(q, user.userId)).email === saved.email;
  const isWithheld = !isOwn && !mayReadContacts(reader);
  const { firstname, lastname } = saved;
  const shown = isWithheld ? { ...nobody, firstname, lastname } : saved;
  const mayKnowCitizenship = isOwn || judge(reader, access['people.edit']).may;
  return { contact: mayKnowCitizenship ? shown : { ...shown, citizenship: '' }, isSaved: true, isWithheld };
}

async function ownContact(q: Queries, userId: string): Promise<Partial<Contact>> {
  const [profile, { email }] = await Promise.all([profileOf(q, userId), userById(q, userId)]);
  return { ...profile, email };
}

/** The user who sets up an organization as the person to reach for its account, by what his own profile says of him.
 *  @returns why that is not enough */
export async function saveOwnContact(
  tx: Transaction,
  { orgId, userId }: { readonly orgId: string; readonly userId: string },
) {
  const read = readAccountInfo(await ownContact(tx, userId));
  if (read.ok) await upsertContact(tx, orgId, 'account', read.value);
  return read;
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
  async (ctx, { body: { was, userId: _userId, password: _password, nationality, ...typed } }) => {
    const { user, membership } = ctx;
    const body = nationality === undefined ? typed : { citizenship: nationality, ...typed };
    const written = await writeOrganization(ctx, async (write) => {
      const shown = await contactShownTo({ q: write.tx, orgId: ctx.orgId, user, membership });
      const unseen = shown.isWithheld ? await selectContact(write.tx, ctx.orgId, 'account') : undefined;
      const read = readAccountInfo(unseen === undefined ? body : withUnseen(body, unseen));
      if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
      const fresh = await judgeFormSave(write, 'account', { was, typed: body, now: accountView(shown) });
      if (!fresh.ok) return fresh;
      await upsertContact(write.tx, ctx.orgId, 'account', read.value);
      return ok({});
    });
    return written.ok ? accountInfoOf(ctx) : written;
  },
);

export const confirmContact = serveOrganization(contract.confirmContact, async (ctx) => {
  const { contact } = await contactShownTo(ctx);
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
