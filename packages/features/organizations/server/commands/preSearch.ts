import { ok } from '@tabellion/kernel/result.ts';
import { readCorporateName } from '@tabellion/law/names/corporateName.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { findConfusingNames, type NameMatch, searchKeys } from '@tabellion/law/names/nameSearch.ts';
import { corporationTypeFromWire, defaultPlace } from '@tabellion/law/wireNames.ts';
import { serveAnyone } from '@tabellion/platform/http/route.ts';
import * as contract from '../../contract.ts';
import { hasRegistryNames, type NameRow, selectNamesAlike } from '../store/names.ts';
import { warningViews } from '../views.ts';

const mostShown = 20;

/** Compares forms of words; it is not a Nuans report. Names of organizations that are not incorporated count as taken
 *  and are not shown. */
export const preSearch = serveAnyone(contract.preSearch, async ({ db, mayIn }, { query }) => {
  const typed = { name: query.name.normalize('NFC').trim(), name_postfix: (query.name_postfix ?? '').trim() };
  const name = fullNameOf(typed);
  // Left out for anybody, an organization would show by the difference whether the name is its own.
  const own = query.org_unique_id;
  const asking = own !== undefined && (await mayIn(own, 'organization.read')) ? own : null;
  const [alike, hasRegistryFile] = await db.asNobody((q) =>
    Promise.all([selectNamesAlike(q, searchKeys(name), asking), hasRegistryNames(q)]),
  );
  const matches = findConfusingNames(name, alike);
  const jurisdiction = corporationTypeFromWire(query.corporation_type ?? '') ?? defaultPlace.jurisdiction;
  const form = readCorporateName({ jurisdiction, ...typed });
  return ok({
    name,
    available: !matches.some(isConflicting),
    matches: matches
      .filter(({ existing }) => isShown(existing))
      .slice(0, mostShown)
      .map(matchView),
    refusals: form.ok ? [] : warningViews(form.error),
    warnings: form.ok ? warningViews(form.value.warnings) : [],
    hasRegistryFile,
    isNuansReport: false,
  });
});

/** The score at which a registrar would call two names confusing: the same words or sound, or nearly the same
 *  letters. */
const confusingScore = 80;

/** Only a corporation that still exists stands in the way of another. */
const isConflicting = ({ existing, score }: NameMatch<NameRow>): boolean =>
  score >= confusingScore && !/dissolved|dissoute|inactive|radiée/i.test(existing.status);

const isShown = ({ source, status }: NameRow): boolean =>
  source === 'registry' || status === 'incorporated' || status === 'dissolved';

const matchView = ({ existing, reason, score }: NameMatch<NameRow>) => ({ ...existing, reason, score });
