import { packageCapTable } from '@tabellion/book/ocf/captable/capTable.ts';
import { checkPackage } from '@tabellion/book/ocf/check.ts';
import { dateOf as memberDate } from '@tabellion/book/ocf/object.ts';
import { indexPackage } from '@tabellion/book/ocf/packageIndex.ts';
import { readPackage } from '@tabellion/book/ocf/readPackage.ts';
import { loadSchemas } from '@tabellion/book/ocf/schemas.ts';
import { type Command, UsageError } from '../command.ts';
import { md5, readPackageFiles } from '../ocf/packageFiles.ts';
import { findingLine } from '../ocf/sentences.ts';
import { dateOf } from '../values.ts';
import { capTableReport } from './report.ts';

export const captable: Command = {
  name: 'captable',
  summary: 'Shows who holds what on a date, with votes and stated capital, from a package.',
  operands: ['PACKAGE'],
  options: [
    {
      name: 'as-of',
      value: 'DATE',
      help: 'at the end of this day (YYYY-MM-DD); default: as_of of the manifest',
    },
    { name: 'json', help: 'one JSON object, quantities as strings' },
  ],
  example: 'tabellion captable company.ocf.zip --as-of 2024-06-15 --json',
  async run({ operands: [path = ''], values, switches }, { write, complain }) {
    const query = values.get('as-of');
    const named = query === undefined ? undefined : dateOf(query, 'as-of');
    const { files, findings: ofArchive } = await readPackageFiles(path);
    const report = checkPackage(files, { schemas: await loadSchemas(), md5 });
    const faults = [...ofArchive, ...report.findings].filter(({ severity }) => severity === 'fault');
    complain(faults.map((one) => `${findingLine(one)}\n`).join(''));
    const { package: read } = readPackage(files, md5);
    if (!read || report.schema === '') return 1;
    const index = indexPackage(read);
    const asOf = named ?? memberDate(index.manifest, 'as_of');
    if (asOf === undefined) {
      throw new UsageError('the manifest has no as_of; name the day with --as-of YYYY-MM-DD.');
    }
    const table = packageCapTable(index, asOf);
    write(switches.has('json') ? `${JSON.stringify(table, null, 1)}\n` : capTableReport(table, index));
    return faults.length === 0 ? 0 : 1;
  },
};
