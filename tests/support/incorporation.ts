import type { IncorporatedPayload } from '@tabellion/book/acts/incorporated.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { articles as maple } from '@tabellion/book/testing.ts';
import { recordDraft } from '@tabellion/features/registers/server/public/acts.ts';

/** The incorporation of Maple Robotics Inc. as it is drafted: without restrictions unless told; the certificate gives date
 *  and number. */
export const incorporation = ({
  jurisdiction = maple.jurisdiction,
  ...articles
}: Partial<IncorporatedPayload['articles'] & Pick<IncorporatedPayload, 'jurisdiction'>> = {}): DraftAct =>
  recordDraft(
    'incorporated',
    {
      ...maple,
      jurisdiction,
      number: null,
      articles: { ...maple.articles, transferRestrictions: null, ...articles },
    },
    { latestOf: ['certificate'] },
  );
