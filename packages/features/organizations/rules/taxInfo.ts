/** Business number and program accounts of the Canada Revenue Agency, and who looks after the taxes. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import {
  type BusinessNumberProgram,
  formatBusinessNumber,
  readBusinessNumber,
} from '@tabellion/law/businessNumber.ts';
import { readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import { collect, readDate, readText } from '@tabellion/law/fields.ts';
import type { TaxInput } from '../shapes.ts';

/** As stored: nine digits, and the four of each account; empty where there is none. */
export interface TaxFacts {
  business_number: string;
  rc_account: string;
  rt_account: string;
  rp_account: string;
  rm_account: string;
  /** `MM-DD`. */
  fiscal_year_end: string;
  gst_since: PlainDate | null;
  filing_period: 'monthly' | 'quarterly' | 'annual' | null;
  preparer: string;
}

const programs = {
  rc_account: 'RC',
  rt_account: 'RT',
  rp_account: 'RP',
  rm_account: 'RM',
} as const satisfies Record<string, BusinessNumberProgram>;
type AccountField = keyof typeof programs;

/** Lays what was typed over what is stored. An account is typed whole (`12302 6635 RC 0001`) or by its four digits. */
export function readTaxInfo(
  current: TaxFacts,
  input: TaxInput,
  today: PlainDate,
): Result<TaxFacts, readonly FieldRefusal[]> {
  const number = readBusinessNumber(input.business_number ?? current.business_number);
  if (!number.ok) return err([number.error]);
  const root = number.value?.root ?? '';
  const account = (field: AccountField) => readAccount(field, input[field] ?? current[field], root);
  const read = collect({
    rc_account: account('rc_account'),
    rt_account: account('rt_account'),
    rp_account: account('rp_account'),
    rm_account: account('rm_account'),
    fiscal_year_end: readYearEnd(input.fiscal_year_end ?? current.fiscal_year_end),
    gst_since: readSince(input.gst_since, current.gst_since, today),
    preparer: readText(input.preparer ?? current.preparer, { path: 'preparer', maxLength: 300 }),
  });
  if (!read.ok) return read;
  const { filing_period = current.filing_period } = input;
  return ok({ ...read.value, business_number: root, filing_period });
}

function readAccount(field: AccountField, typed: string, root: string): Result<string, FieldRefusal> {
  const text = typed.trim();
  if (text === '') return ok('');
  if (root === '') return err({ path: 'business_number', textCode: 'GENERAL.FIELD_REQUIRED' });
  if (/^\d{4}$/.test(text)) return ok(text);
  const read = readBusinessNumber(text, { path: field, program: programs[field] });
  if (!read.ok) return read;
  if (read.value?.root !== root)
    return err({ path: field, textCode: 'ORGANIZATION.BUSINESS_NUMBERS_DIFFER' });
  return ok(read.value.account?.reference ?? '');
}

const readYearEnd = (text: string): Result<string, FieldRefusal> =>
  text.trim() === '' ? ok('') : readFiscalYearEnd(text);

function readSince(
  typed: string | null | undefined,
  current: PlainDate | null,
  today: PlainDate,
): Result<PlainDate | null, FieldRefusal> {
  const read = readDate(typed, current, 'gst_since');
  if (!read.ok || read.value === null || read.value <= today) return read;
  return err({ path: 'gst_since', textCode: 'ORGANIZATION.DATE_IN_FUTURE' });
}

/** As the agency prints it; empty where there is none. */
export function printedNumber(facts: TaxFacts, field?: AccountField): string {
  const { business_number: root } = facts;
  if (root === '') return '';
  if (field === undefined) return formatBusinessNumber({ compact: root, root });
  const reference = facts[field];
  if (reference === '') return '';
  const account = { program: programs[field], reference };
  return formatBusinessNumber({ compact: `${root}${account.program}${reference}`, root, account });
}
