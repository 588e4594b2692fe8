import { ZERO } from '@tabellion/kernel/decimal.ts';
import type { RegisterRow } from './rows.ts';
import type { TailNeeds, TailRows } from './tail.ts';
import { totalsIn } from './totals.ts';

/** Answers `Needs` from all rows known now, as a store must; for tests. */
export function answer(rows: readonly RegisterRow[], needs: TailNeeds): TailRows {
  const newest = rows.filter(({ effTo }) => effTo === null);
  const terms = newest.flatMap(({ table, value }) => (table === 'classTerms' ? [value] : []));
  const wholes = terms.filter(({ classId }) => needs.issuedOf.has(classId)).map(({ seriesOf }) => seriesOf);
  const isAsked = (classId: string) =>
    needs.wholeOf.has(classId) ||
    needs.accountsOf.has(classId) ||
    ((needs.issuedOf.has(classId) || wholes.includes(classId)) &&
      terms.some((one) => one.classId === classId && one.authorized !== 'unlimited'));
  const totals = new Map(
    [...totalsIn(newest)]
      .filter(([classId]) => isAsked(classId))
      .map(([classId, one]) => [classId, needs.accountsOf.has(classId) ? one : { ...one, capital: ZERO }]),
  );
  return { rows: newest.filter((row) => isNeeded(row, needs) || wholes.includes(row.key)), totals };
}

function isNeeded(row: RegisterRow, needs: TailNeeds): boolean {
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
  if (row.table === 'pools') return needs.pools.has(row.key);
  if (row.table === 'controls') return needs.controls.has(row.key);
  if (row.table === 'instruments')
    return (
      needs.certificates.has(row.key) ||
      needs.numbers.some(({ prefix, label }) => prefix === '' && label === row.value.label)
    );
  const { prefix, label, serial } = row.value;
  const numbered = needs.numbers.some(
    (one) => one.prefix === prefix && (one.label === label || (serial !== null && one.serial === serial)),
  );
  return numbered || needs.certificates.has(row.key);
}
