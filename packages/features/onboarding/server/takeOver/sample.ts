/** A table to fill in: its heads in the reader's language, and two corporations that show how it is filled in. */
import { ok } from '@tabellion/kernel/result.ts';
import { writeXlsx } from '@tabellion/platform/files/sheet.ts';
import { serveFileToUser } from '@tabellion/platform/http/route.ts';
import { corporationColumns, personColumns, type TakeOverColumn } from '../../rules/takeOver/columns.ts';
import * as contract from '../../takeOverContract.ts';
import type { OnboardingPorts } from '../ports.ts';
import { headOf } from './words.ts';

export const readSample = ({ texts }: OnboardingPorts) =>
  serveFileToUser(contract.readTakeOverSample, async ({ language: own }, { query: { language = own } }) => {
    const columns = [...corporationColumns, ...personColumns];
    const bytes = await writeXlsx({
      title: headOf(language, 'name'),
      about: [],
      heads: columns.map((column) => headOf(language, column)),
      rows: [
        examples(texts[language]).map((row) =>
          columns.map((column) => {
            const words = row[column] ?? '';
            if (words === '') return null;
            return /^\d{4}-\d{2}-\d{2}$/.test(words) ? { date: words } : { text: words };
          }),
        ),
      ],
      rightToLeft: language === 'ar',
    });
    return ok({
      bytes,
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      fileName: 'corporations.xlsx',
    });
  });

type Row = Readonly<Partial<Record<TakeOverColumn, string>>>;

/** Invented corporations: one of two directors, of whom one has an office too; and one of one. */
const examples = (text: OnboardingPorts['texts']['en']): readonly Row[] => [
  {
    number: '1234567-8',
    name: 'Northern Birch Inc.',
    law: text('organization.federal'),
    incorporated_on: '2015-06-01',
    office: '100 King Street West',
    office_city: 'Toronto',
    office_province: text('province.ON'),
    office_postal_code: 'M5X 1A9',
    office_on_or_before: '2018-01-31',
    year_end: '12-31',
    year_end_since: '2015-06-01',
    min_directors: '1',
    max_directors: '10',
    firstname: 'Amélie',
    lastname: 'Tremblay',
    positions: `${text('position.directors')}, ${text('position.presidents')}`,
    since: '2015-06-01',
    address: '128 Roncesvalles Avenue',
    city: 'Toronto',
    region: text('province.ON'),
    postal_code: 'M6R 2L4',
  },
  {
    number: '1234567-8',
    firstname: 'Ömer',
    lastname: 'Yılmaz',
    positions: text('position.directors'),
    on_or_before: '2020-03-31',
  },
  {
    number: '1000123456',
    name: 'Lakeshore Kayaks Ltd.',
    law: text('province.ON'),
    incorporated_on: '2021-04-12',
    office: '12 Water Street',
    office_unit: 'Suite 4',
    office_city: 'Kingston',
    office_province: text('province.ON'),
    office_postal_code: 'K7L 1A1',
    min_directors: '1',
    max_directors: '3',
    firstname: 'Zoë',
    lastname: 'Nuñez',
    positions: text('position.directors'),
    since: '2021-04-12',
  },
];
