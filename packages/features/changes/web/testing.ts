import type { ChangePreview } from '../shapes.ts';

/** Nothing changes, and nobody approves. */
export const emptyPreview: ChangePreview = {
  effective_on: '2025-03-13',
  sections: [],
  differences: [],
  documents: [],
  statute: 'cbca',
  approvals: [],
  addresses: [],
  filings: [],
  deadlines: [],
  check: { gone: [], come: [] },
  price: { government_cents: 0, service_cents: 0, tax_cents: 0, total_cents: 0 },
  registry_days: null,
  warnings: [],
  after: 1,
};
