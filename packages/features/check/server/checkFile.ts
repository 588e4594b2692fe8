/** The findings as a file in the reader's language, with the day on which they were found. */
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { formatInstant } from '@tabellion/texts/dates.ts';
import { asFile, forFile } from '../../ledgers/server/public.ts';
import { organizationOf, registryZoneOf, todayOf } from '../../organizations/server/public.ts';
import { wordsOf } from '../rules/words.ts';
import type { CheckPorts } from './ports.ts';
import type { Check } from './running.ts';

export async function checkFile(
  reader: OrganizationContext,
  ports: CheckPorts,
  { findings, readiness, checked_at: at }: Check,
  format: 'csv' | 'pdf',
) {
  const ctx = forFile(reader, format);
  const { language } = ctx;
  const text = ports.texts[language];
  const organization = await organizationOf(ctx.q, ctx.orgId);
  const rows = findings.map((one): Cell[] => {
    const { title, why, citation } = wordsOf(one, text, language);
    return [
      { text: text(`check.severity.${one.severity}`) },
      { text: title },
      { text: why },
      citation === '' ? null : { text: citation },
      one.due_on === null ? null : { date: one.due_on },
    ];
  });
  return asFile(ctx, ports, {
    title: text('check.title'),
    table: {
      heads: [
        text('check.severity'),
        text('check.finding'),
        text('check.why'),
        text('check.provision'),
        text('check.due'),
      ],
      stacks: [[1, 2]],
      rows: [rows],
    },
    about: [
      text('check.checkedOn', { at: formatInstant(at, language, registryZoneOf(organization)) }),
      ...readiness.map(({ purpose, percent }) => `${text(`check.ready.${purpose}`)}: ${percent}%`),
      ...(rows.length === 0 ? [text('check.clean')] : []),
    ],
    ...{ asOf: todayOf(organization, ctx.now), knownAt: undefined, format },
    ...{ fileName: 'minute-book-check', logged: 'minute_book_check' },
  });
}
