/** The endpoints of the service with what they do. */
import { createHash } from 'node:crypto';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import {
  type Route,
  serveAnyone,
  serveBearer,
  serveFileToAnyone,
  serveFileToBearer,
} from '@tabellion/platform/http/route.ts';
import * as contract from './contract.ts';
import * as proving from './proving.ts';
import * as recording from './recording.ts';
import { leftOut } from './records.ts';
import { entriesOfKey } from './store/log.ts';
import type { Users } from './users.ts';

export interface Service extends recording.Recording, proving.Proving {
  readonly users: Users;
}

export const routesOf = (service: Service): readonly Route[] => [
  ...accountRoutes(service),
  ...recordRoutes(service),
  ...shareholderRoutes(service),
  ...removingRoutes(service),
  ...readingRoutes(service),
  ...logRoutes(service),
];

function accountRoutes({ users }: Service): Route[] {
  return [
    serveAnyone(contract.signUp, async ({ now }, { body }) => {
      const { confirmPassword, ...account } = body;
      if (confirmPassword !== body.password)
        return refuseField('confirmPassword', 'PROFILE.CHANGE_PASSWORD.NOT_MATCHED');
      const notStored = [...leftOut(body), ...neverKept.filter((name) => Boolean(body[name]))];
      const opened = await users.signUp(account, now);
      return opened.ok ? ok({ token: opened.value, notStored }) : opened;
    }),
    serveAnyone(contract.signIn, async ({ now }, { body }) => {
      const opened = await users.signIn(body, now);
      return opened.ok ? ok({ token: opened.value, notStored: [] }) : opened;
    }),
    serveAnyone(contract.resetPassword, async ({ now }, { body }) => {
      const opened = await users.resetPassword(body, now);
      return opened.ok ? ok({ token: opened.value, notStored: [] }) : opened;
    }),
  ];
}

const neverKept = ['phone_number', 'nationality', 'deleted'] as const;

function recordRoutes(ledger: Service): Route[] {
  const serve = serveBearer(ledger.users.admit);
  const { put } = recording;
  return [
    serve(contract.postOrganization, (ctx, { body }) =>
      put(ledger, ctx, { kind: 'organization', orgId: body.id, recordId: body.id, act: 'create', body }),
    ),
    serve(contract.putOrganization, (ctx, { body }) =>
      put(ledger, ctx, { kind: 'organization', orgId: body.id, recordId: body.id, act: 'update', body }),
    ),
    serve(contract.postPosition, (ctx, { body }) => put(ledger, ctx, named('position', 'create', body))),
    serve(contract.putPosition, (ctx, { body }) => put(ledger, ctx, named('position', 'update', body))),
    serve(contract.postShareClass, (ctx, { body }) => put(ledger, ctx, named('shareclass', 'create', body))),
    serve(contract.putShareClass, (ctx, { body }) => put(ledger, ctx, named('shareclass', 'update', body))),
    serve(contract.postActivity, (ctx, { body }) => put(ledger, ctx, named('activity', 'create', body))),
    serve(contract.putActivity, async (ctx, { body }) => {
      const { accountId } = ctx.bearer;
      const isGiven = body.price !== undefined && body.price !== null && body.price !== '';
      const names = { accountId, orgId: body.org_id, kind: 'activity', recordId: body.id };
      const price = isGiven ? body.price : await recording.keptPrice(ledger, names);
      return put(ledger, ctx, named('activity', 'update', { ...body, price }));
    }),
    serve(contract.postFile, (ctx, { body, file }) => {
      if (file === undefined) return Promise.resolve(refuseField('file', 'GENERAL.FIELD_REQUIRED'));
      const { org_id: orgId, file_id: recordId } = body;
      const sha256 = createHash('sha256').update(file.bytes).digest('hex');
      const facts = {
        sha256,
        size: file.bytes.length,
        media_type: file.mediaType,
        filename: body.filename ?? file.fileName,
      };
      return put(ledger, ctx, { kind: 'file', orgId, recordId, act: 'create', body: { ...body, ...facts } });
    }),
    serve(contract.postDataHash, (ctx, { body }) =>
      put(ledger, ctx, { kind: 'datahash', orgId: body.org_id, recordId: body.hash_id, act: 'create', body }),
    ),
    serve(contract.eraseRecord, (ctx, { body: { org_id: orgId, kind, id: recordId } }) =>
      recording.erase(ledger, ctx, { kind, orgId, recordId }),
    ),
  ];
}

