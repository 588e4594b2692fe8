/** Documents on file as the check of the minute book reads them. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FiledDocument } from '../../shapes.ts';
import type { Signee } from '../../templates/template.ts';

export interface OnFileRow
  extends Omit<FiledDocument, 'signees' | 'unsigned' | 'signedByOthers' | 'hasChanged' | 'ownWording'> {
  readonly signees: readonly Signee[];
  readonly signedBy: readonly string[];
  readonly activities: readonly string[];
}

/** As the templates say it in both languages, and as others write it. */
const RECEIVED =
  '(has|have) (been )?received[^.]{0,40}(consideration|payment|price)|(a|ont) (été )?reçue?s?[^.]{0,40}(contrepartie|paiement|prix)';
const ONCE_RECEIVED = '(once|when|after|upon)[^.]{0,60}received|(une fois|lorsqu|dès|après)[^.]{0,60}reçu';
/** An upload may name it for another reason, as articles do. */
const PRIVATE_ISSUER = 'private issuer|émetteur fermé';

export const selectOnFile = (q: Queries, orgId: string): Promise<OnFileRow[]> =>
  q.all<OnFileRow>(sql`
    select d.document_id as "documentId", d.section, d.source, d.template, d.subject, d.title, d.number,
           d.dated_on as "datedOn", d.status, d.signees, d.signed_by as "signedBy", d.entry_since as "entrySince",
           d.lacks_copy as "lacksCopy",
           d.section = 'directors_resolutions'
             and (select v.body_text ~* ${RECEIVED} and v.body_text !~* ${ONCE_RECEIVED} from document_versions v
                    where v.org_id = d.org_id and v.document_id = d.document_id
                    order by v.version desc limit 1) as "saysReceived",
           d.section = 'agreements' and d.source <> 'upload'
             and (select v.body_text ~* ${PRIVATE_ISSUER} from document_versions v
                    where v.org_id = d.org_id and v.document_id = d.document_id
                    order by v.version desc limit 1) as "claimsPrivateIssuer",
           array(select l.entry from document_links l
                   where l.org_id = d.org_id and l.document_id = d.document_id and l.entry is not null) as carries,
           array(select l.activity_id from document_links l
                   where l.org_id = d.org_id and l.document_id = d.document_id and l.activity_id is not null) as activities,
           array(select distinct one.sha256
                   from document_versions v cross join lateral (values (v.sha256), (v.served_sha256)) as one (sha256)
                   where v.org_id = d.org_id and v.document_id = d.document_id) as files
      from documents d
      where d.org_id = ${orgId}
      order by d.dated_on, d.title, d.document_id`);

/** As registries call it in either language, alone or with the articles to which it is attached. */
const CERTIFICATE_OF_INCORPORATION =
  'certificate( and articles)? of (incorporation|amalgamation|continuance)|certificat( et statuts)? de (constitution|fusion|prorogation)';

/** Whether a paper of the section of articles is the certificate with which the corporation came into existence: it was filed with
 *  that entry, or says so in its title or text. */
export async function hasIncorporationCertificate(
  q: Queries,
  orgId: string,
  root: string | undefined,
): Promise<boolean> {
  const row = await q.first(sql`
    select 1 as there from documents d
      where d.org_id = ${orgId} and d.section = 'articles' and d.source = 'upload' and d.status <> 'void'
        and (d.title ~* ${CERTIFICATE_OF_INCORPORATION}
             or exists (select from document_links l
                          where l.org_id = d.org_id and l.document_id = d.document_id and l.entry = ${root ?? null}::uuid)
             or (select v.body_text ~* ${CERTIFICATE_OF_INCORPORATION} from document_versions v
                   where v.org_id = d.org_id and v.document_id = d.document_id
                   order by v.version desc limit 1))
      limit 1`);
  return row !== undefined;
}
