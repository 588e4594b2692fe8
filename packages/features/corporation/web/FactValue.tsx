import './facts.css';
import { longDate, longMonthDay } from '@tabellion/texts/longDate.ts';
import { Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { type TextKey, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { AddressLines, regionLabel } from '../../organizations/web/public.ts';
import type { CorporationFacts } from '../contract.ts';

type Fact = keyof CorporationFacts;

export const factLabels: Readonly<Record<Fact, TextKey>> = {
  name: 'organization.name',
  corporation_number: 'organization.field.number',
  corporation_type: 'organization.law',
  corporation_province: 'organization.field.province',
  registered_office: 'wizard.office.title',
  records_office: 'corporation.records',
  fiscal_year_end: 'organization.field.yearEnd',
  first_year_end: 'wizard.business.firstYearEnd',
  min_directors: 'wizard.articles.minDirectors',
  max_directors: 'wizard.articles.maxDirectors',
  transfer_restriction: 'wizard.articles.transfers',
  business_restriction: 'wizard.articles.business',
  other_provisions: 'wizard.articles.other',
  language: 'wizard.articles.language',
  sector: 'wizard.sector.title',
};

export function FactValue<F extends Fact>({ fact, value }: { fact: F; value: CorporationFacts[F] }) {
  const { text, language } = useLanguage();
  if (value == null || value === '') return <span className="muted">{text(noneOf(fact, value))}</span>;
  return <span className="fact">{drawn(fact, value, { text, language })}</span>;
}

/** The records are at the registered office unless the directors choose another place (CBCA s. 20(1)). */
function noneOf(fact: Fact, value: '' | null | undefined): TextKey {
  if (fact === 'records_office') return 'corporation.records.atOffice';
  const isClause = fact === 'business_restriction' || fact === 'other_provisions';
  return isClause || value === '' ? 'corporation.noClause' : 'organization.none';
}

function drawn(
  fact: Fact,
  value: NonNullable<CorporationFacts[Fact]>,
  { text, language }: Pick<ReturnType<typeof useLanguage>, 'text' | 'language'>,
): ReactNode {
  if (typeof value === 'object') return <AddressLines of={value} />;
  if (typeof value === 'number') return <Num of={value} />;
  switch (fact) {
    case 'fiscal_year_end':
      return longMonthDay(value, language);
    case 'first_year_end':
      return longDate(value, language);
    case 'corporation_province':
      return regionLabel(value, text);
    case 'language':
      return value === 'fr' ? 'Français' : 'English';
    case 'sector':
      return text(`wizard.sector.${value as NonNullable<CorporationFacts['sector']>}`);
    default:
      return <UserText>{value}</UserText>;
  }
}
