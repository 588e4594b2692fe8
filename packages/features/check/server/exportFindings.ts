/** The findings as a file in the reader's language, with the day on which they were found. */
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { formatInstant } from '@tabellion/texts/dates.ts';
import { asFile, withFileLanguage } from '../../ledgers/server/public.ts';
import { organizationOf, registryZoneOf, todayOf } from '../../organizations/server/public.ts';
import { percentIn, wordsOf } from '../rules/words.ts';
import type { CheckPorts } from './ports.ts';
import type { Check } from './running.ts';

export async function exportFindings(
  reader: OrganizationContext,
  ports: CheckPorts,
  { findings, readiness, checked_at: at }: Check,
  format: 'csv' | 'pdf',
) {
  const ctx = withFileLanguage(reader, format);
  const { language } = ctx;
  const text = ports.texts[language];
  const organization = await organizationOf(ctx.q, ctx.orgId);
  const rows = findings.map((one): Cell[] => {
    const { title, why, citation } = wordsOf(one, text, language);
    return [
      { text: text(`check.severity.${one.severity}`) },
      { text: withoutIsolates(title) },
      { text: withoutIsolates(why) },
      citation === '' ? null : { text: withoutIsolates(citation) },
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
      stacks: [
        [0, 4],
        [1, 2],
      ],
      rows: [rows],
    },
    about: [
      text('check.checkedOn', { at: formatInstant(at, language, registryZoneOf(organization)) }),
      ...readiness.map(({ purpose, percent }) =>
        text('register.export.part', {
          what: text(`check.ready.${purpose}`),
          value: percentIn(language, percent),
        }),
      ),
      ...(rows.length === 0 ? [text('check.clean')] : []),
    ],
    ...{ asOf: todayOf(organization, ctx.now), knownAt: undefined, format },
    ...{ fileName: 'minute-book-check', logged: 'minute_book_check' },
  });
}

/** Spreadsheets and paper find the direction of each cell themselves. */
const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
