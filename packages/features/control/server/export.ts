/** The register of individuals with significant control as a file: names and the register's own addresses, dates, how each has
 *  control; no personal facts. It is not what the registry shows the public, which is the address for service, else the home
 *  address (canada.md 1.9). */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { addressLine } from '@tabellion/law/address.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { Download, OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { pageReading } from '../../people/server/public.ts';
import { aboutList, asFile, day, percent, wholeTable, words } from '../../shares/server/public.ts';
import type * as registers from '../registerContract.ts';
import type { ControlLine } from '../registerContract.ts';
import { askedIn } from '../rules/asked.ts';
import { readingOf } from './reading.ts';
import { wordsOf } from './view.ts';
import { wholeControl } from './whole.ts';

const heads = [
  'register.name',
  'register.address',
  'control.became',
  'control.ceased',
  'control.grounds',
  'control.votes',
  'control.value',
  'control.interest',
  'control.description',
] as const;

/** Errors: GENERAL.NOT_A_DATE. */
export async function exportControl(
  ctx: OrganizationContext,
  ports: { readonly texts: Texts },
  { query }: Pick<InputOf<typeof registers.exportControl>, 'query'>,
): Promise<Result<Download, Refusal>> {
  const { q, orgId, language } = ctx;
  const dated = await pageReading(ctx, query);
  if (!dated.ok) return dated;
  const { at, today } = dated.value;
  const { format, knownAt } = query;
  const text = ports.texts[language];
  const [reading, { jurisdiction }] = await Promise.all([readingOf(q, orgId, at), organizationOf(q, orgId)]);
  const shown = {
    words: await wordsOf(q, orgId, reading),
    isPast: at.asOf !== today || knownAt !== undefined,
    asked: askedIn(jurisdiction).facts,
  };
  const whole = await wholeControl(ctx, reading, { query, page: dated.value, shown });
  return ok(
    await asFile(ctx, ports, {
      ...{ format, knownAt, asOf: at.asOf },
      table: wholeTable(text, whole, dated.value, {
        heads: heads.map((head) => text(head)),
        cellsOf: cellsOf(text),
      }),
      about: await aboutList(ctx, text, dated.value, {
        ...query,
        who: [text('register.filter.who'), text(whoWords[query.who ?? 'current'])],
        columns: columnWords,
      }),
      title: text('shell.nav.control'),
      fileName: 'significant-control',
      logged: 'control_register',
    }),
  );
}

const whoWords = {
  current: 'control.who.current',
  former: 'control.who.former',
  all: 'register.who.all',
} as const;

const columnWords = {
  name: 'register.name',
  votes: 'control.votes',
  value: 'control.value',
  since: 'control.became',
} as const;

function cellsOf(text: Text): (line: ControlLine) => Cell[] {
  const list = (parts: readonly string[]) => parts.join(text('wizard.comma'));
  return (line) => [
    words(line.display_name),
    words(line.address && addressLine(line.address)),
    day(line.became_on),
    day(line.ceased_on),
    words(list(line.grounds.map((ground) => text(`control.ground.${ground}`)))),
    percent(line.percentVotes),
    percent(line.percentValue),
    words(
      list(
        line.reached.map(({ how, holder, sharesExact: shares, part }) =>
          text(`control.how.${how}`, {
            name: holder.display_name,
            part,
            shares: text('register.sharesCount', { shares }),
          }),
        ),
      ),
    ),
    words(line.descriptions.join('\n')),
  ];
}
