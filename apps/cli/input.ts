import { parseArgs } from 'node:util';
import { type Command, type Input, type Option, UsageError } from './command.ts';

export const COMMON_OPTIONS: readonly Option[] = [{ name: 'help', help: 'show how to use the command' }];

/** Throws a `UsageError` for an unknown or repeated option, a missing or superfluous value or operand. */
export function readInput(command: Command, args: readonly string[]): Input {
  const named = new Map([...command.options, ...COMMON_OPTIONS].map((option) => [option.name, option]));
  const options = Object.fromEntries(
    [...named].map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' } as const]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands: string[] = [];
  const values = new Map<string, string>();
  const switches = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = named.get(token.name);
    if (!option) throw new UsageError(unknownOption(token.rawName, named));
    if (values.has(token.name) || switches.has(token.name)) {
      throw new UsageError(`${token.rawName} is given twice; give it once.`);
    }
    if (!option.value) {
      if (token.value !== undefined) throw new UsageError(`${token.rawName} takes no value; leave it out.`);
      switches.add(token.name);
    } else if (token.value === undefined) {
      throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${option.value}.`);
    } else values.set(token.name, token.value);
  }
  if (!switches.has('help')) checkOperands(command, operands);
  return { operands, values, switches };
}

function unknownOption(typed: string, named: ReadonlyMap<string, Option>): string {
  return `${typed} is no option of this command; it has ${[...named.keys()].map((name) => `--${name}`).join(', ')}.`;
}

function checkOperands({ name, operands }: Command, given: readonly string[]): void {
  const repeats = operands.at(-1)?.endsWith('…') ?? false;
  const missing = operands[given.length];
  if (missing) throw new UsageError(`${missing} is missing; call tabellion ${name} ${operands.join(' ')}.`);
  const superfluous = given[operands.length];
  if (superfluous !== undefined && !repeats) {
    throw new UsageError(`"${superfluous}" is one too many; every option begins with two dashes.`);
  }
}
