/** The filing that a founding makes: what is sent to the registry. */
import { type AddressInput, blankPlace } from '@tabellion/law/address.ts';
import type { Filing, FilingPart } from '../../registry/rules/filing.ts';
import type { FoundingFacts } from './facts.ts';
import type { Screen } from './wizard.ts';

/** Where each part is mended. */
export const screenOfPart = {
  name: 'company',
  office: 'corporate',
  board: 'founder',
  directors: 'founder',
  classes: 'shareclass',
  incorporators: 'corporate',
} as const satisfies Record<FilingPart, Screen>;

export const filingOf = ({ organization, articles, classes, directors }: FoundingFacts): Filing => ({
  jurisdiction: organization.jurisdiction,
  nameFormat: organization.name_format,
  name: organization.name,
  legalElement: organization.name_postfix,
  province: organization.articles_province,
  office: addressIn(organization),
  board: { minimum: articles.min_directors, maximum: articles.max_directors },
  transferRestrictions: articles.transfer_restriction_text,
  businessRestrictions: articles.business_restriction_text,
  otherProvisions: articles.other_provisions_text,
  sector: articles.sector,
  classes,
  directors: directors.map(({ name, formAddress, residentCanadian }) => ({
    name,
    formAddress: formAddress === null ? null : addressIn(formAddress),
    residentCanadian,
  })),
  incorporators: articles.incorporators,
});

/** Nothing else of an address leaves: a registry asks for no more. */
const addressIn = (of: AddressInput): AddressInput => ({
  address_line_1: of.address_line_1,
  address_line_2: of.address_line_2,
  city: of.city,
  province: of.province,
  region: of.region,
  country: of.country,
  postal_code: of.postal_code,
  latitude: of.latitude,
  longitude: of.longitude,
});

/** The filing for a reader who may not know where incorporators and directors live. */
export const withoutHomes = (filing: Filing): Filing => ({
  ...filing,
  directors: filing.directors.map((one) => ({ ...one, formAddress: null })),
  incorporators: filing.incorporators.map((one) => ({ ...one, address: nowhere })),
});

const nowhere = { ...blankPlace, country: 'CA' } as const;
