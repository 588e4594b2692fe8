/** Documents beside the entries that they carry or evidence, in the log and in the registers. */
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { DocumentLine } from './documentLine.ts';
import { linkRoles } from './sections.ts';

const ActivityLink = z.strictObject({
  activity_id: z.string(),
  linkedDocuments: z.array(DocumentLine),
});

export const linkDocumentToActivity = endpoint({
  ...post('/api/linkdocumenttoactivity/create'),
  summary: 'Links a document to an entry of the log.',
  action: 'documents.edit',
  tenant: { in: 'body', name: 'org_unique_id' },
  body: z.strictObject({
    org_unique_id: z.uuid(),
    document_id: z.uuid(),
    activity_id: z.uuid(),
    role: z.optional(z.enum(linkRoles)),
  }),
  reply: ActivityLink,
  ok: 'DOCUMENTS.LINKED',
  refusals: ['DOCUMENTS.LINK_FAILED'],
});

export const listLinkedDocuments = endpoint({
  ...get('/api/linkdocumenttoactivity/getAll/linkedDocByOrg/{orgId}'),
  summary: 'Every entry of the log that has documents, with them; the newest hundred.',
  action: 'documents.read',
  ...ofOrgId,
  reply: z.strictObject({ linkedDocumentsByActivity: z.array(ActivityLink) }),
});

export const listDocumentsOfActivity = endpoint({
  ...get('/api/linkdocumenttoactivity/getActivityLinkDoc/{orgId}/{activityId}'),
  summary: 'The documents that belong to an entry of the log, or to what it tells of in the registers.',
  action: 'documents.read',
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), activityId: z.uuid() }),
  reply: ActivityLink,
});

export const listDocumentsOfEntry = endpoint({
  ...get('/api/document/entry/{orgId}/{entryId}'),
  summary:
    'The documents that carry or evidence an entry of the registers, named by its first act or by what it brought.',
  action: 'documents.read',
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), entryId: z.uuid() }),
  reply: z.strictObject({ documents: z.array(DocumentLine) }),
});
