/** Writes of which nothing stays: what they record is noted, and then proposed (`enter.ts`). */
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { insertFact } from './store/facts.ts';

export interface CollectedDrafts {
  readonly drafts: DraftAct[];
  /** Drafts of proposals that were opened beside them: subscriptions, which wait by themselves. */
  readonly waiting: DraftAct[];
  /** Personal facts that the drafts cite. */
  readonly facts: Parameters<typeof insertFact>[2][];
}

export interface CollectingWrite extends OrganizationWrite {
  readonly noted?: CollectedDrafts | undefined;
}

export const noCollectedDrafts = (): CollectedDrafts => ({ drafts: [], waiting: [], facts: [] });
