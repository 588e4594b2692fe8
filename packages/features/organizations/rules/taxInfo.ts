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
import { readDate, readText } from '@tabellion/law/fields.ts';
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
const accountFields = Object.keys(programs) as readonly AccountField[];

/**
 * Lays what was typed over what is stored. An account is typed whole (`12302 6635 RC 0001`) or by its four digits.
 * Errors at their fields, all together: BUSINESS_NUMBER.*, ORGANIZATION.BUSINESS_NUMBERS_DIFFER,
 * FISCAL_YEAR_END.INVALID, GENERAL.NOT_A_DATE, ORGANIZATION.DATE_IN_FUTURE, GENERAL.TOO_LONG.
 */
export function readTaxInfo(
  current: TaxFacts,
  input: TaxInput,
  today: PlainDate,
): Result<TaxFacts, readonly FieldRefusal[]> {
  const number = readBusinessNumber(input.business_number ?? current.business_number);
  if (!number.ok) return err([number.error]);
  const root = number.value?.root ?? '';
  const accounts = accountFields.map((field) => readAccount(field, input[field] ?? current[field], root));
  const yearEnd = readYearEnd(input.fiscal_year_end ?? current.fiscal_year_end);
  const since = readSince(input.gst_since, current.gst_since, today);
  const preparer = readText(input.preparer ?? current.preparer, { path: 'preparer', maxLength: 300 });
  const refused = [...accounts, yearEnd, since, preparer].flatMap((read) => (read.ok ? [] : [read.error]));
  if (refused.length > 0 || !yearEnd.ok || !since.ok || !preparer.ok) return err(refused);
  const [rc, rt, rp, rm] = accounts.map((read) => (read.ok ? read.value : ''));
  return ok({
    business_number: root,
    rc_account: rc ?? '',
    rt_account: rt ?? '',
    rp_account: rp ?? '',
    rm_account: rm ?? '',
    fiscal_year_end: yearEnd.value,
    gst_since: since.value,
    filing_period: input.filing_period === undefined ? current.filing_period : input.filing_period,
    preparer: preparer.value,
  });
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
