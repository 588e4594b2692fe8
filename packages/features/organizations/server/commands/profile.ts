import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readImage } from '@tabellion/platform/files/image.ts';
import { serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../../contract.ts';
import type { OrganizationPorts } from '../ports.ts';
import { selectOrganization } from '../store/read.ts';
import { updateImage } from '../store/update.ts';
import { imageUrl } from '../views.ts';
import { writeOrganization } from '../write.ts';

/** The image is believed by its own bytes. */
export const uploadProfileImage = ({ files }: OrganizationPorts) =>
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

export const profileImageLocation = serveOrganization(contract.locateProfileImage, async ({ q, orgId }) =>
  ok({ img_url: imageUrl(await selectOrganization(q, orgId)) }),
);

/** Only the image in use: an earlier one, or another organization's, is not found. */
export const profileImage = ({ files }: OrganizationPorts) =>
  serveFile(contract.readProfileImage, async ({ q, orgId }, { params: { sha256 } }) => {
    const row = await selectOrganization(q, orgId);
    if (row.image_sha256 !== sha256 || row.image_type === null) return refuse('GENERAL.NOT_FOUND');
    const bytes = await files.get(sha256);
    if (bytes === undefined) return refuse('GENERAL.NOT_FOUND');
    return ok({ bytes, mediaType: row.image_type, fileName: 'profile', immutable: true });
  });
