/** The register of individuals with significant control as a file: names and the register's own addresses, dates, how each has
 *  control; no personal facts. It is not what the registry shows the public, which is the address for service, else the home
 *  address (canada.md 1.9). */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { Download, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { addressLine } from '../../people/rules/addressLine.ts';
import { readingAt } from '../../people/server/public.ts';
import { asFile } from '../../shares/server/public.ts';
import type * as contract from '../contract.ts';
import { askedIn } from '../rules/asked.ts';
import { listingOf } from './read.ts';
import { readingOf } from './reading.ts';
import { viewOf, wordsOf } from './view.ts';

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
  { query }: Pick<InputOf<typeof contract.exportControl>, 'query'>,
): Promise<Result<Download, Refusal>> {
  const { q, orgId, language } = ctx;
  const dated = await readingAt(ctx, query);
  if (!dated.ok) return dated;
  const { at, today } = dated.value;
  const { format, knownAt } = query;
  const text = ports.texts[language];
  const [reading, { jurisdiction }] = await Promise.all([readingOf(q, orgId, at), organizationOf(q, orgId)]);
  const words = await wordsOf(q, orgId, reading);
  const { lines } = viewOf(reading, {
    ...{ at, words, isPast: at.asOf !== today || knownAt !== undefined },
    listing: listingOf({ who: 'all', ...query }, language),
    asked: askedIn(jurisdiction).facts,
  });
  const list = (words: readonly string[]) => words.join(text('wizard.comma'));
  const rows = lines.map((line): Cell[] => [
    { text: line.display_name },
    line.address === null ? null : { text: addressLine(line.address) },
    { date: line.became_on },
    line.ceased_on === null ? null : { date: line.ceased_on },
    { text: list(line.grounds.map((ground) => text(`control.ground.${ground}`))) },
    line.percentVotes === null ? null : { percent: line.percentVotes },
    line.percentValue === null ? null : { percent: line.percentValue },
    {
      text: list(
        line.reached.map(({ how, holder, sharesExact: shares, part }) =>
          text(`control.how.${how}`, {
            name: holder.display_name,
            part,
            shares: text('register.sharesCount', { count: Number(shares), shares }),
          }),
        ),
      ),
    },
    { text: line.descriptions.join('\n') },
  ]);
  return ok(
    await asFile(ctx, ports, {
      ...{ format, knownAt, asOf: at.asOf },
      table: { heads: heads.map((head) => text(head)), rows: [rows] },
      title: text('shell.nav.control'),
      fileName: 'significant-control',
      logged: 'control_register',
    }),
  );
}
