/** Later features and the frame of the server take from here the lines of one organization, as its reader sees them. */
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { daysAtRegistries } from '../../organizations/server/public.ts';
import { kindsFor } from '../rules/reach.ts';
import { countNow } from './store/reading.ts';

export { kindsFor as workKindsFor } from '../rules/reach.ts';
export type { LineRow } from './store/reading.ts';
export { lineView } from './views.ts';

/** How many things need doing now, of those that the reader may see. */
export const countWork = ({
  q,
  user,
  membership,
  now,
}: Pick<OrganizationContext, 'q' | 'user' | 'membership' | 'now'>): Promise<number> =>
  countNow(q, kindsFor({ user, membership }), daysAtRegistries(now));
