import type { Act } from './acts/kinds.ts';
import { fold } from './fold.ts';
import type { HistoryStore } from './narrow.ts';
import type { RegisterRow } from './rows.ts';
import type { Loaded, Needs } from './tail.ts';
import { sharesByDay } from './totals.ts';
import { subjectsOf } from './touches.ts';

/** Answers `Needs` from all rows known now, as a store must; for tests. */
export function answer(rows: readonly RegisterRow[], needs: Needs): Loaded {
  const newest = rows.filter(({ effTo }) => effTo === null);
  const issued = new Map<string, bigint>();
  const asked = new Set(needs.wholeOf);
  for (const { table, value } of newest)
    if (table === 'classTerms' && value.authorized !== 'unlimited' && needs.issuedOf.has(value.classId))
      asked.add(value.classId);
  for (const { table, value } of newest) {
    if (table !== 'certificates' || value.status !== 'open' || !asked.has(value.classId)) continue;
    issued.set(value.classId, (issued.get(value.classId) ?? 0n) + value.quantity);
  }
  return { rows: newest.filter((row) => isNeeded(row, needs)), issued };
}

function isNeeded(row: RegisterRow, needs: Needs): boolean {
  if (row.table === 'corporation') return needs.corporation;
  if (row.table === 'persons') return needs.persons.has(row.key);
  if (row.table === 'classTerms')
    return (
      [row.key, row.value.seriesOf ?? ''].some((id) => needs.seriesOf.has(id)) || needs.classes.has(row.key)
    );
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

/** Answers from all acts as a store must: by what any version of a root touches. */
export function storeOf(history: readonly Act[]): HistoryStore {
  const lines = history.flatMap(subjectsOf);
  return {
    async load({ roots, touching, writing, dated }, slice) {
      const asked = new Set(roots);
      for (const { root, subject, writes } of lines) {
        const days = dated.find((one) => one.subject === subject)?.days ?? [];
        const isDated = history.some((act) => days.includes(act.effectiveOn) && act.root === root);
        if (isDated || touching.includes(subject) || (writes && writing.includes(subject))) asked.add(root);
      }
      return history.filter(({ root }) => asked.has(root) && !slice.has(root));
    },
    async sharesByDay(classId) {
      return sharesByDay(fold(history).tables.certificates.rows(), classId);
    },
  };
}
