/** The notices that shares bear from the day on which they come into being. */

import type { DraftAct } from '@tabellion/book/draft.ts';
import type { ClassTerms, Corporation } from '@tabellion/book/entities.ts';
import { restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import type { Legend } from '@tabellion/book/terms/securities.ts';

type Articles = Pick<Corporation, 'transferRestrictions' | 'agreement'>;
type Classes = readonly Pick<ClassTerms, 'seriesAllowed'>[];

/** Every certificate and acknowledgment says that the articles restrict transfers, where they do (CBCA s. 49(8)(a)), that there is a
 *  unanimous shareholder agreement, where there is one (s. 49(8)(c)), and where
 *  more than one class or series is authorized, that its shares have rights of which the holder gets the text (s. 49(13)).
 *  @param classes  all that the articles authorize on the day, the series among them */
export const requiredLegends = (articles: Articles, classes: Classes): Legend[] => [
  ...(restrictsTransfers(articles) ? (['transfer_restriction'] as const) : []),
  ...(classes.length > 1 || classes.some(({ seriesAllowed }) => seriesAllowed)
    ? (['class_rights'] as const)
    : []),
  ...(articles.agreement === undefined ? [] : (['shareholder_agreement'] as const)),
];

/** The notices that follow from the articles; a unanimous shareholder agreement is a fact beside them. */
const ofArticles: readonly Legend[] = ['transfer_restriction', 'class_rights'];

/** Subscriptions with the notices that the articles ask for, once the articles are settled. */
export const withRequiredLegends = (drafts: readonly DraftAct[], articles: Articles): readonly DraftAct[] => {
  const classes = drafts.flatMap((draft) =>
    draft.verb !== 'void' && draft.kind === 'class.created' ? draft.payload : [],
  );
  return drafts.map((draft) => {
    if (draft.verb === 'void' || draft.kind !== 'issued') return draft;
    const issues = draft.payload.issues.map((one) => ({
      ...one,
      legends: [
        ...one.legends.filter((legend) => !ofArticles.includes(legend)),
        ...requiredLegends(articles, classes),
      ],
    }));
    return { ...draft, payload: { ...draft.payload, issues } };
  });
};
