import { bookPath, certificatePath, documentPath, newDocumentPath } from '../../documents/web/public.ts';
import type { FixView } from '../contract.ts';

/** The page on which a finding is put right. */
export function fixPath(orgId: string, { page, id }: Extract<FixView, { do: 'open' }>): string {
  const org = `/app/org/${orgId}`;
  switch (page) {
    case 'document':
      return documentPath(orgId, id ?? '');
    case 'section':
      return `${bookPath(orgId)}?place=${id}`;
    case 'incorporation_certificate':
      return certificatePath(orgId, 'incorporation', id ?? '');
    case 'amendment_certificate':
      return certificatePath(orgId, 'amendment', id ?? '');
    case 'directors':
      return `${org}/organization/directors`;
    case 'officers':
      return `${org}/organization/officers`;
    case 'corporation':
      return `${org}/organization/info`;
    case 'transfers':
      return `${org}/shares/transfers`;
    case 'shareholders':
      return `${org}/shares/shareholders`;
    case 'holder':
      return `${org}/shares/shareholders/${id}`;
    case 'class':
      return `${org}/shares/share-classes${id === null ? '' : `?amend=${id}`}`;
    case 'control':
    case 'control_register':
      return `${org}/organization/significant-control`;
    case 'land':
      return `${org}/organization/land?who=all`;
    case 'minutes':
      return `${newDocumentPath(orgId)}?from=minutes`;
  }
}
