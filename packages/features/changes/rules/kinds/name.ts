/** Another corporate name, by articles of amendment (CBCA s. 173(1)(a)); the directors alone change a number name (s. 173(3)). */

import { daysBetween, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { changeName } from '../../../corporation/contract.ts';
import { isFederalNumberName } from '../../../corporation/rules/changes.ts';
import type { BookFacts } from '../../../documents/templates/template.ts';
import type { ChangeKind, Field, Situation } from '../changeKind.ts';
import { lawOf } from './lawOf.ts';

/** The report that the registry wants with a name in words, as the wizard says it; null where it wants none. */
const reportOf = (book: BookFacts) => {
  const { kind, validDays } = jurisdiction(lawOf(book.corporation)).names.report;
  return kind === 'none' ? null : { kind, validDays };
};

/** The number and the day of the report or of the reservation: required where articles are refused without a Nuans report. */
function reportFields(book: BookFacts): Field[] {
  const report = reportOf(book);
  if (report === null) return [];
  const isOptional = report.kind === 'nuans' ? {} : { isOptional: true as const };
  return [
    {
      name: 'report_number',
      label: 'change.field.reportNumber',
      as: 'line',
      value: '',
      ...isOptional,
    },
    { name: 'report_on', label: 'change.field.reportOn', as: 'date', value: '', ...isOptional },
  ];
}

/** A report serves for some days only; where they were not read, its age is not judged. Errors: GENERAL.FIELD_REQUIRED,
 *  GENERAL.NOT_A_DATE, PEOPLE.DATE_IN_FUTURE, CHANGES.REPORT_TOO_OLD with `days`. */
function refusedReport({ book, form }: Situation): FieldRefusal[] {
  const { report_number: number = '', report_on: typed = '' } = form;
  const days = reportOf(book)?.validDays;
  if (typed.trim() === '')
    return number.trim() === '' ? [] : [{ path: 'report_on', textCode: 'GENERAL.FIELD_REQUIRED' }];
  const path = 'report_on';
  const on = parsePlainDate(typed.trim());
  if (on === undefined) return [{ path, textCode: 'GENERAL.NOT_A_DATE' }];
  if (on > book.asOf) return [{ path, textCode: 'PEOPLE.DATE_IN_FUTURE' }];
  if (days !== undefined && daysBetween(on, book.asOf) > days)
    return [{ path, textCode: 'CHANGES.REPORT_TOO_OLD', params: { days } }];
  return number.trim() === '' ? [{ path: 'report_number', textCode: 'GENERAL.FIELD_REQUIRED' }] : [];
}

export const name: ChangeKind = {
  section: { cbca: '173(1)(a)', obca: null },
  approvers: ({ book: { corporation } }) => (isFederalNumberName(corporation) ? 'directors' : 'special'),
  notes: ({ book }) => {
    const report = reportOf(book);
    if (report === null) return [];
    const { kind, validDays: days } = report;
    const isDated = kind === 'nuans' && days !== undefined;
    return [
      {
        text: isDated ? 'change.note.name.nuansDays' : `change.note.name.${kind}`,
        params: { days: days ?? 0 },
      },
    ];
  },
  refused: refusedReport,
  fields: (book) => [
    { name: 'name', label: 'wizard.company.name', help: 'wizard.company.name.help', as: 'line', value: '' },
    {
      name: 'name_postfix',
      label: 'wizard.company.element',
      as: 'choice',
      value: '',
      choices: jurisdiction(lawOf(book.corporation)).names.legalElements.map((element) => ({
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
