import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { activityGroups } from '../../activity/kinds.ts';
import type { readDocument } from '../contract.ts';
import type { MissingDocument } from '../draftContract.ts';

export const bookPath = (orgId: string): string => `/app/org/${orgId}/document/list`;
export const documentPath = (orgId: string, docId: string): string => `${bookPath(orgId)}/${docId}`;
export const newDocumentPath = (orgId: string): string => `/app/org/${orgId}/document/new`;

/** Where the registry's certificate of an entry is uploaded. @param root  of the entry */
export const certificatePath = (orgId: string, of: 'incorporation' | 'amendment', root: string): string =>
  `${newDocumentPath(orgId)}?from=upload&certificate=${of}&entry=${root}`;

export const precedentsPath = (orgId: string): string => `/app/org/${orgId}/document/precedents`;
export const precedentPath = (orgId: string, template: string, language: string): string =>
  `${precedentsPath(orgId)}/${template}?language=${language}`;

type Blank = MissingDocument['blanks'][number];

const pages: Readonly<Record<Blank['fact'], string>> = {
  corporation_number: 'organization/info',
  registered_office: 'organization/info',
  year_end: 'organization/info',
  organizing_resolution: 'dashboard',
  resolution: 'shares/transfers',
  officer_resolution: 'organization/officers',
  corporation_resolution: 'organization/info',
  consent: 'organization/directors',
  consideration: 'shares/transfers',
  solvency: 'shares/transfers',
  incorporator: 'dashboard/corporate-info',
  person_name: 'organization/directors',
  person_address: 'organization/directors',
  resident_canadian: 'organization/directors',
};

/** Documents about holders of shares: their names and addresses are entered on a holder's page. */
const ofHolders = ['subscription', 'share_certificate', 'share_transfer', 'vesting_agreement'];

/** Where a fact that a document needs is entered. */
export function missingFactPath(
  orgId: string,
  template: string,
  { fact, person_id: personId }: Blank,
): string {
  const isOfHolder = fact.startsWith('person_') && personId !== null && ofHolders.includes(template);
  if (isOfHolder) return `/app/org/${orgId}/shares/shareholders/${personId}`;
  // The resolution by which a director was appointed or left.
  const page = fact === 'resolution' && personId !== null ? 'organization/directors' : pages[fact];
  return `/app/org/${orgId}/${page}`;
}

type LinkedEntry = ReplyOf<typeof readDocument>['links'][number];

/** The page of the register that shows an entry, at its certificate where it has one; undefined where only the log shows it. */
export function registerPath(orgId: string, entry: LinkedEntry): string | undefined {
  const { kind, person_id: personId, security_id: securityId } = entry;
  const page = kind === null ? undefined : pageOfKind(kind);
  if (page === undefined) return undefined;
  if (page !== 'shares/shareholders') return `/app/org/${orgId}/${page}`;
  if (personId === null) return undefined;
  return `/app/org/${orgId}/${page}/${personId}${securityId === null ? '' : `#${securityId}`}`;
}

function pageOfKind(kind: NonNullable<LinkedEntry['kind']>): string | undefined {
  if (kind.startsWith('director_')) return 'organization/directors';
  if (kind.startsWith('officer_')) return 'organization/officers';
  if (kind === 'incorporated' || kind === 'corporation_changed') return 'organization/info';
  if (kind === 'shareholder_added') return 'shares/shareholders';
  const group = activityGroups.find(({ kinds }) => kinds.some((one) => one === kind));
  return group && pagesOfGroups[group.name];
}

const pagesOfGroups: Readonly<Partial<Record<(typeof activityGroups)[number]['name'], string>>> = {
  shares: 'shares/shareholders',
  classes: 'shares/share-classes',
  instruments: 'organization/instruments',
  control: 'organization/significant-control',
};

/** The languages of documents, each by its own name. */
export const documentLanguages = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
] as const;
