import { instant } from '@tabellion/kernel/date.ts';
import { run } from './run.ts';

/** The output and the exit of one call of `tabellion`. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** One call, on April 20, 2026 in Toronto. */
export async function tabellion(...args: readonly string[]): Promise<Outcome> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    write: (text) => {
      out += text;
    },
    complain: (text) => {
      err += text;
    },
    now: instant('2026-04-21T03:00:00Z'),
    zone: 'America/Toronto',
  });
  return { code, out, err };
}
