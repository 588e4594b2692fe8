/** Requests of the ledger's own users, and of anybody who reads its log. */
import * as ledger from '@tabellion/ledger/server/contract.ts';
import * as log from '@tabellion/ledger/server/logContract.ts';
import * as users from '@tabellion/ledger/server/userContract.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { TestServer } from '../support/server.ts';
import type { Story } from '../support/story.ts';
import { type Recipe, recipe } from './recipe.ts';

const ledgerPassword = 'Ledger-2026';
const ofLedgerRecord = () => ({ body: { org_id: newId(), id: newId() } });
/** The same record each time, which is there once it was posted. */
const kept = { body: { org_id: 'kept', id: 'kept' } };
const noTxId = { params: { txId: '0'.repeat(64) } };

const signedLeaves = new WeakMap<TestServer, Promise<unknown>>();

/** The log signs once a second: of each server's one leaf is waited for. */
function leafIsSigned({ server, ledgerToken }: Story): Promise<unknown> {
  const before = signedLeaves.get(server) ?? signedLeaf(server, ledgerToken);
  signedLeaves.set(server, before);
  return before;
}

async function signedLeaf(server: TestServer, token: string): Promise<unknown> {
  const body = { org_id: newId(), id: newId() };
  const { data } = await server.raw('/api/v1/position', { body, token });
  // A proof is there once its leaf is signed.
  return fetch(`${server.origin}/api/v1/proof/${data.txId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

export const recipesOfLedger: readonly Recipe[] = [
  recipe(users.signUp, () => ({
    body: { email: `${newId()}@ledger.test`, password: ledgerPassword, confirmPassword: ledgerPassword },
  })),
  recipe(users.signIn, () => ({ body: { email: 'nobody@ledger.test', password: ledgerPassword } })),
  recipe(users.resetPassword, () => ({
    body: { email: 'nobody@ledger.test', password: ledgerPassword, newPassword: ledgerPassword },
  })),
  recipe(ledger.postOrganization, () => ({ body: { id: newId() } })),
  recipe(ledger.putOrganization, () => ({ body: { id: newId() } })),
  recipe(ledger.postShareholder, ofLedgerRecord),
  recipe(ledger.putShareholder, () => kept),
  recipe(ledger.deleteShareholder, () => ({ query: {}, ...kept })),
  recipe(ledger.postPosition, ofLedgerRecord),
  recipe(ledger.putPosition, () => kept),
  recipe(ledger.listPositions, () => ({ query: { org_id: 'kept' } })),
  recipe(ledger.deletePosition, () => ({ query: { id: 'kept' } })),
  recipe(ledger.postShareClass, ofLedgerRecord),
  recipe(ledger.putShareClass, () => kept),
  recipe(ledger.deleteShareClass, () => ({ query: {}, ...kept })),
  recipe(ledger.postActivity, ofLedgerRecord),
  recipe(ledger.putActivity, () => kept),
  recipe(ledger.listActivities, () => ({ query: { org_id: 'kept' } })),
  recipe(ledger.deleteActivity, () => ({ query: {}, ...kept })),
  recipe(ledger.postFile, () => ({
    body: { org_id: newId(), file_id: newId() },
    file: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
  })),
  recipe(ledger.postDataHash, () => ({ body: { org_id: newId(), hash_id: newId(), datahash: 'ab' } })),
  recipe(ledger.appendRecords, () => ({
    body: {
      org_id: 'kept',
      records: [{ kind: 'act' as const, id: newId(), op: 'put' as const, repetition: newId() }],
    },
  })),
  recipe(log.readStream, () => ({ query: { org_id: 'kept' } })),
  recipe(log.readExport, () => ({ query: { org_id: 'kept' } })),
  recipe(users.setRole, () => ({
    body: { org_id: 'kept', email: 'nobody@ledger.test', role: 'reader' as const },
  })),
  recipe(users.makeToken, () => ({ body: { user_id: 'u', org_ids: [] } })),
  recipe(users.endTokens, () => ({ query: { user_id: 'u' } })),
  recipe(ledger.eraseRecord, () => ({ body: { org_id: 'kept', kind: 'position' as const, id: 'kept' } })),
  recipe(log.readHistory, () => ({ query: { org_id: 'kept', kind: 'position' as const, id: 'kept' } })),
  recipe(log.readProof, () => noTxId),
  recipe(log.readProofFile, () => ({ ...noTxId, query: {} })),
  recipe(log.readCheckpoint, () => ({})),
  recipe(log.readPolicy, () => ({})),
  recipe(log.readConsistency, () => ({ query: { from: '1', to: '1' } })),
  recipe(log.readTile, async (story) => {
    await leafIsSigned(story);
    return { params: { '*': '0/000.p/1' } };
  }),
  recipe(log.readBundle, () => ({ params: { '*': '000' } })),
];
