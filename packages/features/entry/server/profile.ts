/** The own profile and preferences. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { isCountryCode } from '@tabellion/law/countries.ts';
import { isProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { countryToWire, provinceToWire } from '@tabellion/law/wireNames.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { UserContext } from '@tabellion/platform/http/context.ts';
import * as accounts from '../../accounts/server/public.ts';
import type * as contract from '../contract.ts';
import type * as profiles from '../profileContract.ts';
import { readProfile } from '../rules/readProfile.ts';
import type { ProfileView, SessionUserView } from '../views.ts';
import { selectOrganization } from './login.ts';
import { sessionUserOf } from './sessionUser.ts';

export async function ownProfile({ q, user }: UserContext): Promise<Result<ProfileView, never>> {
  return ok(await profileViewOf(q, user.userId));
}

/** GENERAL.NOT_FOUND for another's id. */
export async function updateProfile(
  { q, user: { userId } }: UserContext,
  body: InputOf<typeof profiles.updateProfile>['body'],
): Promise<Result<ProfileView, Refusal<'GENERAL.FIELD_INVALID' | 'GENERAL.NOT_FOUND'>>> {
  if (body.userId !== undefined && body.userId !== userId) return refuse('GENERAL.NOT_FOUND');
  const read = readProfile({ ...body, citizenship: body.nationality });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  return q.transaction(async (tx) => {
    await accounts.updateProfile(tx, userId, read.value);
    if (body.language !== undefined)
      await accounts.updatePreferences(tx, userId, { language: body.language });
    return ok(await profileViewOf(tx, userId));
  });
}

/** GENERAL.NOT_FOUND for an organization to which the user has no access. */
export async function updateUser(
  { q, user: { userId } }: UserContext,
  body: InputOf<typeof contract.updateUser>['body'],
): Promise<Result<SessionUserView, Refusal<'GENERAL.NOT_FOUND'>>> {
  const { data, language, settings, selected_organization: orgId } = body;
  return q.transaction(async (tx) => {
    if (orgId !== undefined && !(await selectOrganization(tx, userId, orgId)))
      return refuse('GENERAL.NOT_FOUND');
    await accounts.updatePreferences(tx, userId, { language, settings, shortcuts: data?.shortcuts });
    return ok(await sessionUserOf(tx, userId));
  });
}

/** GENERAL.NOT_FOUND for another's id. */
export async function acceptTerms(
  { q, user: { userId }, now }: UserContext,
  id: string,
): Promise<Result<SessionUserView, Refusal<'GENERAL.NOT_FOUND'>>> {
  if (id !== userId) return refuse('GENERAL.NOT_FOUND');
  await accounts.updateTermsAccepted(q, userId, now);
  return ok(await sessionUserOf(q, userId));
}

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
