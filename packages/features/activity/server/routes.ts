import { dateInZone, type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { okWithCode } from '@tabellion/platform/http/context.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { languages } from '@tabellion/texts/text.ts';
import * as contract from '../contract.ts';
import { kindsHiddenFrom } from '../rules/hidden.ts';
import { readNoteForm } from '../rules/note.ts';
import type { ActivityPorts } from './ports.ts';
import { recordNote } from './public.ts';
import { selectActivity, selectEntry } from './store.ts';
import { entriesFor } from './views.ts';

const pageSize = 50;

/** Entries about other people's affairs are listed only for readers who have access to those affairs. */
const listActivity = (ports: ActivityPorts) =>
  serveOrganization(contract.listActivity, async (ctx, { query }) => {
    const [from, to] = [readDay(query.from, 'from'), readDay(query.to, 'to')];
    if (!from.ok) return from;
    if (!to.ok) return to;
    const rows = await selectActivity(ctx.q, {
      orgId: ctx.orgId,
      kind: query.kind ?? null,
      subjectId: query.person ?? null,
      from: from.value,
      to: to.value,
      zone: await ports.zoneOf(ctx.q, ctx.orgId),
      withSuperseded: query.superseded === 'true',
      hiddenKinds: kindsHiddenFrom(ctx),
      hiddenSubjects: await ports.hiddenSubjectsOf(ctx),
      before: query.before === undefined ? null : BigInt(query.before),
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    return ok({ activities: await entriesFor(ctx, ports, page), next: last?.entry_no.toString() ?? null });
  });

function readDay(
  text: string | undefined,
  path: string,
): Result<PlainDate | null, Refusal<'GENERAL.FIELD_INVALID'>> {
  if (text === undefined) return ok(null);
  const day = parsePlainDate(text);
  if (day !== undefined) return ok(day);
  return refuse('GENERAL.FIELD_INVALID', { fields: [{ path, textCode: 'GENERAL.NOT_A_DATE' }] });
}

const addActivityLog = (ports: ActivityPorts) =>
  serveOrganization(contract.addActivityLog, async (ctx, { body }) => {
    const zone = await ports.zoneOf(ctx.q, ctx.orgId);
    const words = languages.map((language) => ports.texts[language]('activity.kind.note'));
    const note = readNoteForm(body, { today: dateInZone(ctx.now, zone), words });
    if (!note.ok) return refuse('GENERAL.FIELD_INVALID', { fields: note.error });
    const { activity_id: aboutId } = body;
    const written = await ports.write(ctx, async (write) => {
      if (aboutId !== undefined && (await selectEntry(write.tx, ctx.orgId, aboutId)) === undefined) {
        return refuse('GENERAL.NOT_FOUND');
      }
      return ok({ id: await recordNote(write, { ...note.value, aboutId }) });
    });
    if (!written.ok) return written;
    const row = await selectEntry(ctx.q, ctx.orgId, written.value.id);
    const [entry] = await entriesFor(ctx, ports, row === undefined ? [] : [row]);
    if (entry === undefined) return refuse('GENERAL.NOT_FOUND');
    return aboutId === undefined ? ok(entry) : okWithCode('ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS', entry);
  });

export const routesOf = (ports: ActivityPorts): Route[] => [listActivity(ports), addActivityLog(ports)];
