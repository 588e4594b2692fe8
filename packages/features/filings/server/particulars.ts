import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { isJurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { type Seal, userNames } from '../../accounts/server/public.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { recordAccess } from '../../members/server/public.ts';
import { organizationOf, todayOf, writeOrganization } from '../../organizations/server/public.ts';
import * as contract from '../particularsContract.ts';
import { readParticular } from '../rules/readParticular.ts';
import { statedOn } from '../rules/statedOn.ts';
import { makeFilings } from './rows.ts';
import { insertParticular, selectKeys, selectParticulars, upsertKey } from './store/particulars.ts';

export const particularsRoutes = (seal: Seal): Route[] => [
  serveOrganization(contract.readRegistryParticulars, async (ctx) => ok(await viewOf(ctx))),

  serveOrganization(contract.stateRegistryParticular, async (ctx, { body }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId, today, recordedAt } = write;
      const { kind, value, effective_on: effectiveOn } = body;
      const read = readParticular({ kind, value, effectiveOn }, today);
      if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
      const by = { recordedAt, recordedBy: ctx.user.userId };
      await insertParticular(tx, orgId, {
        kind,
        value: read.value.value,
        effectiveOn: read.value.effectiveOn,
        ...by,
      });
      const on = read.value.effectiveOn;
      await recordActivity(write, {
        kind: 'registry_particular_stated',
        params: { particular: kind },
        effectiveOn: on,
      });
      await makeFilings(tx, orgId, ctx.now);
      return ok({});
    });
    return written.ok ? ok(await viewOf(ctx)) : written;
  }),

  serveOrganization(contract.keepRegistryKey, async (ctx, { body: { registration, key, number = '' } }) => {
    if (!isJurisdictionId(registration)) return refuseField('registration', 'GENERAL.FIELD_INVALID');
    const read = readText(key, { path: 'key', maxLength: contract.keyLength, required: true });
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [read.error] });
    const company = readText(number, { path: 'number', maxLength: contract.keyLength });
    if (!company.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [company.error] });
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId, recordedAt: changedAt } = write;
      const sealed = seal.close(Buffer.from(read.value), ownerOf(orgId, registration));
      const sealedNumber =
        company.value === '' ? null : seal.close(Buffer.from(company.value), ownerOf(orgId, registration));
      await upsertKey(tx, orgId, {
        registration,
        sealed,
        sealedNumber,
        changedAt,
        changedBy: ctx.user.userId,
      });
      await recordActivity(write, { kind: 'registry_key_kept', params: { registration } });
      return ok({});
    });
    return written.ok ? ok(await viewOf(ctx)) : written;
  }),

  serveOrganization(contract.lookAtRegistryKey, async (ctx, { body: { registration } }) => {
    const { q, orgId, user, now: at } = ctx;
    const kept = (await selectKeys(q, orgId)).find((one) => one.registration === registration);
    if (kept === undefined) return ok({ key: null, number: null });
    await recordAccess({ q, orgId, userId: user.userId, at }, { kind: 'looked', what: 'registry_key' });
    const opened = (sealed: Uint8Array) =>
      Buffer.from(seal.open(sealed, ownerOf(orgId, registration))).toString();
    const { sealed, sealedNumber } = kept;
    return ok({ key: opened(sealed), number: sealedNumber && opened(sealedNumber) });
  }),
];

/** A sealed key opens only for the organization and the registry that it was sealed for. */
const ownerOf = (orgId: string, registration: string): string => `${orgId} ${registration}`;

async function viewOf({ q, orgId, now }: OrganizationContext): Promise<contract.RegistryParticulars> {
  const [entries, keys, organization] = await Promise.all([
    selectParticulars(q, orgId),
    selectKeys(q, orgId),
    organizationOf(q, orgId),
  ]);
  const users = await userNames(q, [...new Set(entries.map(({ recordedBy }) => recordedBy))]);
  const today = todayOf(organization, now);
  return {
    official_email: statedOn(entries, 'email', { day: today }),
    primary_activity: statedOn(entries, 'activity', { day: today }),
    history: entries.map(({ kind, value, effectiveOn, recordedAt, recordedBy }) => ({
      kind,
      value,
      effective_on: effectiveOn,
      recorded_at: recordedAt,
      recorded_by: users.get(recordedBy) ?? '',
    })),
    keys: keys.map(({ registration, changedAt }) => ({ registration, changed_at: changedAt })),
  };
}
