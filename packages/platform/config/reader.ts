/** Reads variables one by one and remembers every one that cannot be used, so that all are told at once. */
import type { variables } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type VariableName = (typeof variables)[number]['name'];

export interface Reader {
  readonly problems: readonly string[];
  refuse(problem: string): void;
  /** @param parse answers undefined for what cannot be used; never for the fallback */
  value<T>(name: VariableName, fallback: string, expected: string, parse: (text: string) => T | undefined): T;
  optional<T>(name: VariableName, expected: string, parse: (text: string) => T | undefined): T | undefined;
  /** Without a fallback, the first choice. */
  choice<const T extends string>(name: VariableName, choices: readonly T[], fallback?: T): T;
}

/** An empty variable counts as one that is not set: that is how shells and containers pass on "nothing". */
export function createReader(environment: Environment): Reader {
  const problems: string[] = [];
  const given = (name: VariableName): string | undefined => environment[name]?.trim() || undefined;

  const reader: Reader = {
    problems,
    refuse: (problem) => void problems.push(problem),
    value(name, fallback, expected, parse) {
      const found = reader.optional(name, expected, parse) ?? parse(fallback);
      if (found === undefined) throw new Error(`the fallback of ${name} cannot be used`);
      return found;
    },
    optional(name, expected, parse) {
      const text = given(name);
      if (text === undefined) return undefined;
      const found = parse(text);
      if (found === undefined) problems.push(`${name} must be ${expected}.`);
      return found;
    },
    choice<const T extends string>(name: VariableName, choices: readonly T[], fallback?: T): T {
      const expected = choices.length === 1 ? `${choices[0]}` : `one of ${choices.join(', ')}`;
      const isChoice = (text: string): T | undefined => choices.find((choice) => choice === text);
      return reader.value(name, fallback ?? choices[0] ?? '', expected, isChoice);
    },
  };
  return reader;
}
