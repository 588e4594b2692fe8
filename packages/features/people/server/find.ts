/** People for a list to choose from: a register may have a hundred thousand. */
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { access } from '../../access.ts';
import { mayReadContacts, organizationOf, todayOf } from '../../organizations/server/public.ts';
import { seqKnownAt } from '../../registers/server/public/acts.ts';
import { forControlAlone } from '../../registers/server/public/control.ts';
import { displayName, type PersonFound, personsFound } from '../../registers/server/public/people.ts';
import * as contract from '../contract.ts';
import { findPersonOnRecord } from './findPersonOnRecord.ts';

const MOST = 20;

/** Only what a list shows is told. Nobody is in it who is on record because of significant control alone, where the reader may
 *  not know of him. */
export const findPeople = serveOrganization(
  contract.findPeople,
  async (ctx, { query: { words = '', kind, chosen } }) => {
    const { q, orgId, now, language } = ctx;
    const mayAll = judge(ctx, access['control.read']).may;
    const [organization, seq, hidden] = await Promise.all([
      organizationOf(q, orgId),
      seqKnownAt(q, orgId, undefined),
      mayAll ? new Set<string>() : forControlAlone(q, orgId),
    ]);
    const at = { asOf: todayOf(organization, now), seq, hidden: [...hidden], language };
    const [found, one] = await Promise.all([
      personsFound(q, orgId, {
        ...at,
        words,
        kind: kind === 'individual' ? kind : null,
        holdsShares: kind === 'holder',
        limit: MOST,
      }),
      chosen === undefined || hidden.has(chosen) ? undefined : findPersonOnRecord(ctx, chosen),
    ]);
    const { person, facts } = one ?? {};
    const shown = (row: FoundPersonRow): FoundPersonRow =>
      mayReadContacts(ctx) ? row : { ...row, address: null };
    return ok({
      people: found.map((row) => viewOf(shown(row))),
      chosen:
        person === undefined
          ? null
          : viewOf(shown({ ...person, name: facts?.name, address: facts?.address })),
    });
  },
);

type FoundPersonRow = Pick<PersonFound, 'personId'> & {
  readonly [K in 'name' | 'address']?: PersonFound[K] | null | undefined;
};

const viewOf = ({ personId, name, address }: FoundPersonRow): contract.FoundPerson => ({
  person_id: personId,
  display_name: displayName(name),
  place: [address?.address_line_1, address?.city].filter(Boolean).join(', '),
});
