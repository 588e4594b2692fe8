/** Where each field of a record comes from, for whoever looks into why it differs from the ledger. */

import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { RecordKind } from '@tabellion/ledger/record/schemas.ts';
import type { Json } from '@tabellion/ledger/strictJson.ts';
import type { Values } from './values.ts';

const PERSON = ['firstname', 'lastname', 'company_name', 'name_format', 'email', 'phone_number'];

/** The table from which a field is read. */
export function sourceOf(record: RecordKind, field: string): string {
  const isOfPerson = PERSON.includes(field);
  switch (record) {
    case 'act':
      return 'register_acts';
    case 'position':
      return isOfPerson ? 'person_facts' : 'appointments';
    case 'shareholder':
      if (field === 'className') return 'class_terms';
      return isOfPerson ? 'person_facts' : 'certificates';
    case 'shareclass':
      return 'class_terms';
    case 'activity':
      return field === 'activity' ? 'activity_notes' : 'activity';
    case 'organization':
      return field === 'plan_id' ? 'ledger_receipts' : 'organizations';
    default:
      return 'document_versions';
  }
}

/** The fields in which two versions of a record differ. A field that is left out is null. */
export function differingFields(ours: Readonly<Record<string, Json | undefined>>, ledgers: Values): string[] {
  const names = new Set([...Object.keys(ours), ...Object.keys(ledgers)]);
  return [...names].filter((name) => spelled(ours[name]) !== spelled(ledgers[name])).toSorted();
}

const spelled = (value: Json | undefined): string => canonicalJson(value ?? null);
