/** Provisions as documents and findings cite them, and the one by which each document is made. */
import { ontarioSections } from '@tabellion/law/concordance.ts';
import type { Section } from '../sections.ts';
import type { Provision, Statute } from './template.ts';

export type { Provision } from './template.ts';

export interface Citation {
  readonly act: 'cbca' | 'obca' | 'cia' | 'ni_45_106';
  readonly number: string;
  /** That Ontario's law says it there was read nowhere. */
  readonly must_confirm?: true;
}

/** Null where the corporation's own law is not known to say so. */
export function citedIn(statute: Statute, provision: Provision): Citation | null {
  const { cbca } = provision;
  if (statute === null) return null;
  if (statute === 'cbca') return cbca === undefined ? null : { act: 'cbca', number: cbca };
  const own = citedInOntario(provision);
  if (own !== undefined) return own;
  const found = cbca === undefined ? undefined : ontarioSections(cbca).all;
  if (found === undefined) return null;
  const { number, mustConfirm } = found;
  return { act: 'obca', number, ...(mustConfirm && { must_confirm: true }) };
}

/** The same as a document bears it: nothing of it is to be confirmed. */
export function printedIn(statute: Statute, provision: Provision): Citation | null {
  const cited = citedIn(statute, provision);
  if (cited?.must_confirm === undefined) return cited;
  const number = ontarioSections(provision.cbca ?? '').verified;
  return number === undefined ? null : { act: 'obca', number };
}

function citedInOntario({ obca, cia }: Provision): Citation | undefined {
  if (cia !== undefined) return { act: 'cia', number: cia };
  return obca === undefined ? undefined : { act: 'obca', number: obca };
}

const byTemplate: Readonly<Record<string, Provision>> = {
  articles: { cbca: '6' },
  first_office_and_board: { cbca: '7' },
  articles_of_amendment: { cbca: '177' },
  articles_of_dissolution: { cbca: '210' },
  by_law: { cbca: '103' },
  director_consent: { cbca: '106(9)' },
  officer_acceptance: { cbca: '121' },
  resignation: { cbca: '108' },
  organizing_resolution_of_directors: { cbca: '104, 117' },
  issue_resolution: { cbca: '117' },
  annual_resolution_of_directors: { cbca: '117, 158' },
  organizing_resolution_of_shareholders: { cbca: '103, 106, 142' },
  number_of_directors: { cbca: '142' },
  shareholders_resolution: { cbca: '142' },
  class_resolution: { cbca: '142, 176' },
  annual_resolution_of_shareholders: { cbca: '133, 142' },
  auditor_waiver: { cbca: '163' },
  statements_waiver: { cbca: '159' },
  shareholder_agreement: { cbca: '146' },
  subscription: { cbca: '25' },
  vesting_agreement: { cbca: '35(1)(c)' },
  option_agreement: { cbca: '29' },
  // The Act says nothing of it.
  intellectual_property_assignment: {},
  short_shareholders_agreement: { cbca: '49(8), 146' },
  share_transfer: { cbca: '76' },
  share_certificate: { cbca: '49' },
  dividend_payments: { cbca: '42' },
  notice_of_directors: { cbca: '113(1)', cia: '4' },
  notice_of_office: { cbca: '19(4)', cia: '4' },
  securities_register: { cbca: '50' },
  holders_ledger: { cbca: '50' },
  transfer_register: { cbca: '50(1)(c)' },
  // The federal Act orders no register of directors.
  directors_register: { obca: '140' },
  officers_register: { cbca: '121' },
  control_register: { cbca: '21.1' },
  stated_capital_account: { cbca: '26' },
  instruments_register: { cbca: '29, 50(1)' },
  control_request: { cbca: '21.1' },
  land_register: { obca: '140.1' },
  certificate_of_incumbency: { cbca: '257(1)' },
};

const bySection: Readonly<Partial<Record<Section, Provision>>> = {
  directors_resolutions: { cbca: '117' },
  shareholders_resolutions: { cbca: '142' },
};

/** The section of the book says it of what members wrote or uploaded. */
export const provisionOf = ({
  name,
  section,
}: {
  readonly name: string | null;
  readonly section: Section;
}): Provision => byTemplate[name ?? ''] ?? bySection[section] ?? { cbca: '20(1)' };
