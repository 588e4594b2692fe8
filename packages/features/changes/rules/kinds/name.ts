/** Another corporate name, by articles of amendment (CBCA s. 173(1)(a)); the directors alone change a number name (s. 173(3)). */

import { addDays, daysBetween, type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { type JurisdictionId, jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { isNumberName } from '@tabellion/law/names/corporateName.ts';
import { changeName } from '../../../corporation/contract.ts';
import { isFederalNumberName } from '../../../corporation/rules/changes.ts';
import type { BookFacts } from '../../../documents/templates/template.ts';
import type { ChangeKind, Field, Form, Note, Situation } from '../changeKind.ts';
import { lawOf } from './lawOf.ts';

/** The report that the registry wants with a name in words, as the wizard says it; null where it wants none. */
const reportOf = (law: JurisdictionId) => {
  const { kind, validDays } = jurisdiction(law).names.report;
  return kind === 'none' ? null : { kind, validDays };
};

const elementsFor = ({ corporation }: BookFacts) => jurisdiction(lawOf(corporation)).names.legalElements;

/** The legal element of the present name; blank where the law names no such one. */
const elementOf = (book: BookFacts): string =>
  elementsFor(book).find((element) => book.corporation.name.endsWith(` ${element}`)) ?? '';

/** A registry gives a number name without any report. */
const isNumber = (law: JurisdictionId, { name: typed = '', name_postfix: element = '' }: Form) =>
  isNumberName(law, `${typed} ${element}`.trim());

/** The number and the day of the report or of the reservation: a name in words lacks them nowhere where articles are refused without a
 *  Nuans report. */
function reportFields(book: BookFacts): Field[] {
  const report = reportOf(lawOf(book.corporation));
  if (report === null) return [];
  const help = report.kind === 'nuans' ? ({ help: 'change.field.reportNumber.help' } as const) : {};
  const isOptional =
    report.kind === 'nuans' ? { isBlankJudged: true as const } : { isOptional: true as const };
  return [
    {
      name: 'report_number',
      label: 'change.field.reportNumber',
      as: 'line',
      value: '',
      ...help,
      ...isOptional,
    },
    { name: 'report_on', label: 'change.field.reportOn', as: 'date', value: '', ...isOptional },
  ];
}

/** A report serves for some days only; where they were not read, its age is not judged.
 *  @param on  the day on which it is judged: of the draft, and again of its payment and its filing
 *  Errors: GENERAL.FIELD_REQUIRED, GENERAL.NOT_A_DATE, PEOPLE.DATE_IN_FUTURE, CHANGES.REPORT_TOO_OLD with `days`. */
function refusedReport(form: Form, law: JurisdictionId, on: PlainDate): FieldRefusal[] {
  const report = reportOf(law);
  if (report === null || isNumber(law, form)) return [];
  const [number, typed] = [form.report_number ?? '', form.report_on ?? ''].map((one) => one.trim());
  const blank = (path: string): FieldRefusal[] => [{ path, textCode: 'GENERAL.FIELD_REQUIRED' }];
  if (!number && !typed)
    return report.kind === 'nuans' ? [...blank('report_number'), ...blank('report_on')] : [];
  if (!number) return blank('report_number');
  if (!typed) return blank('report_on');
  const path = 'report_on';
  const made = parsePlainDate(typed);
  if (made === undefined) return [{ path, textCode: 'GENERAL.NOT_A_DATE' }];
  if (made > on) return [{ path, textCode: 'PEOPLE.DATE_IN_FUTURE' }];
  const { validDays: days } = report;
  return days !== undefined && daysBetween(made, on) > days
    ? [{ path, textCode: 'CHANGES.REPORT_TOO_OLD', params: { days } }]
    : [];
}

/** The registry's wish, until a report is entered; from then on, the day until which it serves. */
function reportNotes({ book, form }: Situation): Note[] {
  const law = lawOf(book.corporation);
  const report = reportOf(law);
  if (report === null || isNumber(law, form)) return [];
  const { kind, validDays: days } = report;
  const made = parsePlainDate((form.report_on ?? '').trim());
  if (made !== undefined && days !== undefined) {
    const age = daysBetween(made, book.asOf);
    if (age < 0 || age > days) return [];
    return [{ text: 'change.note.name.reportAge', params: { age, days }, date: addDays(made, days) }];
  }
  const isDated = kind === 'nuans' && days !== undefined;
  return [
    {
      text: isDated ? 'change.note.name.nuansDays' : `change.note.name.${kind}`,
      params: { days: days ?? 0 },
    },
  ];
}

export const name: ChangeKind = {
  section: { cbca: '173(1)(a)', obca: null },
  approvers: ({ book: { corporation } }) => (isFederalNumberName(corporation) ? 'directors' : 'special'),
  notes: reportNotes,
  refused: ({ book, form }) => refusedReport(form, lawOf(book.corporation), book.asOf),
  refusedAtFiling: refusedReport,
  besides: ['report_number', 'report_on'],
  fields: (book) => [
    { name: 'name', label: 'wizard.company.name', help: 'wizard.company.name.help', as: 'line', value: '' },
    {
      name: 'name_postfix',
      label: 'wizard.company.element',
      as: 'choice',
      value: elementOf(book),
      choices: elementsFor(book).map((element) => ({
        value: element,
        label: { name: element },
      })),
    },
    ...reportFields(book),
  ],
  entries: ({ form }, terms, on) => [
    {
      path: changeName.path,
      body: { name: form.name ?? '', name_postfix: form.name_postfix ?? '', effective_on: on, ...terms },
    },
  ],
  templates: ['shareholders_resolution', 'articles_of_amendment'],
  signers: ['shareholder', 'director'],
  filing: 'amendment',
  fee: 'amendment',
  effect: 'certificate',
};
