/** Simple shares: one class with every right, at one price (specification sections 4 and 9; CBCA s. 24(3)). */
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';

export const simplePrice = '0.01';

/** The articles are drawn up in one of them. */
export type ArticlesLanguage = 'en' | 'fr';

/** The first class in the language of the articles, which print its name, and the prefix of its certificates. */
export const commonIn: Readonly<
  Record<ArticlesLanguage, { readonly name: string; readonly prefix: string }>
> = {
  en: { name: 'Common', prefix: 'CS' },
  fr: { name: 'Ordinaires', prefix: 'AO' },
};

/** Whether a class bears the name of the one class of simple shares, in either language. */
export const isCommonName = (name: string): boolean =>
  Object.values(commonIn).some((common) => foldText(common.name) === foldText(name));

/** English while nobody has drawn them up. */
export const languageOfArticles = ({
  registers: { corporation },
}: {
  readonly registers: { readonly corporation: { readonly language: ArticlesLanguage | null } | null };
}): ArticlesLanguage => corporation?.language ?? 'en';

/** Properties of a common class: it shares in dividends and in what remains, and its number is open (CBCA s. 24(3)). */
export const usualProperties = {
  dividend: 'participating',
  liquidation: 'residual',
  redeemable: false,
  retractable: false,
  convertible: false,
  series_allowed: false,
  restrictions: '',
} as const;

interface CommonClass {
  readonly classId: string;
  /** Exact dollars of one share. */
  readonly price: string;
  readonly language: ArticlesLanguage;
}

/** The class of a founding with simple shares: one vote each, and all that remains. */
export const commonClass = ({ classId, price, language }: CommonClass): ClassPayload => ({
  classId,
  name: commonIn[language].name,
  kind: 'common',
  votesPerShare: '1',
  dividend: { type: 'participating' },
  liquidation: { type: 'residual' },
  redeemable: false,
  retractable: false,
  convertible: null,
  authorized: 'unlimited',
  prefix: commonIn[language].prefix,
  seriesAllowed: false,
  seriesOf: null,
  restrictions: null,
  price,
});

/** The id of an organization's one class, known before it is drafted, so that a form can name it: that of the
 *  organization with the version 8 (RFC 9562, "custom") in place of 7. */
export const commonClassId = (orgId: string): string => `${orgId.slice(0, 14)}8${orgId.slice(15)}`;
