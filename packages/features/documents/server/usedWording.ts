/** The own wording of which a document was made, and whether it would be made of another now. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { userNames } from '../../accounts/server/public.ts';
import { inForce, takesOwnWording } from '../rules/precedents.ts';
import { templateOf } from '../templates/templates.ts';
import type { DocumentRow } from './store/documents.ts';
import { selectUsedWordings, selectWordings } from './store/precedents.ts';

type Of = Pick<DocumentRow, 'documentId' | 'template' | 'subject' | 'language' | 'status'>;

export async function usedWording(q: Queries, orgId: string, of: Of) {
  const template = templateOf(of.template ?? '');
  if (template === undefined || of.language === null || !takesOwnWording(template, of))
    return { precedent: null, hasOther: false };
  const [[used], wordings] = await Promise.all([
    selectUsedWordings(q, orgId, [of.documentId]),
    of.status === 'draft' ? selectWordings(q, orgId, { language: of.language, ids: [] }) : [],
  ]);
  const current = inForce(wordings.filter((one) => one.template === template.name));
  const hasOther = of.status === 'draft' && current?.precedentId !== used?.precedentId;
  if (used === undefined) return { precedent: null, hasOther };
  const { precedentId, version, isUnapproved, reviewedAt, reviewedBy } = used;
  const names = isUnapproved || reviewedBy === null ? undefined : await userNames(q, [reviewedBy]);
  return {
    precedent: {
      _id: precedentId,
      version,
      is_approved: !isUnapproved,
      approved_by_name: names?.get(reviewedBy ?? '') ?? '',
      approved_at: isUnapproved ? null : reviewedAt,
    },
    hasOther: hasOther || (of.status === 'draft' && isUnapproved),
  };
}
