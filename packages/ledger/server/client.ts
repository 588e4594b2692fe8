/** The service as the product sees it (`port.ts`): in the same process, or over the network. */
import { type Answer, type CallInput, call } from '@tabellion/kit/client.ts';
import type { Endpoint, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { utf8 } from '../bytes.ts';
import { verifyCheckpoint } from '../note/checkpoint.ts';
import { parsePolicy } from '../note/policy.ts';
import type { Ledger, LedgerRevision, LedgerWrite } from '../port.ts';
import { jsonFrom } from '../strictJson.ts';
import { append } from './appending.ts';
import * as contract from './contract.ts';
import { exported } from './exporting.ts';
import * as log from './logContract.ts';
import * as proving from './proving.ts';
import type { Service } from './routes.ts';
import { revisions } from './streams.ts';
import * as userContract from './userContract.ts';

/** The service in this process, as one account sees it. */
export function ledgerInside(service: Service, account: () => Promise<string>): Ledger {
  const { users, clock } = service;
  const ownedBy = async (orgId: string) => ({ accountId: await account(), orgId });
  return {
    append: async (orgId, writes) => append(service, await ownedBy(orgId), writes),
    proof: async (orgId, txId, shown) => {
      const accountId = await account();
      const mayRead: proving.MayRead = (stream) => stream.account_id === accountId && stream.org_id === orgId;
      const written = await proving.proofFile(service, mayRead, { txId, shown, isCurrent: true });
      return written.ok ? written.value : undefined;
    },
    revisions: async (orgId, fromSeq) => revisions(service, await ownedBy(orgId), fromSeq),
    exported: async (orgId) => exported(service, await ownedBy(orgId)),
    checkpoint: () => proving.checkpoint(service),
    tokenFor: async (userId, orgIds) =>
      users.tokenFor({ accountId: await account(), userId, orgIds }, clock()),
    endTokensOf: async (userId) => users.endTokensOf({ accountId: await account(), userId }),
  };
}

/** How long an answer is waited for. */
const PATIENCE_MS = 30_000;

/** Below what the service takes as a body. */
const MOST_BODY_BYTES = 200_000;

export interface LedgerAddress {
  /** Without a slash at the end. */
  readonly url: string;
  /** The relay's, as the service's operator made it. */
  readonly key: string;
  /** The log is known by it: told by the operator, not by the service. */
  readonly verifierKey: string;
}

/** The service elsewhere. Its checkpoints are good only as signed by the log that is known here. Throws what
 *  `parsePolicy` throws. */
export function ledgerAt({ url: address, key, verifierKey }: LedgerAddress): Ledger {
  const known = parsePolicy(utf8(`log ${verifierKey}\nquorum none\n`));
  const optionsWith = (token: string) => ({
    origin: address,
    token,
    language: 'en',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const withToken = withTokens(
    async () => answered(await call(userContract.makeToken, { body: {} }, optionsWith(key))).token,
  );
  const ask = async <E extends Endpoint>(endpoint: E, parts: CallInput<E>): Promise<ReplyOf<E>> =>
    answered(await withToken((token) => call(endpoint, parts, optionsWith(token))));
  const fileAt = async (path: string, query: Readonly<Record<string, string>>) => {
    const url = `${address}${path}?${new URLSearchParams(query)}`;
    const response = await withToken((token) => {
      const { signal } = optionsWith(token);
      return fetch(url, { headers: { authorization: `Bearer ${token}` }, signal });
    });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    if (response.status === 404 || response.status === 409) return undefined;
    throw new LedgerAway(response.status);
  };
  return {
    append: async (orgId, writes) => {
      const outcomes = [];
      for (const records of inBodies(writes))
        outcomes.push(...(await ask(contract.appendRecords, { body: { org_id: orgId, records } })).outcomes);
      return outcomes;
    },
    proof: (orgId, txId, fields) =>
      fileAt(`/api/v1/proof/${txId}/file`, { org_id: orgId, fields: fields.join(), current: 'true' }),
    revisions: async (orgId, fromSeq) => {
      const found = await ask(log.readStream, { query: { org_id: orgId, from: String(fromSeq) } });
      return found.map(revisionFrom);
    },
    exported: (orgId) => fileAt('/api/v1/export', { org_id: orgId }),
    checkpoint: async () => {
      const checkpoint = await ask(log.readCheckpoint, {});
      verifyCheckpoint(utf8(checkpoint), known);
      return checkpoint;
    },
    tokenFor: async (userId, orgIds) =>
      (await ask(userContract.makeToken, { body: { user_id: userId, org_ids: [...orgIds] } })).token,
    endTokensOf: async (userId) => {
      await ask(userContract.endTokens, { query: { user_id: userId } });
    },
  };
}

interface Refusable {
  readonly ok: boolean;
  readonly status?: number;
}

/** Asks with the token that is at hand. One that is not heard any more is minted anew, and what was asked is asked once more
 *  with it: a second 401 is the answer (specification section 8). */
function withTokens(mint: () => Promise<string>) {
  let minted: Promise<string> | undefined;
  const mintAnew = () => {
    minted = mint();
    return minted;
  };
  return async <Answered extends Refusable>(ask: (token: string) => Promise<Answered>): Promise<Answered> => {
    const token = await minted?.catch(() => undefined);
    const first = token === undefined ? undefined : await ask(token);
    return first === undefined || first.status === 401 ? ask(await mintAnew()) : first;
  };
}

/** The service did not answer, or not as it should. */
class LedgerAway extends Error {
  constructor(status: number) {
    super(`the ledger answered ${status}`);
  }
}

export function answered<Data>(answer: Answer<Data>): Data {
  if (answer.ok) return answer.data;
  throw new LedgerAway(answer.status);
}

type Revision = ReplyOf<typeof log.readStream>[number];

const revisionFrom = ({ record, ...rest }: Revision): LedgerRevision => {
  if (record === null) return { ...rest, record };
  const values = Object.entries(record.values).map(([name, value]) => [name, jsonFrom(value)] as const);
  return { ...rest, record: { id: record.id, part: record.part, values: Object.fromEntries(values) } };
};

type AppendedWrite = CallInput<typeof contract.appendRecords>['body']['records'][number];

/** Writes in their order, as many at once as a body holds. */
function inBodies(writes: readonly LedgerWrite[]): AppendedWrite[][] {
  const bodies: AppendedWrite[][] = [];
  let [own, bytes]: [AppendedWrite[], number] = [[], 0];
  for (const { kind, id, part = '', op, values = {}, repetition } of writes) {
    const write: AppendedWrite = { kind, id, part, op, values, repetition };
    const length = Buffer.byteLength(JSON.stringify(write));
    if (own.length === 256 || (own.length > 0 && bytes + length > MOST_BODY_BYTES)) {
      bodies.push(own);
      [own, bytes] = [[], 0];
    }
    own.push(write);
    bytes += length;
  }
  return own.length === 0 ? bodies : [...bodies, own];
}
