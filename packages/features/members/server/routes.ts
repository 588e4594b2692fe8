import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { RequestContext } from '@tabellion/platform/http/context.ts';
import { type Route, serveAnyone, serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { hashPassword } from '@tabellion/platform/password.ts';
import { blankProfile } from '../../accounts/rules/profile.ts';
import { insertUser, markEmailVerified } from '../../accounts/server/public.ts';
import { enterOrganization } from '../../organizations/server/public.ts';
import * as accessLog from '../accessLogContract.ts';
import * as contract from '../contract.ts';
import { listOrganizationUsers } from '../contract.ts';
import * as answering from './answering.ts';
import { acceptAsNew, answerAs, bySecret } from './answering.ts';
import * as commands from './commands.ts';
import type { MemberPorts } from './ports.ts';
import { type AccessRow, selectAccess } from './store/accessLog.ts';
import { type OpenInvitation, selectUsers } from './store/users.ts';
import { usersView } from './views.ts';

const pageSize = 50;

const listAccess = (ports: MemberPorts) =>
  serveOrganization(accessLog.listAccess, async (ctx, { query }) => {
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

function entryView(row: AccessRow, names: ReadonlyMap<string, string>): accessLog.AccessEntry {
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

/** The link of the mail proves the address. REGISTER.EMAIL_TAKEN where an account was made meanwhile: it is signed in to. */
const setPassword = ({ termsVersion }: MemberPorts) =>
  serveAnyone(contract.setPassword, async (ctx, { body }) => {
    const passwordHash = await hashPassword(body.newPassword);
    return ctx.db.transaction(null, async (tx) => {
      const found = await bySecret(tx, body.newPasswordToken, ctx.now);
      if (!found.ok) return found;
      const user = await newUserOf(tx, ctx, found.value);
      if (!(await insertUser(tx, { ...user, passwordHash, termsVersion })))
        return refuse('REGISTER.EMAIL_TAKEN');
      await markEmailVerified(tx, user.userId, ctx.now);
      const accepted = await answerAs(tx, { userId: user.userId, now: ctx.now }, found.value, acceptAsNew);
      if (!accepted.ok) return accepted;
      const { email, firstname, lastname, phone_number } = user;
      return ok({ email, firstname, lastname, phone_number });
    });
  });

/** Called as in the invitation; by the address where that has no name. */
async function newUserOf(
  tx: Transaction,
  { language, now }: RequestContext,
  { id, org_id: orgId, email }: OpenInvitation,
) {
  await enterOrganization(tx, orgId);
  const invited = (await selectUsers(tx)).find((user) => user.id === id);
  const { firstname = '', lastname = '' } = invited ?? {};
  return {
    ...blankProfile,
    firstname: firstname === '' && lastname === '' ? email : firstname,
    lastname,
    userId: newId(),
    email,
    language,
    createdAt: now,
  };
}

export const routesOf = (ports: MemberPorts): Route[] => [
  serveOrganization(listOrganizationUsers, usersView),
  commands.listMembers,
  commands.createUser,
  commands.editUser,
  commands.deleteUser,
  commands.resend,
  listAccess(ports),
  answering.look,
  answering.acceptBySecret,
  answering.declineBySecret,
  setPassword(ports),
  answering.listMine,
  answering.acceptMine,
  answering.declineMine,
];
