import type { Corporation } from '@tabellion/book/entities.ts';
import { availableOf } from '@tabellion/book/options.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { readingToday } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import { corporationAt, type ReadingAt } from '../../registers/server/public/acts.ts';
import { type PoolRow, poolsOn } from '../../registers/server/public/instruments.ts';
import { namesAt } from '../../registers/server/public/people.ts';
import { certificatesOf, classesAt } from '../../registers/server/public/shares.ts';
import * as contract from '../openSecuritiesContract.ts';

/** A holder that nobody knows has none. */
export const listOpenSecurities = serveOrganization(
  contract.listOpenSecurities,
  async (ctx, { query: { holder } }) => {
    const { at } = await readingToday(ctx);
    const [certificates, pools, corporation] = await Promise.all([
      holder === undefined ? [] : openCertificates(ctx, at, holder),
      poolsOn(ctx.q, ctx.orgId, at),
      corporationAt(ctx.q, ctx.orgId, at),
    ]);
    return ok({
      certificates,
      pools: pools.map(poolLine),
      transferRestriction: restrictionOf(corporation),
    });
  },
);

const restrictionOf = (corporation: Corporation | undefined): string | null =>
  corporation?.transferRestrictions === undefined ? null : (corporation.transferRestrictions ?? '');

async function openCertificates(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  at: ReadingAt,
  personId: string,
): Promise<contract.OpenCertificate[]> {
  const [certificates, classes, names] = await Promise.all([
    certificatesOf(q, orgId, { ...at, personId }),
    classesAt(q, orgId, at),
    namesAt(q, orgId, { ...at, ids: [personId] }),
  ]);
  const holder = { person_id: personId, display_name: displayName(names.get(personId)) };
  const classNames = new Map(classes.map(({ classId, terms }) => [classId, terms.name]));
  return certificates
    .filter(({ status }) => status === 'open')
    .map(({ securityId, label, classId, quantity, form, vesting }) => ({
      _id: securityId,
      label,
      holder,
      class_id: classId,
      className: classNames.get(classId) ?? '',
      sharesExact: String(quantity),
      form: form ?? null,
      vests: vesting !== null,
    }));
}

/** A pool as it travels. */
export const poolLine = ({ value, classNames }: PoolRow): contract.PoolLine => ({
  pool_id: value.poolId,
  name: value.name,
  classes: value.classIds.map((id, at) => ({ class_id: id, name: classNames[at] ?? '' })),
  reservedExact: String(value.reserved),
  usedExact: String(value.used),
  leftExact: String(availableOf(value)),
});
