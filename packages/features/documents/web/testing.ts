/** For tests in jsdom: a document of the minute book. */
import type { DocumentLine } from '../contract.ts';

export const documentOf = (title: string, differs: Partial<DocumentLine> = {}): DocumentLine => ({
  ...{ _id: title, title, number: null, section: 'agreements', category: null, source: 'upload' },
  ...{ template: null, status: 'draft', signees: [], dated_on: '2025-03-12', language: 'en' },
  ...{ audience: 'directors', entry_since: null, order_id: null, version: 1, file_name: 'lease.pdf' },
  ...{ media_type: 'application/pdf', bytes: 1_000, pages: 2, sha256: 'a4fda56a', is_reviewed: false },
  ...{ made_at: '2025-03-12T12:00:00.000Z', made_by_name: 'Zoé Roy', file_url: '/api/file' },
  ...differs,
});
