import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { isCountryCode } from '@tabellion/law/countries.ts';
import { isProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { countryToWire, provinceToWire } from '@tabellion/law/wireNames.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { readImage } from '@tabellion/platform/files/image.ts';
import { serveFileToUser, serveUser } from '@tabellion/platform/http/route.ts';
import * as accounts from '../../accounts/server/public.ts';
import { type AccountPorts, photoShownTo, updatePhoto } from '../../accounts/server/public.ts';
import * as contract from '../contract.ts';
import * as profiles from '../profileContract.ts';
import { readProfile } from '../rules/readProfile.ts';
import type { ProfileView } from '../views.ts';
import { updateSelectedOrganization } from './login.ts';
import type { EntryPorts } from './ports.ts';
import { sessionUserOf } from './sessionUser.ts';

export const ownProfile = serveUser(profiles.readProfileOfUser, async ({ q, user }) =>
  ok(await profileViewOf(q, user.userId)),
);

/** GENERAL.NOT_FOUND for another's id. */
export const updateProfile = serveUser(profiles.updateProfile, async ({ q, user: { userId } }, { body }) => {
  if (body.userId !== undefined && body.userId !== userId) return refuse('GENERAL.NOT_FOUND');
  const read = readProfile({ ...body, citizenship: body.nationality });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  return q.transaction(async (tx) => {
    await accounts.updateProfile(tx, userId, read.value);
    if (body.language !== undefined)
      await accounts.updatePreferences(tx, userId, { language: body.language });
    return ok(await profileViewOf(tx, userId));
  });
});

/** GENERAL.NOT_FOUND for an organization to which the user has no access. */
export const updateUser = ({ termsVersion }: AccountPorts) =>
  serveUser(contract.updateUser, async ({ q, user: { userId } }, { body }) => {
    const { data, language, settings, selected_organization: orgId } = body;
    return q.transaction(async (tx) => {
      if (orgId !== undefined && !(await updateSelectedOrganization(tx, userId, orgId)))
        return refuse('GENERAL.NOT_FOUND');
      await accounts.updatePreferences(tx, userId, { language, settings, shortcuts: data?.shortcuts });
      return ok(await sessionUserOf(tx, userId, termsVersion));
    });
  });

/** GENERAL.NOT_FOUND for another's id. */
export const acceptTerms = ({ termsVersion }: AccountPorts) =>
  serveUser(contract.acceptTerms, async ({ q, user: { userId }, now }, { params: { id } }) => {
    if (id !== userId) return refuse('GENERAL.NOT_FOUND');
    await accounts.updateTermsAccepted(q, userId, { version: termsVersion, at: now });
    return ok(await sessionUserOf(q, userId, termsVersion));
  });

async function profileViewOf(q: Queries, userId: string): Promise<ProfileView> {
  const [user, { citizenship, country, province, ...rest }] = await Promise.all([
    accounts.userById(q, userId),
    accounts.profileOf(q, userId),
  ]);
  return {
    ...rest,
    userId,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    language: user.language,
    country: countryWord(country),
    province: country === 'CA' && isProvinceCode(province) ? provinceToWire(province) : province,
    nationality: countryWord(citizenship),
  };
}

const countryWord = (code: string): string => (isCountryCode(code) ? countryToWire(code) : code);

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
    return ok({ bytes, mediaType: photo.mediaType, fileName: 'photo' });
  });
