import { usePage } from './page.ts';

/** A named part of the address, such as `org_unique_id`; undefined where the route has none or it was left out. */
export const usePathParam = (name: string): string | undefined => usePage().params[name];

/** The organization that the address names. Throws on a route without one: that is a fault of the route table. */
export function useOrgId(): string {
  const id = usePathParam('org_unique_id');
  if (id === undefined) throw new Error('this route names no organization');
  return id;
}
