/** The notices that shares bear from the day on which they come into being. */

import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Corporation } from '@tabellion/book/entities.ts';
import { restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import type { Legend } from '@tabellion/book/terms/securities.ts';

type Articles = Pick<Corporation, 'transferRestrictions'>;

/** Where the articles restrict transfers, every certificate and acknowledgment says so (CBCA s. 49(8)). */
export const requiredLegends = (articles: Articles): Legend[] =>
  restrictsTransfers(articles) ? ['transfer_restriction'] : [];

/** Subscriptions with the notice that the articles ask for, once the articles are settled. */
export const withRequiredLegends = (drafts: readonly DraftAct[], articles: Articles): readonly DraftAct[] =>
  drafts.map((draft) => {
    if (draft.verb === 'void' || draft.kind !== 'issued') return draft;
    const issues = draft.payload.issues.map((one) => ({
      ...one,
      legends: [
        ...one.legends.filter((legend) => legend !== 'transfer_restriction'),
        ...requiredLegends(articles),
      ],
    }));
    return { ...draft, payload: { ...draft.payload, issues } };
  });
