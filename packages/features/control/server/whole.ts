/** The lines of the register of individuals with significant control on a date, and on the other date of a comparison. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import type { PageReading, WholeRegister } from '../../people/server/public.ts';
import type { ControlLine, readControl } from '../registerContract.ts';
import { requirementsIn } from '../rules/requiredFacts.ts';
import { readingOf } from './reading.ts';
import { type ControlLineContext, linesOf, readDescriptionTexts } from './view.ts';

type Query = Pick<InputOf<typeof readControl>['query'], 'who' | 'name' | 'sort' | 'knownAt'>;

export async function wholeControlRegister(
  { q, orgId, language }: OrganizationContext,
  { at, from, today }: PageReading,
  { who = 'current', name = '', sort = 'name', knownAt }: Query,
) {
  const [reading, { jurisdiction }] = await Promise.all([readingOf(q, orgId, at), organizationOf(q, orgId)]);
  const requirements = requirementsIn(jurisdiction);
  const listing = { who, name, sort, language };
  const shown: ControlLineContext = {
    required: requirements.facts,
    words: await readDescriptionTexts(q, orgId, reading),
    isPast: at.asOf !== today || knownAt !== undefined,
  };
  const whole: WholeRegister<ControlLine> = {
    lines: linesOf(reading, listing, shown),
    before: from && (await linesOn(from)),
    keyOf: ({ person_id: id }) => id,
    statementOf: stored,
  };
  return { reading, requirements, shown, whole };

  async function linesOn(asOf: PlainDate): Promise<ControlLine[]> {
    const earlier = await readingOf(q, orgId, { ...at, asOf });
    return linesOf(earlier, listing, {
      ...shown,
      words: await readDescriptionTexts(q, orgId, earlier),
      isPast: true,
    });
  }
}

/** The recorded part of a line: without facts still to be entered. */
const stored = ({ missing: _, is_disposed: __, ...line }: ControlLine): string => JSON.stringify(line);
