/** What people take from the installation, and from a feature that comes after them in the order. */
import type { Sector } from '@tabellion/book/judge/law.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { Judging } from '../../registers/server/public.ts';

export interface PeoplePorts {
  texts: Texts;
  /** The business of the corporation, as the wizard asked for it: it decides how many directors must be resident Canadians,
   *  before incorporation and after it. Null while nobody has answered. */
  sectorOf(q: Queries, orgId: string): Promise<Sector | null>;
  /** Makes the person the first subscriber of a founding, unless somebody holds already: shares' part of `by_myself`. */
  subscribeFounder(
    write: OrganizationWrite,
    founder: { readonly personId: string; readonly now: Instant },
  ): Promise<Result<null, Refusal>>;
  /** Judges by law what corrections leave of the classes. */
  judgingClasses: Judging;
}
