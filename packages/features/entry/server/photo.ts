/** The photo of a user. */
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readImage } from '@tabellion/platform/files/image.ts';
import { serveFileToUser, serveUser } from '@tabellion/platform/http/route.ts';
import { photoShownTo, updatePhoto } from '../../accounts/server/public.ts';
import * as profiles from '../profileContract.ts';
import type { EntryPorts } from './ports.ts';
import { sessionUserOf } from './sessionUser.ts';

/** The photo is believed by its own bytes. */
export const uploadPhoto = ({ accounts, files }: EntryPorts) =>
  serveUser(profiles.uploadPhoto, async ({ q, user: { userId } }, { file }) => {
    if (file === undefined) return refuseField('file', 'ORGANIZATION.IMAGE_REQUIRED');
    const image = readImage(file.bytes);
    if (!image.ok) return refuseField('file', 'ORGANIZATION.IMAGE_INVALID');
    const { sha256 } = await files.put(file.bytes);
    await updatePhoto(q, userId, { sha256, mediaType: image.value.mediaType });
    return ok(await sessionUserOf(q, userId, accounts.termsVersion));
  });

export const removePhoto = ({ accounts }: EntryPorts) =>
  serveUser(profiles.removePhoto, async ({ q, user: { userId } }) => {
    await updatePhoto(q, userId, null);
    return ok(await sessionUserOf(q, userId, accounts.termsVersion));
  });

/** Only the photo in use. */
export const readPhoto = ({ files }: EntryPorts) =>
  serveFileToUser(profiles.readPhoto, async ({ q, user }, { params: { id, sha256 } }) => {
    const photo = await photoShownTo(q, user.userId, id);
    const bytes = photo?.sha256 === sha256 ? await files.get(sha256) : undefined;
    if (photo === undefined || bytes === undefined) return refuse('GENERAL.NOT_FOUND');
    return ok({ bytes, mediaType: photo.mediaType, fileName: 'photo', immutable: true });
  });
