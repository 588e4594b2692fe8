/** The endpoints of the service with what they do. */
import { createHash } from 'node:crypto';
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import {
  type Route,
  serveAnyone,
  serveBearer,
  serveFileToAnyone,
  serveFileToBearer,
} from '@tabellion/platform/http/route.ts';
import { append } from './appending.ts';
import * as contract from './contract.ts';
import { exported } from './exporting.ts';
import * as log from './logContract.ts';
import * as proving from './proving.ts';
import * as recording from './recording.ts';
import { leftOut } from './records.ts';
import { entriesOfKey } from './store/log.ts';
import { revisions } from './streams.ts';
import * as userContract from './userContract.ts';
import { type LedgerUser, mayRead, mayWrite, type Users } from './users.ts';

export interface Service extends recording.Recording, proving.Proving {
  readonly users: Users;
  readonly clock: () => Instant;
}

export const routesOf = (service: Service): readonly Route[] => [
  ...accountRoutes(service),
  ...recordRoutes(service),
  ...shareholderRoutes(service),
  ...removingRoutes(service),
  ...readingRoutes(service),
  ...roleRoutes(service),
  ...relayRoutes(service),
  ...logRoutes(service),
];

function accountRoutes({ users }: Service): Route[] {
  return [
    serveAnyone(userContract.signUp, async ({ now }, { body }) => {
      const { confirmPassword, ...account } = body;
      if (confirmPassword !== body.password)
        return refuseField('confirmPassword', 'PROFILE.CHANGE_PASSWORD.NOT_MATCHED');
      const notStored = [...leftOut(body), ...neverKept.filter((name) => Boolean(body[name]))];
      const opened = await users.signUp(account, now);
      return opened.ok ? ok({ token: opened.value, notStored }) : opened;
    }),
    serveAnyone(userContract.signIn, async ({ now }, { body }) => {
      const opened = await users.signIn(body, now);
      return opened.ok ? ok({ token: opened.value, notStored: [] }) : opened;
    }),
    serveAnyone(userContract.resetPassword, async ({ now }, { body }) => {
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
  const listOf = (kind: 'position' | 'activity') => async (bearer: LedgerUser, orgId: string) =>
    mayRead(bearer, orgId)
      ? ok(await recording.live(ledger, { accountId: bearer.accountId, orgId, kind }))
      : refuse('GENERAL.NOT_FOUND');
  const [positions, activities] = [listOf('position'), listOf('activity')];
  return [
    serve(contract.listPositions, ({ bearer }, { query }) => positions(bearer, query.org_id)),
    serve(contract.listActivities, ({ bearer }, { query }) => activities(bearer, query.org_id)),
    serve(log.readHistory, async ({ bearer }, { query: { org_id: orgId, kind, id: recordId } }) => {
      if (!mayRead(bearer, orgId)) return refuse('GENERAL.NOT_FOUND');
      const { accountId } = bearer;
      const entriesOf = (key: string) => ledger.db.asNobody((q) => entriesOfKey(q, key));
      const revisions = await recording.historyOf(ledger, { accountId, orgId, kind, recordId }, entriesOf);
      return revisions.length === 0 ? refuse('GENERAL.NOT_FOUND') : ok(revisions);
    }),
    serve(log.readStream, async ({ bearer }, { query: { org_id: orgId, from } }) => {
      if (!mayRead(bearer, orgId)) return refuse('GENERAL.NOT_FOUND');
      return ok(await revisions(ledger, { accountId: bearer.accountId, orgId }, Number(from)));
    }),
    serveFile(log.readExport, async ({ bearer }, { query: { org_id: orgId } }) => {
      if (!mayRead(bearer, orgId)) return refuse('GENERAL.NOT_FOUND');
      const bytes = await exported(ledger, { accountId: bearer.accountId, orgId });
      if (bytes === undefined) return refuse('GENERAL.NOT_FOUND');
      return ok(attached(bytes, 'application/zip', 'history.tabellion.zip'));
    }),
    serve(log.readProof, ({ bearer }, { params: { txId } }) =>
      proving.proof(ledger, streamsOfUser(bearer), txId),
    ),
    serveFile(log.readProofFile, async ({ bearer }, { params: { txId }, query }) => {
      const shown = query.fields.split(',').filter((name) => name !== '');
      const streams = streamsOfUser(bearer, query.org_id);
      const isCurrent = query.current === 'true';
      const written = await proving.proofFile(ledger, streams, { txId, shown, isCurrent });
      const fileName = `${txId.slice(0, 12)}.tabellion-proof.json`;
      return written.ok ? ok(attached(written.value, 'application/json', fileName)) : written;
    }),
  ];
}

const attached = (bytes: Uint8Array, mediaType: string, fileName: string) => ({
  bytes,
  mediaType,
  fileName,
  isAttachment: true,
});

/** The streams that a user may read; of one organization where it is named. */
const streamsOfUser =
  (user: LedgerUser, orgId?: string): proving.MayRead =>
  ({ account_id: accountId, org_id: streamOrg }) => {
    if (orgId !== undefined && orgId !== streamOrg) return false;
    if (user.isAuditor) return true;
    return accountId === user.accountId && streamOrg !== null && mayRead(user, streamOrg);
  };

/** Roles in single streams, which the owners of an account give. */
function roleRoutes({ users }: Service): Route[] {
  return [
    serveBearer(users.admit)(
      userContract.setRole,
      async ({ bearer }, { body: { org_id: orgId, email, role } }) => {
        if (bearer.roleIn(orgId) !== 'owner') return refuse('LEDGER.READ_ONLY');
        const stream = { account_id: bearer.accountId, org_id: orgId };
        const isSet = await users.setRole(stream, { email, role });
        return isSet ? ok({ account_id: bearer.accountId }) : refuse('GENERAL.NOT_FOUND');
      },
    ),
  ];
}

/** Records and tokens for other services. */
function relayRoutes(ledger: Service): Route[] {
  const serve = serveBearer(ledger.users.admit);
  return [
    serve(contract.appendRecords, async ({ bearer }, { body: { org_id: orgId, records } }) => {
      if (!mayWrite(bearer, orgId)) return refuse('LEDGER.READ_ONLY');
      const outcomes = await append(ledger, { accountId: bearer.accountId, orgId }, records);
      return ok({ outcomes: [...outcomes] });
    }),
    serve(
      userContract.makeToken,
      async ({ bearer, now }, { body: { user_id: userId, org_ids: orgIds = [] } }) => {
        const { accountId, isRelay, keyDigest } = bearer;
        if (isRelay && userId !== undefined)
          return ok({ token: await ledger.users.tokenFor({ accountId, userId, orgIds }, now) });
        // A relay's token gives tokens of its product's people, which end with theirs; only the key gives another of a relay, or
        // one that leaked would hold for ever.
        if (keyDigest === undefined) return refuse('LEDGER.READ_ONLY');
        return ok({ token: ledger.users.tokenOfRelay(keyDigest, now) });
      },
    ),
    serve(userContract.endTokens, async ({ bearer }, { query: { user_id: userId } }) => {
      if (!bearer.isRelay) return refuse('LEDGER.READ_ONLY');
      await ledger.users.endTokensOf({ accountId: bearer.accountId, userId });
      return ok({});
    }),
  ];
}

function logRoutes(ledger: Service): Route[] {
  return [
    serveAnyone(log.readCheckpoint, async () => ok(await proving.checkpoint(ledger))),
    serveAnyone(log.readPolicy, async () => ok(proving.policy(ledger))),
    serveAnyone(log.readConsistency, (_, { query: { from, to } }) =>
      proving.consistency(ledger, Number(from), Number(to)),
    ),
    serveFileToAnyone(log.readTile, (_, { params }) => proving.tile(ledger, params['*'])),
    serveFileToBearer(ledger.users.admit)(log.readBundle, ({ bearer }, { params }) =>
      bearer.isAuditor ? proving.bundle(ledger, params['*']) : Promise.resolve(refuse('LEDGER.READ_ONLY')),
    ),
  ];
}
