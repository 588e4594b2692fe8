/** A kind of matter, as the feature that owns its facts describes it. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { MatterKind, Progress } from '../rules/progress.ts';

export interface MatterPlan {
  /** Reads everything again. Undefined where its subject is gone. */
  progress(q: Queries, orgId: string, subject: string): Promise<Progress | undefined>;
  /** Does the act that follows by itself, where there is one; harmless to repeat. Left out where people do all. */
  advance?(write: OrganizationWrite, subject: string): Promise<Result<unknown, Refusal>>;
  /** Takes back what is not true yet, and has what was paid refunded; harmless to repeat. */
  takeBack(write: OrganizationWrite, subject: string): Promise<Result<unknown, Refusal>>;
}

/** A kind without a plan does not compile. */
export type MatterPlans = Readonly<Record<MatterKind, MatterPlan>>;

export interface MatterPorts {
  readonly texts: Texts;
  readonly plans: MatterPlans;
  /** Told of what a plan throws; the matter shows that it stopped. */
  readonly onFault: (fault: unknown) => void;
}
