import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { attempt } from '@tabellion/ledger/fault.ts';
import { type AuditedLog, auditLog } from '@tabellion/ledger/files/audit.ts';
import { parseVerifierKey } from '@tabellion/ledger/note/verifierKey.ts';
import { type Command, UsageError } from '../command.ts';
import { alignColumns, oneLine } from '../table.ts';
import { required } from '../values.ts';

export const logAudit: Command = {
  name: 'log audit',
  summary: 'Checks a whole log on disk: signatures, roots, consistency, tiles, entries and streams.',
  operands: ['DIR'],
  options: [
    { name: 'vkey', value: 'KEY', help: 'the key of the log: name+id+key (signed-note)' },
    { name: 'json', help: 'everything that was found, as one JSON object' },
  ],
  example:
    'tabellion log audit ./log --vkey example.com/log+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
  async run(input, { write }) {
    const [folder = ''] = input.operands;
    const spelled = required(input, 'vkey', 'KEY');
    const key = attempt(() => parseVerifierKey(spelled));
    if (!key.ok)
      throw new UsageError(`--vkey "${spelled}" is no verifier key; copy it from whoever runs the log.`);
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name).slice(join(folder, sep).length).split(sep).join('/'),
      );
    const read = (path: string) => new Uint8Array(readFileSync(join(folder, path)));
    const outcome = attempt(() => auditLog({ paths, read }, key.value));
    if (!outcome.ok) {
      const { code, at } = outcome.error;
      const where = at === undefined ? '' : `: ${oneLine(at)}`;
      write(
        input.switches.has('json')
          ? `${JSON.stringify({ verdict: 'refused', code, at }, null, 1)}\n`
          : `This log is not sound (${code}${where}).\n`,
      );
      return 1;
    }
    const found = outcome.value;
    const json = () => `${JSON.stringify({ verdict: 'sound', ...found }, null, 1)}\n`;
    write(input.switches.has('json') ? json() : report(found));
    return 0;
  },
};

function report(found: AuditedLog): string {
  const { origin, size, root, checkpoints, tiles, entries, streams, ignored } = found;
  const rows = [
    ['Log', oneLine(origin)],
    ['Size', String(size)],
    ['Root', root],
    ['Checkpoints', checkpoints.join(', ')],
    ['Tiles', String(tiles)],
    ['Entries', entries === 0 ? 'not there' : String(entries)],
    ['Streams', streams === null ? 'not checked' : `${streams}, each without gap or fork`],
    ...(ignored.length > 0 ? [['Ignored', ignored.map(oneLine).join(', ')]] : []),
  ];
  return `This log is sound. Each checkpoint is signed, and a beginning of the newest.\n\n${alignColumns(rows)}\n`;
}
