/** Documents and the entries that they carry or evidence. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { NewLink } from './writing.ts';

export type LinkRow = Pick<NewLink, 'documentId' | 'entry' | 'activityId' | 'role'>;

export const selectLinks = (q: Queries, orgId: string, documentId: string): Promise<LinkRow[]> =>
  q.all<LinkRow>(sql`
    select document_id as "documentId", entry, activity_id as "activityId", role
      from document_links where org_id = ${orgId} and document_id = ${documentId} order by linked_at, link_id`);

/** Entries of the log with documents, those linked last first. */
export const selectLinkedActivities = (q: Queries, orgId: string, most: number): Promise<LinkRow[]> =>
  q.all<LinkRow>(sql`
    select document_id as "documentId", null as entry, activity_id as "activityId", role
      from document_links where org_id = ${orgId} and activity_id is not null
      order by linked_at desc, link_id desc limit ${most}`);
