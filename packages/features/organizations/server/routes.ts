import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readImage } from '@tabellion/platform/files/image.ts';
import { type Route, serveFile, serveOrganization, serveUser } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { confirmContact, saveAccountInfo, saveBillingAddress, serveAccountInfo } from './commands/account.ts';
import { readOrganization } from './commands/company.ts';
import {
  applyCorporateInfo,
  corporateViewOf,
  serveCompanyInfo,
  serveCorporateInfo,
} from './commands/corporateInfo.ts';
import { notificationOf, setFilingYear } from './commands/filingYear.ts';
import { preSearch } from './commands/preSearch.ts';
import type { OrganizationPorts } from './ports.ts';
import { createDraft, membershipsOf } from './public.ts';
import { selectOrganization } from './store/read.ts';
import { updateImage } from './store/update.ts';
import { imageUrl, organizationView } from './views.ts';
import { writeOnce, writeOrganization } from './write.ts';

const createOrganization = serveUser(contract.createOrganization, async (ctx, { body }) => {
  const isNamed = body.name_format !== 'numbered';
  if (isNamed && (body.name ?? '').trim() === '') return refuseField('name', 'ORGANIZATION.NAME_REQUIRED');
  const made = await writeOnce(ctx, async (tx) => {
    const orgId = await createDraft(tx, { userId: ctx.user.userId, name: '', now: ctx.now });
    const applied = await applyCorporateInfo(tx, orgId, body, ctx.now);
    return applied.ok ? ok({ orgId }) : applied;
  });
  ctx.release();
  if (!made.ok) return made;
  const { orgId } = made.value;
  return ok(await ctx.db.asOrganization(orgId, (q) => corporateViewOf(q, orgId, [])));
});

const listOrganizations = serveUser(contract.listOrganizations, async ({ q, user }) => {
  const memberships = await membershipsOf(q, user.userId);
  return ok({ organizations: memberships.map(organizationView) });
});

/** The image is believed by its own bytes. */
const uploadProfileImage = ({ files }: OrganizationPorts) =>
  serveOrganization(contract.uploadProfileImage, async (ctx, { file }) => {
    if (file === undefined) return refuseField('file', 'ORGANIZATION.IMAGE_REQUIRED');
    const image = readImage(file.bytes);
    if (!image.ok) return refuseField('file', 'ORGANIZATION.IMAGE_INVALID');
    const { sha256 } = await files.put(file.bytes);
    const written = await writeOrganization(ctx, async ({ tx }) => {
      await updateImage(tx, ctx.orgId, { sha256, mediaType: image.value.mediaType });
      return ok({});
    });
    if (!written.ok) return written;
    return ok({ img_url: imageUrl({ org_id: ctx.orgId, image_sha256: sha256 }) ?? '' });
  });

const profileImageLocation = serveOrganization(contract.locateProfileImage, async ({ q, orgId }) =>
  ok({ img_url: imageUrl(await selectOrganization(q, orgId)) }),
);

/** Only the image in use: an earlier one, or another organization's, is not found. */
const profileImage = ({ files }: OrganizationPorts) =>
  serveFile(contract.readProfileImage, async ({ q, orgId }, { params: { sha256 } }) => {
    const row = await selectOrganization(q, orgId);
    if (row.image_sha256 !== sha256 || row.image_type === null) return refuse('GENERAL.NOT_FOUND');
    const bytes = await files.get(sha256);
    if (bytes === undefined) return refuse('GENERAL.NOT_FOUND');
    return ok({ bytes, mediaType: row.image_type, fileName: 'profile' });
  });

export const routesOf = (ports: OrganizationPorts): Route[] => [
  preSearch,
  createOrganization,
  listOrganizations,
  readOrganization(ports),
  serveCompanyInfo(ports),
  serveAccountInfo,
  saveAccountInfo,
  confirmContact,
  serveCorporateInfo,
  setFilingYear,
  notificationOf(ports),
  uploadProfileImage(ports),
  profileImageLocation,
  profileImage(ports),
  saveBillingAddress,
];
