import type { Instant } from '@tabellion/kernel/date.ts';

export interface Surroundings {
  /** Results, to standard output. */
  readonly write: (text: string) => void;
  /** Writes what went wrong, and how to correct it, to standard error. */
  readonly complain: (text: string) => void;
  readonly now: Instant;
  /** The time zone of the machine: it says which day it is where a command is not told. */
  readonly zone: string;
}

export interface Option {
  /** Without the two dashes. */
  readonly name: string;
  /** How its value is called in the help; an option without one is a switch. */
  readonly value?: string;
  /** Purpose, form and default of the option. */
  readonly help: string;
}

export interface Input {
  /** One for each of the command's `operands`, in their order; more where the last may be given several times. */
  readonly operands: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  readonly switches: ReadonlySet<string>;
}

export interface Command {
  /** One or two words, as typed. */
  readonly name: string;
  readonly summary: string;
  /** The names of what is given without an option, in their order; all of them must be given. The last may be given several
   *  times where it ends in an ellipsis. */
  readonly operands: readonly string[];
  readonly options: readonly Option[];
  /** A whole call, to learn from. */
  readonly example: string;
  /** @returns the exit code: 0 done, 1 done and something is wrong with what was looked at, 2 not done.
   *  Throws a `UsageError` for options that make no sense. */
  readonly run: (input: Input, surroundings: Surroundings) => Promise<number> | number;
}

/** The call cannot be carried out as it was made: exit code 2. The message names the option and the remedy. */
export class UsageError extends Error {}
