import type { RegisterRow } from './rows.ts';
import type { Loaded, Needs } from './tail.ts';

/** Answers `Needs` from all rows known now, as a store must; for tests. */
export function answer(rows: readonly RegisterRow[], needs: Needs): Loaded {
  const newest = rows.filter(({ effTo }) => effTo === null);
  const issued = new Map<string, bigint>();
  for (const { table, value } of newest) {
    if (table !== 'certificates' || value.status !== 'open' || !needs.issuedOf.has(value.classId)) continue;
    issued.set(value.classId, (issued.get(value.classId) ?? 0n) + value.quantity);
  }
  return { rows: newest.filter((row) => isNeeded(row, needs)), issued };
}

function isNeeded(row: RegisterRow, needs: Needs): boolean {
  if (row.table === 'corporation') return needs.corporation;
  if (row.table === 'persons') return needs.persons.has(row.key);
  if (row.table === 'classTerms') return needs.classes.has(row.key);
  if (row.table === 'appointments') {
    const sits = row.value.status === 'active' && needs.appointmentsOf.has(row.value.personId);
    return sits || needs.appointments.has(row.key);
  }
  if (row.table === 'capitalEntries') return false;
  const { prefix, label, serial } = row.value;
  const numbered = needs.numbers.some(
    (one) => one.prefix === prefix && (one.label === label || (serial !== null && one.serial === serial)),
  );
  return numbered || needs.certificates.has(row.key);
}
