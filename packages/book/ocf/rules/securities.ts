import { type Finding, finding } from '../finding.ts';
import { dateOf, textOf, textsOf } from '../object.ts';
import { outcomesOf, type PackageIndex } from '../packageIndex.ts';
import { closes, type Transaction } from '../transaction.ts';

/** A security is closed once, by a transaction on or after the day of its issuance; what comes out of it comes out of
 *  nothing else. */
export function* judgeSecurities(index: PackageIndex): Iterable<Finding> {
  yield* judgeDates(index);
  const closedBy = new Map<string, Transaction>();
  for (const transaction of index.transactions) {
    const { act, securityIds, where } = transaction;
    if (act === 'ISSUANCE') continue;
    for (const id of securityIds) {
      const before = closedBy.get(id);
      if (before) yield finding('closed_before', where, { security: id, by: before.object.id });
      else if (closes(transaction) && index.securities.has(id)) closedBy.set(id, transaction);
    }
    yield* judgeOutcomes(index, transaction);
  }
}

/** Also of transactions that close nothing, such as acceptances; a vesting may start before the issuance. */
function* judgeDates({ objects, securities, manifest }: PackageIndex): Iterable<Finding> {
  const asOf = dateOf(manifest, 'as_of');
  for (const { object, where } of objects) {
    const date = dateOf(object, 'date');
    if (date === undefined || object.object_type === 'TX_VESTING_START') continue;
    if (/^TX_.*_ISSUANCE$/.test(object.object_type)) {
      if (asOf !== undefined && date > asOf) yield finding('after_as_of', where, { date, asOf });
      continue;
    }
    const own = textOf(object, 'security_id');
    for (const id of own === undefined ? textsOf(object, 'security_ids') : [own]) {
      const issued = securities.get(id)?.issuance.date;
      if (issued !== undefined && date < issued) yield finding('before_issue', where, { date, issued });
    }
  }
}

function* judgeOutcomes(index: PackageIndex, transaction: Transaction): Iterable<Finding> {
  const { where, balanceId, securityIds, date } = transaction;
  for (const id of outcomesOf(transaction)) {
    const outcome = index.securities.get(id);
    if (!outcome) continue;
    const source = index.sources.get(id);
    if (source && source !== transaction) {
      yield finding('source_repeated', where, { security: id, by: source.object.id });
    }
    const issued = outcome.issuance.date;
    if (issued !== date) yield finding('result_date', where, { security: id, issued, date });
  }
  const balance = index.securities.get(balanceId ?? '');
  const source = index.securities.get(securityIds[0] ?? '');
  if (balance && source && balance.holderId !== source.holderId) {
    yield finding('balance_holder', where, { security: balance.id });
  }
}
