import { captable } from './captable/captable.ts';
import { type Command, type Option, type Surroundings, UsageError } from './command.ts';
import { deadlines } from './deadlines/deadlines.ts';
import { COMMON_OPTIONS, readInput } from './input.ts';
import { logAudit } from './log/audit.ts';
import { ocfCheck } from './ocf/check.ts';
import { ocfRoundtrip } from './ocf/roundtrip.ts';
import { alignColumns } from './table.ts';
import { verify } from './verify/verify.ts';
import { vest } from './vest/vest.ts';

/** Every command, in the order in which the help tells them. */
export const commands: readonly Command[] = [
  captable,
  vest,
  deadlines,
  ocfCheck,
  ocfRoundtrip,
  verify,
  logAudit,
];

/** Carries out one call of `tabellion`.
 *  @returns the exit code: 0 done, 1 done and something is wrong with what was looked at, 2 not done */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  if (args.length === 0 || args[0] === '--help' || args[0] === 'help') {
    surroundings.write(generalHelp());
    return args.length === 0 ? 2 : 0;
  }
  const command = commands.find(({ name }) => name === args.slice(0, wordsOf(name)).join(' '));
  if (!command) {
    const names = commands.map(({ name }) => name).join(', ');
    surroundings.complain(`tabellion: "${args.join(' ')}" names no command; there are ${names}.\n`);
    return 2;
  }
  try {
    const input = readInput(command, args.slice(wordsOf(command.name)));
    if (!input.switches.has('help')) return await command.run(input, surroundings);
    surroundings.write(commandHelp(command));
    return 0;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    surroundings.complain(`tabellion ${command.name}: ${reason}\n`);
    return 2;
  }
}

const wordsOf = (name: string): number => name.split(' ').length;

/** The reason, if the caller can correct it: the call itself, or a file that cannot be read or written. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  return `${error.message}; name another file or folder.`;
}

function generalHelp(): string {
  const rows = commands.map(({ name, operands, summary }) => [
    `  tabellion ${[name, ...operands].join(' ')}`,
    summary,
  ]);
  return `Registers, deadlines, the Open Cap Format and sealed documents on the command line.\n\n${alignColumns(rows)}\n
tabellion COMMAND --help tells the options of one. Exit codes: 0 done, 1 something is wrong with what was looked at, 2 not done.\n`;
}

function commandHelp({ name, operands, summary, options, example }: Command): string {
  const rows = [...options, ...COMMON_OPTIONS].map((option) => [`  ${spelled(option)}`, option.help]);
  return `${summary}\n\ntabellion ${[name, ...operands].join(' ')} [options]\n\n${alignColumns(rows)}\n\nFor example:\n  ${example}\n`;
}

const spelled = ({ name, value }: Option): string => `--${name}${value ? ` ${value}` : ''}`;
