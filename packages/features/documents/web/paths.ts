import type { MissingDocument } from '../contract.ts';

export const bookPath = (orgId: string): string => `/app/org/${orgId}/document/list`;
export const documentPath = (orgId: string, docId: string): string => `${bookPath(orgId)}/${docId}`;
export const newDocumentPath = (orgId: string): string => `/app/org/${orgId}/document/new`;

type Blank = MissingDocument['blanks'][number];

const pages: Readonly<Record<Blank['fact'], string>> = {
  corporation_number: 'organization/info',
  registered_office: 'organization/info',
  year_end: 'organization/info',
  organizing_resolution: 'organization/directors',
  resolution: 'shares/transfers',
  consent: 'organization/directors',
  consideration: 'shares/transfers',
  incorporator: 'dashboard/account-info',
  person_name: 'organization/directors',
  person_address: 'organization/directors',
  resident_canadian: 'organization/directors',
};

/** Documents about holders of shares: their names and addresses are entered on a holder's page. */
const ofHolders = ['subscription', 'share_certificate'];

/** Where a fact that a document needs is entered. */
export function blankPath(orgId: string, template: string, { fact, person_id: personId }: Blank): string {
  const isOfHolder = fact.startsWith('person_') && personId !== null && ofHolders.includes(template);
  return `/app/org/${orgId}/${isOfHolder ? `shares/shareholders/${personId}` : pages[fact]}`;
}
