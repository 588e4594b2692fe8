import type { Command, Option } from './command.ts';
import { COMMON_OPTIONS } from './input.ts';
import { alignColumns } from './table.ts';

export function generalHelp(commands: readonly Command[]): string {
  const rows = commands.map(({ name, operands, summary }) => [
    `  tabellion ${[name, ...operands].join(' ')}`,
    summary,
  ]);
  return `Registers and the Open Cap Format on the command line.\n\n${alignColumns(rows)}\n
tabellion COMMAND --help tells the options of one. Exit codes: 0 done, 1 something is wrong with what was looked at, 2 not done.\n`;
}

/** One command with its options. */
export function commandHelp({ name, operands, summary, options, example }: Command): string {
  const rows = [...options, ...COMMON_OPTIONS].map((option) => [`  ${spelled(option)}`, option.help]);
  return `${summary}\n\ntabellion ${[name, ...operands].join(' ')} [options]\n\n${alignColumns(rows)}\n\nFor example:\n  ${example}\n`;
}

const spelled = ({ name, value }: Option): string => `--${name}${value ? ` ${value}` : ''}`;
