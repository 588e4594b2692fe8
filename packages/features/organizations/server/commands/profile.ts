import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { readImage } from '@tabellion/platform/files/image.ts';
import type { AnswerTo, Download, OrganizationContext, Upload } from '@tabellion/platform/http/context.ts';
import type * as contract from '../../contract.ts';
import type { OrganizationPorts } from '../ports.ts';
import { selectOrganization } from '../store/read.ts';
import { updateImage } from '../store/update.ts';
import { imageUrl } from '../views.ts';
import { writeOrganization } from '../write.ts';

/** The image is believed by its own bytes. */
export async function uploadProfile(
  ctx: OrganizationContext,
  { files }: OrganizationPorts,
  file: Upload | undefined,
): Promise<AnswerTo<typeof contract.uploadProfile>> {
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
}

export async function profileOfOrganization({
  q,
  orgId,
}: OrganizationContext): Promise<AnswerTo<typeof contract.readProfile>> {
  return ok({ img_url: imageUrl(await selectOrganization(q, orgId)) });
}

/** Only the image in use: an earlier one, or another organization's, is not found. */
export async function profileImage(
  { q, orgId }: OrganizationContext,
  { files }: OrganizationPorts,
  sha256: string,
): Promise<Result<Download, Refusal<'GENERAL.NOT_FOUND'>>> {
  const row = await selectOrganization(q, orgId);
  if (row.image_sha256 !== sha256 || row.image_type === null) return refuse('GENERAL.NOT_FOUND');
  const bytes = await files.get(sha256);
  if (bytes === undefined) return refuse('GENERAL.NOT_FOUND');
  return ok({ bytes, mediaType: row.image_type, fileName: 'profile', immutable: true });
}
