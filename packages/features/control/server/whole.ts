/** The lines of the register of individuals with significant control on a date, and on the other date of a comparison. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { PageReading, WholeRegister } from '../../people/server/public.ts';
import type { ControlLine, controlOrders } from '../registerContract.ts';
import type { RequiredFact } from '../rules/requiredFacts.ts';
import { type ControlReading, readingOf } from './reading.ts';
import { type DescriptionTexts, linesOf, wordsOf } from './view.ts';

interface WholeRegisterQuery {
  readonly query: {
    readonly who?: 'current' | 'former' | 'all' | undefined;
    readonly name?: string | undefined;
    readonly sort?: (typeof controlOrders)[number] | undefined;
  };
  readonly page: Pick<PageReading, 'at' | 'from'>;
  readonly shown: {
    readonly asked: readonly RequiredFact[];
    readonly words: DescriptionTexts;
    readonly isPast: boolean;
  };
}

export async function wholeControlRegister(
  { q, orgId, language }: Pick<OrganizationContext, 'q' | 'orgId' | 'language'>,
  reading: ControlReading,
  { query: { who = 'current', name = '', sort = 'name' }, page: { at, from }, shown }: WholeRegisterQuery,
): Promise<WholeRegister<ControlLine>> {
  const listing = { who, name, sort, language };
  return {
    lines: linesOf(reading, listing, shown),
    before: from && (await linesOn(from)),
    keyOf: ({ person_id: id }) => id,
    said: stored,
  };

  async function linesOn(asOf: PlainDate): Promise<ControlLine[]> {
    const earlier = await readingOf(q, orgId, { ...at, asOf });
    return linesOf(earlier, listing, { ...shown, words: await wordsOf(q, orgId, earlier), isPast: true });
  }
}

/** The recorded part of a line: without facts still to be entered. */
const stored = ({ missing: _, is_disposed: __, ...line }: ControlLine): string => JSON.stringify(line);
