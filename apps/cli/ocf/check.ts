import { checkPackage } from '@tabellion/book/ocf/check.ts';
import { loadSchemas } from '@tabellion/book/ocf/schemas.ts';
import type { Command } from '../command.ts';
import { md5, readPackageFiles } from './packageFiles.ts';
import { findingLine, findingSentence } from './sentences.ts';

export const ocfCheck: Command = {
  name: 'ocf check',
  summary: 'Checks a package of the Open Cap Format: schemas, references, securities, quantities, bounds.',
  operands: ['PACKAGE'],
  options: [
    {
      name: 'strict-md5',
      help: 'a digest that differs from the manifest is a fault, not a warning',
    },
    { name: 'json', help: 'one JSON object with all findings' },
  ],
  example: 'tabellion ocf check company.ocf.zip',
  async run({ operands: [path = ''], switches }, { write, complain }) {
    const { files, findings: ofArchive } = await readPackageFiles(path);
    const report = checkPackage(files, { schemas: await loadSchemas(), md5 });
    const isFault = ({ problem, severity }: (typeof report.findings)[number]) =>
      severity === 'fault' || (problem === 'digest_differs' && switches.has('strict-md5'));
    const findings = [...ofArchive, ...report.findings];
    const faults = findings.filter(isFault);
    const warnings = findings.filter((one) => !isFault(one));
    const { version, schema, objects } = report;
    const valid = faults.length === 0;
    if (switches.has('json')) {
      const sentences = { faults: faults.map(findingSentence), warnings: warnings.map(findingSentence) };
      write(`${JSON.stringify({ valid, version, schema, objects, ...sentences }, null, 1)}\n`);
    } else {
      write(faults.map((one) => `${findingLine(one)}\n`).join(''));
      complain(warnings.map((one) => `warning  ${findingLine(one)}\n`).join(''));
      if (valid) write(`valid  ${objects} objects of version ${version}\n`);
      else complain(`${faults.length === 1 ? '1 fault' : `${faults.length} faults`} in ${objects} objects\n`);
    }
    return valid ? 0 : 1;
  },
};