const named = <
  Kind extends 'position' | 'shareclass' | 'activity' | 'shareholder',
  Act extends 'create' | 'update',
>(
  kind: Kind,
  act: Act,
  body: { readonly org_id: string; readonly id: string; readonly price?: unknown },
) => ({ kind, act, orgId: body.org_id, recordId: body.id, body: { ...body } });

/** The specification reads the answer about a shareholder as JSON in a string. */
function shareholderRoutes(ledger: Service): Route[] {
  const serve = serveBearer(ledger.users.admit);
  return [
    serve(contract.postShareholder, async (ctx, { body }) =>
      spelled(await recording.put(ledger, ctx, named('shareholder', 'create', body))),
    ),
    serve(contract.putShareholder, async (ctx, { body }) =>
      spelled(await recording.put(ledger, ctx, named('shareholder', 'update', body))),
    ),
    serve(contract.deleteShareholder, async (ctx, { query, body }) =>
      spelled(await recording.remove(ledger, ctx, { kind: 'shareholder', ...namedIn(query, body) })),
    ),
  ];
}

const spelled = (answer: recording.Receipted) => (answer.ok ? ok(JSON.stringify(answer.value)) : answer);

interface Naming {
  readonly id?: string | undefined;
  readonly org_id?: string | undefined;
}

const namedIn = (query: Naming, body: Naming = {}) => ({
  recordId: query.id ?? body.id,
  orgId: query.org_id ?? body.org_id,
});

function removingRoutes(ledger: Service): Route[] {
  const serve = serveBearer(ledger.users.admit);
  const { remove } = recording;
  return [
    serve(contract.deletePosition, (ctx, { query }) =>
      remove(ledger, ctx, { kind: 'position', ...namedIn(query) }),
    ),
    serve(contract.deleteShareClass, (ctx, { query, body }) =>
      remove(ledger, ctx, { kind: 'shareclass', ...namedIn(query, body) }),
    ),
    serve(contract.deleteActivity, (ctx, { query, body }) =>
      remove(ledger, ctx, { kind: 'activity', ...namedIn(query, body) }),
    ),
  ];
}

function readingRoutes(ledger: Service): Route[] {
  const serve = serveBearer(ledger.users.admit);
  const serveFile = serveFileToBearer(ledger.users.admit);
  return [
    serve(contract.listPositions, async ({ bearer: { accountId } }, { query: { org_id: orgId } }) =>
      ok(await recording.live(ledger, { accountId, orgId, kind: 'position' })),
    ),
    serve(contract.listActivities, async ({ bearer: { accountId } }, { query: { org_id: orgId } }) =>
      ok(await recording.live(ledger, { accountId, orgId, kind: 'activity' })),
    ),
    serve(
      contract.readHistory,
      async ({ bearer: { accountId } }, { query: { org_id: orgId, kind, id: recordId } }) => {
        const entriesOf = (key: string) => ledger.db.asNobody((q) => entriesOfKey(q, key));
        const revisions = await recording.historyOf(ledger, { accountId, orgId, kind, recordId }, entriesOf);
        return revisions.length === 0 ? refuse('GENERAL.NOT_FOUND') : ok(revisions);
      },
    ),
    serve(contract.readProof, ({ bearer }, { params: { txId } }) => proving.proof(ledger, bearer, txId)),
    serveFile(contract.readProofFile, ({ bearer }, { params: { txId }, query: { fields } }) => {
      const shown = fields.split(',').filter((name) => name !== '');
      return proving.proofFile(ledger, bearer, { txId, shown });
    }),
  ];
}

function logRoutes(ledger: Service): Route[] {
  return [
    serveAnyone(contract.readCheckpoint, async () => ok(await proving.checkpoint(ledger))),
    serveAnyone(contract.readPolicy, async () => ok(proving.policy(ledger))),
    serveAnyone(contract.readConsistency, (_, { query: { from, to } }) =>
      proving.consistency(ledger, Number(from), Number(to)),
    ),
    serveFileToAnyone(contract.readTile, (_, { params }) => proving.tile(ledger, params['*'])),
    serveFileToBearer(ledger.users.admit)(contract.readBundle, ({ bearer }, { params }) =>
      bearer.role === 'auditor'
        ? proving.bundle(ledger, params['*'])
        : Promise.resolve(refuse('LEDGER.READ_ONLY')),
    ),
  ];
}
