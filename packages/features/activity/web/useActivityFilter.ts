import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { type ActivityKind, isActivityKind } from '../kinds.ts';

export type ActivityFilter = {
  kind?: ActivityKind | undefined;
  person?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  superseded?: 'true' | undefined;
  before?: string | undefined;
};

/** The filter as the address has it; what the address says wrongly is passed over. */
export function useActivityFilter() {
  const search = useSearch();
  const filter = filterOf(search);
  const go = (next: ActivityFilter) => navigate({ to: '.', search: next, replace: true });
  return {
    filter,
    isFiltered: Object.keys(filter).some((name) => name !== 'before'),
    /** A change of any filter begins at the newest entry again. */
    change: (part: ActivityFilter) => go(filterOf({ ...filter, before: undefined, ...part })),
    clear: () => go({}),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

function filterOf(search: Readonly<Record<string, unknown>>): ActivityFilter {
  const { kind, superseded } = search;
  const word = (name: string, form: RegExp) => {
    const value = String(search[name] ?? '');
    return form.test(value) ? { [name]: value } : {};
  };
  return {
    ...(typeof kind === 'string' && isActivityKind(kind) ? { kind } : {}),
    ...word('person', uuid),
    ...word('from', day),
    ...word('to', day),
    ...(superseded === true || superseded === 'true' ? { superseded: 'true' } : {}),
    ...word('before', /^\d{1,18}$/),
  };
}
