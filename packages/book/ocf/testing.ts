import { readFileSync } from 'node:fs';
import type { JsonObject } from './object.ts';
import { LISTS, type List } from './readPackage.ts';

/** Tells small packages for tests: a company with one class, one plan and two holders, and what happens to them. */

export const stock = (
  security: string,
  holder: string,
  quantity: string,
  more: JsonObject = {},
): JsonObject => ({
  id: `issue-${security}`,
  object_type: 'TX_STOCK_ISSUANCE',
  date: '2024-01-02',
  security_id: security,
  custom_id: security,
  stakeholder_id: holder,
  stock_class_id: 'COM',
  share_price: { amount: '0.01', currency: 'CAD' },
  quantity,
  security_law_exemptions: [],
  stock_legend_ids: [],
  ...more,
});

export const option = (
  security: string,
  holder: string,
  quantity: string,
  more: JsonObject = {},
): JsonObject => ({
  id: `grant-${security}`,
  object_type: 'TX_EQUITY_COMPENSATION_ISSUANCE',
  date: '2024-02-01',
  security_id: security,
  custom_id: security,
  stakeholder_id: holder,
  stock_plan_id: 'plan',
  stock_class_id: 'COM',
  compensation_type: 'OPTION',
  quantity,
  exercise_price: { amount: '0.25', currency: 'CAD' },
  expiration_date: null,
  termination_exercise_windows: [],
  security_law_exemptions: [],
  ...more,
});

export const transaction = (type: string, id: string, members: JsonObject): JsonObject => ({
  id,
  object_type: `TX_${type}`,
  date: '2024-06-15',
  ...members,
});

export const stockClass = (id: string, more: JsonObject = {}): JsonObject => ({
  id,
  object_type: 'STOCK_CLASS',
  name: id,
  class_type: 'COMMON',
  default_id_prefix: `${id}-`,
  initial_shares_authorized: 'UNLIMITED',
  votes_per_share: '1',
  seniority: '1',
  ...more,
});

export const plan = (more: JsonObject = {}): JsonObject => ({
  id: 'plan',
  object_type: 'STOCK_PLAN',
  plan_name: 'Option plan',
  initial_shares_reserved: '1000',
  default_cancellation_behavior: 'RETURN_TO_POOL',
  stock_class_ids: ['COM'],
  board_approval_date: '2024-02-01',
  ...more,
});

export interface Story {
  readonly manifest?: JsonObject;
  readonly issuer?: JsonObject;
  readonly classes?: readonly JsonObject[];
  readonly plans?: readonly JsonObject[];
  readonly vestingTerms?: readonly JsonObject[];
  readonly transactions: readonly JsonObject[];
}

/** The files of a package. Digests are those of `noDigest`. */
export function packageFiles(story: Story): Map<string, Uint8Array> {
  const lists: Partial<Record<List, readonly JsonObject[]>> = {
    stakeholders_files: ['alice', 'bob'].map(holder),
    stock_classes_files: story.classes ?? [stockClass('COM')],
    stock_plans_files: story.plans ?? [plan()],
    vesting_terms_files: story.vestingTerms ?? [],
    transactions_files: story.transactions,
  };
  const files = new Map<string, Uint8Array>();
  const manifest: Record<string, unknown> = { ...bareManifest(story.issuer), valuations_files: [] };
  manifest.stock_legend_templates_files = [];
  for (const [list, items] of Object.entries(lists)) {
    const path = `${list}.ocf.json`;
    files.set(path, encode({ file_type: LISTS[list as List], items }));
    manifest[list] = [{ filepath: `./${path}`, md5: noDigest() }];
  }
  return files.set('Manifest.ocf.json', encode({ ...manifest, ...story.manifest }));
}

export const noDigest = (): string => '0'.repeat(32);

export const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** A file of test data. */
export const dataFile = (path: string): Uint8Array =>
  readFileSync(new URL(`../../../tests/data/ocf/${path}`, import.meta.url));

const holder = (id: string): JsonObject => ({
  id,
  object_type: 'STAKEHOLDER',
  name: { legal_name: id },
  stakeholder_type: 'INDIVIDUAL',
});

const bareManifest = (issuer: JsonObject = {}): JsonObject => ({
  ocf_version: '1.2.0',
  file_type: 'OCF_MANIFEST_FILE',
  issuer: {
    id: 'issuer',
    object_type: 'ISSUER',
    legal_name: 'Story Inc.',
    formation_date: '2024-01-02',
    country_of_formation: 'CA',
    tax_ids: [],
    ...issuer,
  },
  as_of: '2026-01-01',
  generated_at: '2026-01-01T12:00:00Z',
});
