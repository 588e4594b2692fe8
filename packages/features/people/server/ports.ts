/** Dependencies of people that the installation supplies, or a feature later in the order. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { CommonRefusalCode } from '@tabellion/platform/http/refusalCodes.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { ProposingCode, RecordingCode } from '../../registers/refusals.ts';
import type { Judging } from '../../registers/server/public/acts.ts';
import type { ReadDecidersFacts } from '../../registers/server/public/proposals.ts';
import type { SubscribingCode } from '../contract.ts';

export interface PeoplePorts {
  texts: Texts;
  /** Makes the person the first subscriber of a founding, unless somebody holds already: shares' part of `by_myself`. */
  subscribeFounder(
    write: OrganizationWrite,
    founder: { readonly personId: string; readonly now: Instant },
  ): Promise<Result<null, Refusal<RecordingCode | ProposingCode | CommonRefusalCode | SubscribingCode>>>;
  /** Judges by law what corrections leave of the classes. */
  judgingClasses: Judging;
  /** Tells by the minute book which body decides. */
  readDecidersFacts: ReadDecidersFacts;
}
