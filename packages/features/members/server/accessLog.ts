import { ok } from '@tabellion/kernel/result.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../accessLogContract.ts';
import type { MemberPorts } from './ports.ts';
import { type AccessRow, selectAccess } from './store/accessLog.ts';

const pageSize = 50;

export const listAccess = (ports: MemberPorts) =>
  serveOrganization(contract.listAccess, async (ctx, { query }) => {
    const rows = await selectAccess(ctx.q, {
      orgId: ctx.orgId,
      kind: query.kind ?? null,
      userId: query.user ?? null,
      before: query.before === undefined ? null : BigInt(query.before),
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    const names = await ports.namesOf(ctx.q, ctx.orgId, [...new Set(page.flatMap(peopleIn))]);
    return ok({
      entries: page.map((row) => entryView(row, names)),
      next: last?.entry_no.toString() ?? null,
    });
  });

const peopleIn = ({ actor_id, subject_id, about_person }: AccessRow): string[] =>
  [actor_id, subject_id, about_person].flatMap((id) => id ?? []);

function entryView(row: AccessRow, names: ReadonlyMap<string, string>): contract.AccessEntry {
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    _id: row.id,
    at: row.at,
    kind: row.kind,
    actor: person(row.actor_id),
    subject: row.subject_id === null ? null : person(row.subject_id),
    about: row.about_person === null ? null : person(row.about_person),
    detail: row.detail,
    device: row.device,
    network: row.network,
  };
}
