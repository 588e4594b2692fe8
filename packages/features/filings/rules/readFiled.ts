/** A member's words about a filing that was filed without the product. Pure. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { collect, readPastDate, readText } from '@tabellion/law/fields.ts';
import { numberLength } from '../contract.ts';

export interface FiledInput {
  readonly number: string | undefined;
  readonly filedOn: string | undefined;
  readonly documentId: string | undefined;
}

export interface Filed {
  readonly filedOn: PlainDate;
  readonly number: string;
}

/**
 * The registry's number, or its confirmation, is what shows that it was filed: one of them is needed.
 * @param of.opensOn  the first day on which the registry takes it
 * Errors at `filed_on`: GENERAL.NOT_A_DATE, PEOPLE.DATE_IN_FUTURE, FILINGS.NOT_OPEN_THEN; at `number`: GENERAL.TOO_LONG,
 * FILINGS.NUMBER_OR_CONFIRMATION.
 */
export function readFiled(
  { number, filedOn, documentId }: FiledInput,
  { today, opensOn }: { readonly today: PlainDate; readonly opensOn: PlainDate },
): Result<Filed, readonly FieldRefusal[]> {
  const read = collect<Filed>({
    filedOn: readPastDate(filedOn ?? today, { today, path: 'filed_on' }),
    number: readText(number ?? '', { path: 'number', maxLength: numberLength, required: false }),
  });
  if (!read.ok) return read;
  if (read.value.filedOn < opensOn)
    return err([{ path: 'filed_on', textCode: 'FILINGS.NOT_OPEN_THEN', params: { date: opensOn } }]);
  return read.value.number === '' && documentId === undefined
    ? err([{ path: 'number', textCode: 'FILINGS.NUMBER_OR_CONFIRMATION' }])
    : ok(read.value);
}
