/** A package as lines that staff type into a registry's own forms. Pure. */
import type { AddressInput } from '@tabellion/law/address.ts';
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import type { Filing } from '../../registry/rules/filing.ts';

export const factGroups = ['articles', 'classes', 'directors', 'incorporators', 'filing'] as const;
export type FactGroup = (typeof factGroups)[number];

export const factKeys = [
  'registry',
  'name',
  'legal_element',
  'province',
  'office',
  'board_minimum',
  'board_maximum',
  'transfer_restrictions',
  'business_restrictions',
  'other_provisions',
  'class',
  'votes',
  'dividend',
  'liquidation',
  'redeemable',
  'retractable',
  'authorized',
  'restrictions',
  'director',
  'resident',
  'address',
  'incorporator',
  'corporation_number',
  'document',
  'year',
  'name_report',
  'name_report_on',
] as const;
export type FactKey = (typeof factKeys)[number];

export interface PackageFact {
  readonly group: FactGroup;
  readonly key: FactKey;
  readonly value: string;
  /** The value is a code that has words. */
  readonly is_code: boolean;
}

const factsIn =
  (group: FactGroup) =>
  (key: FactKey, value: string, is_code = false): PackageFact[] =>
    value === '' ? [] : [{ group, key, value, is_code }];

/** The articles, in the order of their forms. */
export const articlesFacts = (filing: Filing): PackageFact[] => [
  ...ofArticles(filing),
  ...filing.classes.flatMap(ofClass),
  ...filing.directors.flatMap(ofDirector),
  ...filing.incorporators.flatMap(ofIncorporator),
];

function ofArticles(filing: Filing): PackageFact[] {
  const fact = factsIn('articles');
  return [
    ...fact('registry', jurisdiction(filing.jurisdiction).registry),
    ...(filing.nameFormat === 'numbered' ? fact('name', 'numbered', true) : fact('name', filing.name)),
    ...fact('legal_element', filing.legalElement),
    ...fact('province', filing.province),
    ...fact('office', inOneLine(filing.office)),
    ...fact('board_minimum', String(filing.board.minimum)),
    ...fact('board_maximum', String(filing.board.maximum)),
    ...fact('transfer_restrictions', filing.transferRestrictions),
    ...fact('business_restrictions', filing.businessRestrictions),
    ...fact('other_provisions', filing.otherProvisions),
  ];
}

function ofClass(terms: Filing['classes'][number]): PackageFact[] {
  const fact = factsIn('classes');
  return [
    ...fact('class', terms.name),
    ...fact('votes', terms.votesPerShare),
    ...fact('dividend', terms.dividend.type, true),
    ...fact('liquidation', terms.liquidation.type, true),
    ...fact('redeemable', yesOrNo(terms.redeemable), true),
    ...fact('retractable', yesOrNo(terms.retractable), true),
    ...fact('authorized', terms.authorized, terms.authorized === 'unlimited'),
    ...fact('restrictions', terms.restrictions ?? ''),
  ];
}

function ofDirector({ name, formAddress, residentCanadian }: Filing['directors'][number]): PackageFact[] {
  const fact = factsIn('directors');
  return [
    ...fact('director', name),
    ...fact('resident', residentCanadian === null ? 'unstated' : yesOrNo(residentCanadian), true),
    ...fact('address', formAddress === null ? '' : inOneLine(formAddress)),
  ];
}

function ofIncorporator(one: Filing['incorporators'][number]): PackageFact[] {
  const fact = factsIn('incorporators');
  const name = one.kind === 'body_corporate' ? one.company_name : `${one.firstname} ${one.lastname}`;
  return [...fact('incorporator', name.trim()), ...fact('address', inOneLine(one.address))];
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

const inOneLine = (of: AddressInput): string =>
  [of.address_line_1, of.address_line_2, of.city, of.province ?? of.region, of.postal_code, of.country]
    .filter((part) => part !== undefined && part !== null && part !== '')
    .join(', ');

interface SentPaper {
  readonly jurisdiction: Filing['jurisdiction'];
  readonly corporationNumber: string;
  readonly kind: string;
  readonly name?: string;
  readonly year?: number | null;
  readonly nameReport?: { readonly number: string; readonly on: string };
}

/** Facts that go with the file of a return or a notice. */
export function paperFacts({
  jurisdiction: id,
  corporationNumber,
  kind,
  name,
  year,
  nameReport,
}: SentPaper): PackageFact[] {
  const fact = factsIn('filing');
  return [
    ...fact('registry', jurisdiction(id).registry),
    ...fact('name', name ?? ''),
    ...fact('corporation_number', corporationNumber),
    ...fact('document', kind, true),
    ...fact('year', year === undefined || year === null ? '' : String(year)),
    ...fact('name_report', nameReport?.number ?? ''),
    ...fact('name_report_on', nameReport?.on ?? ''),
  ];
}
