import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';

/** Turns a record of readings into a reading of the record: all values, or every field that was refused. */
export function collect<T extends object>(
  reads: {
    readonly [Key in keyof T]: Result<T[Key], FieldRefusal>;
  },
): Result<T, readonly FieldRefusal[]> {
  const results = Object.entries(reads) as [string, Result<unknown, FieldRefusal>][];
  const refused = results.flatMap(([, read]) => (read.ok ? [] : [read.error]));
  if (refused.length > 0) return err(refused);
  // Sound by the type of `reads`: every key of T has a reading, and none was refused.
  return ok(Object.fromEntries(results.map(([key, read]) => [key, read.ok && read.value])) as T);
}
