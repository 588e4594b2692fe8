/** The profile that a registry shows of a corporation, compared with its registers as of the profile's day. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { yearOfOccasion } from '@tabellion/law/deadlines/deadline.ts';
import { isFilingKind } from '@tabellion/law/deadlines/filings.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { wholeRunning } from '../../deadlines/server/public.ts';
import { readBookFacts } from '../../documents/server/public.ts';
import { filingsOf } from '../../filings/server/public.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { readProfile } from '../../registry/rules/profile.ts';
import * as contract from '../registryContract.ts';
import { differencesFrom } from '../rules/againstRegistry.ts';

export const compareWithRegistry = serveOrganization(
  contract.compareWithRegistry,
  async ({ q, orgId, now }, { body: { profile: text, as_of } }) => {
    const organization = await organizationOf(q, orgId);
    const today = todayOf(organization, now);
    const asOf = parsePlainDate(as_of);
    if (asOf === undefined) return refuseField('as_of', 'GENERAL.NOT_A_DATE');
    if (asOf > today) return refuseField('as_of', 'PEOPLE.DATE_IN_FUTURE');
    const read = await readBookFacts(q, orgId, { asOf });
    if (read === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
    const profile = readProfile(text);
    if (profile.name === null && profile.number === null) return refuseField('profile', 'CHANGES.NO_PROFILE');
    const [{ deadlines }, { filings }] = await Promise.all([
      wholeRunning(q, orgId, now),
      filingsOf(q, orgId, now),
    ]);
    const differences = differencesFrom(profile, {
      book: read.facts,
      isDissolved: organization.status === 'dissolved',
      openNotices: new Set(deadlines.flatMap(({ kind }) => (isFilingKind(kind) ? kind : []))),
      filedReturns: new Set(
        filings.flatMap(({ kind, occasion, registry }) =>
          kind === 'annual_filing' && registry.filedOn !== null ? yearOfOccasion(occasion) : [],
        ),
      ),
      asOf,
    });
    return ok({ as_of: asOf, differences, unread: [...profile.unread] });
  },
);
