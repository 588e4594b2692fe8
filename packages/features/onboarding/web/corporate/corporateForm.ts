/** The second page of step 2 as its form holds it: one form, two requests. */
import { SECTORS } from '@tabellion/book/judge/law.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { postalOf, readAddress } from '@tabellion/law/address.ts';
import { defaultPlace, provinceFromWire } from '@tabellion/law/wireNames.ts';
import type { Language } from '@tabellion/texts/text.ts';
import * as z from 'zod/mini';
import type { CorporateInput, CorporateView } from '../../../organizations/shapes.ts';
import { type Articles, type ArticlesInput, articlesFields, Incorporator } from '../../contract.ts';
import { type ArticlesDraft, readArticles, suggestedArticles } from '../../rules/articles.ts';

const line = z.string().check(z.maxLength(2_000));

const fields = z.strictObject({
  corporation_province: line,
  address_line_1: line,
  address_line_2: line,
  city: line,
  postal_code: line,
  industry: line,
  fiscal_year_end: line,
  /** Blank for the first possible day. */
  first_year_end: line,
  business_number: line,
  /** Asked of a corporation that existed before; blank: since its incorporation. */
  office_since: line,
  office_or_before: z.boolean(),
  year_end_since: line,
  year_end_or_before: z.boolean(),
  ...articlesFields,
  /** Blank: not answered yet. */
  sector: z.union([z.literal(''), z.enum(SECTORS)]),
  incorporators: z.array(Incorporator).check(z.maxLength(20)),
});
export type CorporateForm = z.infer<typeof fields>;

/** The form, judged in the browser by the rules of the server. */
export const corporateFormSchema = (today: PlainDate) =>
  fields.check(
    z.check<CorporateForm>(({ value, issues }) => {
      for (const { path, textCode, params } of refusalsOf(value, today)) {
        issues.push({ code: 'custom', path: [path], message: textCode, input: value, params });
      }
    }),
  );

function refusalsOf(form: CorporateForm, today: PlainDate): readonly FieldRefusal[] {
  const { articles } = inputsOf(form, true);
  const items = readArticles(suggestedArticles(today), articles, today);
  const office = readAddress(officeOf(form), {
    kind: 'registered_office',
    articlesProvince: provinceFromWire(form.corporation_province) ?? defaultPlace.province,
  });
  // The server keeps the address of whom it shows without one.
  const isKept = ({ path }: FieldRefusal) =>
    form.incorporators.some(
      (one, at) => one.address === null && path.startsWith(`incorporators.${at}.address`),
    );
  return [
    ...(office.ok ? [] : office.error),
    ...(items.ok ? [] : items.error.filter((refusal) => !isKept(refusal))),
  ];
}

/** The office stands in the province of the articles: it is asked once. */
const officeOf = (form: CorporateForm) =>
  postalOf({ ...form, province: form.corporation_province, country: 'Canada' });

/** @param isNew  only a founding has incorporators; only a corporation that existed before says since when */
export function inputsOf(
  form: CorporateForm,
  isNew: boolean,
): { corporate: CorporateInput; articles: ArticlesInput } {
  const { corporation_province, industry, fiscal_year_end, first_year_end, business_number } = form;
  const { office_since, office_or_before, year_end_since, year_end_or_before } = form;
  const { sector, incorporators, language, min_directors, max_directors } = form;
  return {
    corporate: {
      corporation_province,
      industry,
      fiscal_year_end,
      first_year_end,
      business_number,
      ...officeOf(form),
      ...(!isNew && { office_since, office_or_before, year_end_since, year_end_or_before }),
    },
    articles: {
      language,
      min_directors,
      max_directors,
      transfer_restriction: form.transfer_restriction,
      ...(form.transfer_restriction === 'own' && {
        transfer_restriction_text: form.transfer_restriction_text,
      }),
      business_restriction_text: form.business_restriction_text,
      other_provisions_text: form.other_provisions_text,
      ...(sector !== '' && { sector }),
      ...(isNew && { incorporators }),
    },
  };
}

/** The reader's language and place, from which unsaved articles are suggested. */
export interface ArticlesSuggestionContext {
  language: Language;
  /** Where the person to reach lives, on the wire; empty outside Canada. */
  province: string;
  today: PlainDate;
}

export function startOf(
  view: CorporateView,
  articles: Articles,
  reader: ArticlesSuggestionContext,
): Partial<CorporateForm> {
  const { is_saved, sector, ...saved } = articles;
  const { address_line_1, address_line_2, city, postal_code } = view;
  const { industry, fiscal_year_end, business_number } = view;
  const items = is_saved ? saved : suggestedTo(view, saved, reader);
  const isPlaced = is_saved || view.address_line_1 !== '' || reader.province === '';
  return {
    corporation_province: isPlaced ? view.corporation_province : reader.province,
    address_line_1,
    address_line_2,
    city,
    postal_code,
    industry,
    fiscal_year_end,
    first_year_end: view.first_year_end ?? '',
    business_number,
    office_since: view.office_since ?? '',
    office_or_before: view.office_or_before,
    year_end_since: view.year_end_since ?? '',
    year_end_or_before: view.year_end_or_before,
    sector: sector ?? '',
    ...items,
  };
}

type Items = Omit<Articles, 'is_saved' | 'sector'>;

/** Suggested items; none for an existing corporation, whose articles already have them: what they say of transfers is not
 *  stated until it is entered. */
function suggestedTo(
  { company_type }: Pick<CorporateView, 'company_type'>,
  saved: Items,
  { language, today }: ArticlesSuggestionContext,
): Partial<Items> {
  if (company_type === 'old')
    return {
      transfer_restriction: 'not_stated',
      transfer_restriction_text: '',
      business_restriction_text: '',
      other_provisions_text: '',
      incorporators: saved.incorporators,
    };
  return language === 'fr' ? { ...saved, ...wordsOf(suggestedArticles(today, { language: 'fr' })) } : saved;
}

const wordsOf = ({
  language,
  transfer_restriction_text,
  business_restriction_text,
  other_provisions_text,
}: ArticlesDraft) => ({
  language,
  transfer_restriction_text,
  business_restriction_text,
  other_provisions_text,
});
