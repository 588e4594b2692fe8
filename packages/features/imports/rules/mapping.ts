/** What whoever brings a table says of it; it travels as JSON beside the file. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import * as z from 'zod/mini';
import { tableFields } from './columns.ts';

const column = z.number().check(z.refine((at) => Number.isInteger(at) && at >= 0 && at < 256));

const Mapping = z.strictObject({
  columns: z.partialRecord(z.enum(tableFields), column),
  /** The day of issue, where a row says none: an opening position. Null where each row must say one. */
  on: z.nullable(z.string().check(z.refine((text) => parsePlainDate(text) !== undefined))),
  /** Votes per share of classes that the register does not have, by their names. */
  votes: z.record(
    z.string().check(z.maxLength(300)),
    z.string().check(z.refine((text) => (parseDecimal(text) ?? -1n) >= 0n)),
  ),
});

export type Mapping = z.infer<typeof Mapping>;

/** Undefined for what is no mapping. */
export function readMapping(text: string): Mapping | undefined {
  try {
    const read = z.safeParse(Mapping, JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
