import { ok } from '@tabellion/kernel/result.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import { formatInstant } from '@tabellion/texts/dates.ts';
import { asFile, withFileLanguage } from '../../ledgers/server/public.ts';
import { organizationOf, registryZoneOf, todayOf } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { pageOf, rulesBroken } from '../rules/views.ts';
import { percentIn, wordsOf } from '../rules/words.ts';
import { type Checked, type CheckPorts, runCheck } from './running.ts';
import { selectLastCheck } from './store.ts';

export const routesOf = (ports: CheckPorts): Route[] => [
  serveOrganization(contract.checkBook, async (ctx, { query }) => {
    const check = await checkNow(ports, ctx);
    if (!check.ok) return check;
    const { findings, summary, today } = check.value;
    return ok({ ...summary, ...pageOf(findings, query, today) });
  }),
  serveOrganization(contract.readLastCheck, async (ctx) => {
    const last = await selectLastCheck(ctx.q, ctx.orgId);
    if (last !== undefined) {
      const { findings, ...counts } = last;
      return ok({ ...counts, rules: rulesBroken(findings) });
    }
    const check = await checkNow(ports, ctx);
    if (!check.ok) return check;
    const { checked_at, errors, warnings, hints, rules } = check.value.summary;
    return ok({ checked_at, errors, warnings, hints, rules });
  }),
  serveFile(contract.exportCheck, async (ctx, { query: { format } }) => {
    const check = await checkNow(ports, ctx);
    return check.ok ? exportFindings(ctx, ports, check.value, format) : check;
  }),
];

/** Every file is read, which takes its time: meanwhile the connection serves others. */
async function checkNow(ports: CheckPorts, { q, db, orgId, now, goOn }: OrganizationContext) {
  let check: Awaited<ReturnType<typeof runCheck>> | undefined;
  await q.releaseWhile(orgId, async () => {
    check = await runCheck(ports, { db, orgId, now, goOn });
  });
  if (check === undefined) throw new Error('nothing was checked');
  return check;
}

async function exportFindings(
  reader: OrganizationContext,
  ports: CheckPorts,
  { findings, summary: { readiness, checked_at: at } }: Checked,
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
      one.dueOn === undefined ? null : { date: one.dueOn },
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
    asOf: todayOf(organization, ctx.now),
    knownAt: undefined,
    format,
    fileName: 'minute-book-check',
    logged: 'minute_book_check',
  });
}

/** Spreadsheets and paper find the direction of each cell themselves. */
const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
