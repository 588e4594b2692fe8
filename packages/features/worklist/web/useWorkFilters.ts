import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import type { ViewFilters } from '../contract.ts';
import { lineKinds, lineStates } from '../lineKinds.ts';

export interface WorkFilters extends ViewFilters {
  readonly after?: string | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filters as the address has them; what it says wrongly is passed over. */
export function useWorkFilters() {
  const { kind, state, member = '', client = '', group, after } = useSearch();
  const filters: WorkFilters = {
    kind: lineKinds.find((one) => one === kind),
    state: lineStates.find((one) => one === state),
    member: uuid.test(member) ? member : undefined,
    client: client === '' ? undefined : client.slice(0, 100),
    group: group === 'organization' ? group : undefined,
    after,
  };
  const go = (next: WorkFilters) =>
    navigate({ to: '.', search: { ...next }, replace: true, resetScroll: false });
  return {
    filters,
    isFiltered: [filters.kind, filters.state, filters.member, filters.client].some(
      (one) => one !== undefined,
    ),
    /** A change of any filter begins at the first page again. */
    change: (part: WorkFilters) => go({ ...filters, after: undefined, ...part }),
    clear: () => go({ group: filters.group }),
    /** Nothing but these. */
    show: (saved: ViewFilters) => go(saved),
  };
}

/** The filters that are on, as a request and a saved view have them. */
export function filtersSet({ kind, state, member, client, group }: WorkFilters): ViewFilters {
  const set: ViewFilters = {};
  if (kind !== undefined) set.kind = kind;
  if (state !== undefined) set.state = state;
  if (member !== undefined) set.member = member;
  if (client !== undefined) set.client = client;
  if (group !== undefined) set.group = group;
  return set;
}
