import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { ArticlesLanguage } from '../rules/commonClass.ts';

/** What shares take from the installation, and from a feature that comes after them in the order. */
export interface SharesPorts {
  texts: Texts;
  /** The date of the organizing resolution, on which a founding's subscriptions may be issued; null until there is one. */
  organizingResolutionOn(q: Queries, orgId: string): Promise<PlainDate | null>;
  /** The language in which the articles are drawn up. */
  articlesLanguageOf(q: Queries, orgId: string): Promise<ArticlesLanguage>;
}
