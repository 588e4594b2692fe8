/** Pages of lines over all organizations of a user, and how many there are. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { isUuid } from '@tabellion/kernel/ids.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { UserContext } from '@tabellion/platform/http/context.ts';
import { type CheckCode, type Purpose, readinessOf } from '../../check/rules/readiness.ts';
import { daysAtRegistries } from '../../organizations/server/public.ts';
import {
  type countWorklist,
  type ListedLine,
  pageSize,
  type readOrganizationsAtWork,
  type ViewFilters,
} from '../contract.ts';
import { kindsByAccess } from '../rules/reach.ts';
import { standingOn } from '../rules/standing.ts';
import type { WorklistPorts } from './ports.ts';
import {
  type Place,
  type Reader,
  selectColleagues,
  selectCounts,
  selectOrganizations,
  selectPage,
} from './store/reading.ts';
import { listedView } from './views.ts';

const readerOf = ({ user, now }: Pick<UserContext, 'user' | 'now'>): Reader => ({
  userId: user.userId,
  kindsByAccess: kindsByAccess(user),
  days: daysAtRegistries(now),
});

type Asking = Pick<UserContext, 'q' | 'user' | 'now' | 'language'>;

/** @param after  null for the first page */
export async function linesAfter(
  ctx: Asking,
  { texts }: WorklistPorts,
  { filters, after, most }: { filters: ViewFilters; after: Place | null; most: number },
): Promise<{ lines: ListedLine[]; next: Place | null }> {
  const { q, user, language } = ctx;
  const reader = readerOf(ctx);
  const { kind, state, member, client, group } = filters;
  const rows = await selectPage(q, reader, {
    filters: { kinds: kind === undefined ? [] : [kind], state, member, client },
    isByOrganization: group === 'organization',
    after,
    most: most + 1,
  });
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  return {
    lines: page.flatMap((row) => listedView(row, { user, days: reader.days, text: texts[language] })),
    next:
      last === undefined
        ? null
        : { day: last.due_on ?? 'infinity', name: last.name, org: last.org_id, line: last.line },
  };
}

export async function pageOf(
  ctx: Asking,
  ports: WorklistPorts,
  { after, ...filters }: ViewFilters & { after?: string | undefined },
) {
  const place = after === undefined ? null : readPlace(after);
  if (place === undefined) return refuseField('after', 'GENERAL.FIELD_INVALID');
  const { lines, next } = await linesAfter(ctx, ports, { filters, after: place, most: pageSize });
  return ok({ lines, next: next === null ? null : cursorOf(next) });
}

/** Where the page after this line begins. */
const cursorOf = ({ day, org, line, name }: Place): string => [day, org, line, name].join('|');

/** @returns undefined for what no page named */
function readPlace(cursor: string): Place | undefined {
  const [day = '', org = '', line = '', ...name] = cursor.split('|');
  const isDay = day === 'infinity' || parsePlainDate(day) !== undefined;
  return isDay && isUuid(org) ? { day, org, line, name: name.join('|') } : undefined;
}

/** One statement reads them, however many organizations there are. */
export async function organizationsView(ctx: Asking): Promise<ReplyOf<typeof readOrganizationsAtWork>> {
  const reader = readerOf(ctx);
  const rows = await selectOrganizations(ctx.q, reader);
  return {
    organizations: rows.flatMap(({ org_id, jurisdiction, next_due_on: due_on, unsigned, found }) => {
      const today = reader.days[jurisdiction];
      if (today === undefined) return [];
      const { days, state } = standingOn(due_on, today);
      const ready_for_sale = found === null ? null : readyFor('sale', found);
      return { org_unique_id: org_id, due_on, days, state, unsigned: Number(unsigned), ready_for_sale };
    }),
  };
}

const readyFor = (purpose: Purpose, found: readonly CheckCode[]): number | null =>
  readinessOf(found.map((code) => ({ code }))).find((one) => one.purpose === purpose)?.percent ?? null;

export async function countsView(ctx: Asking): Promise<ReplyOf<typeof countWorklist>> {
  const [rows, colleagues] = await Promise.all([
    selectCounts(ctx.q, readerOf(ctx)),
    selectColleagues(ctx.q, ctx.user.userId),
  ]);
  const sum = (of: 'lines' | 'overdue' | 'soon' | 'mine') =>
    rows.reduce((all, row) => all + Number(row[of]), 0);
  const counts = {
    all: sum('lines'),
    overdue: sum('overdue'),
    soon: sum('soon'),
    mine: sum('mine'),
    kinds: Object.fromEntries(rows.map(({ kind, lines }) => [kind, Number(lines)])),
  };
  return { counts, colleagues };
}
