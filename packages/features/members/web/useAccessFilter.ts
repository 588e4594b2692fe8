import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { type AccessKind, accessKinds } from '../rules/accessKinds.ts';

export type AccessFilter = {
  kind?: AccessKind | undefined;
  user?: string | undefined;
  before?: string | undefined;
};

/** The filter as the address has it; what the address says wrongly is passed over. */
export function useAccessFilter() {
  const search = useSearch();
  const filter = filterOf(search);
  const go = (next: AccessFilter) => navigate({ to: '.', search: next, replace: true });
  return {
    filter,
    isFiltered: filter.kind !== undefined || filter.user !== undefined,
    /** A change of any filter begins at the newest entry again. */
    change: (part: AccessFilter) => go(filterOf({ ...filter, before: undefined, ...part })),
    clear: () => go({}),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function filterOf(search: Readonly<Record<string, unknown>>): AccessFilter {
  const kind = accessKinds.find((one) => one === search.kind);
  const [user, before] = [String(search.user ?? ''), String(search.before ?? '')];
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(uuid.test(user) ? { user } : {}),
    ...(/^\d{1,18}$/.test(before) ? { before } : {}),
  };
}
