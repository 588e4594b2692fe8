/** The operators' commands by name. Each answers with an exit code and says in a sentence what it did. */
import { grantRole } from '@tabellion/features/accounts/server/public.ts';
import { importRegistry } from '@tabellion/features/organizations/server/registryImport.ts';
import { compareAll, orderRepairs, spellFinding } from '@tabellion/features/records/server/public.ts';
import { rebuildAll } from '@tabellion/features/registers/server/public/acts.ts';
import type { Installation } from './installation.ts';
import { makeLedgerKey, rebuildLedger } from './ledgerOperations.ts';
import { ledgerOf, recordsPortsOf } from './ledgerPorts.ts';
import { answerWaiting, listWaiting } from './registryOperations.ts';

export type Operation = (installation: Installation, args: readonly string[]) => Promise<number>;

export const operations: Readonly<Record<string, Operation>> = {
  /** `npm run admin:grant EMAIL`: the first administrator of an installation. */
  'admin:grant': async (installation, [email = '']) => {
    const owner = installation.owner();
    const granting = owner.transaction(null, (tx) => grantRole(tx, email, 'admin'));
    const isGranted = await granting.finally(() => owner.close());
    console.log(
      isGranted ? 'Granted: this user is an administrator now.' : 'There is no user with this address.',
    );
    return isGranted ? 0 : 1;
  },
  /** `npm run registry:import FILE`: the names with which pre-search compares, replaced as a whole. */
  'registry:import': async ({ db }, [file = '']) => {
    const imported = await db.transaction(null, (tx) => importRegistry(tx, file));
    if (!imported.ok) {
      console.log('Nothing was changed: the first line must name the columns number, name and status.');
      return 1;
    }
    const { names, badLines } = imported;
    const passed =
      badLines.length === 0 ? '' : ` Passed over, without number or name: lines ${badLines.join(', ')}.`;
    console.log(`Imported ${names} names.${passed}`);
    return 0;
  },
  /** `npm run ledger:key NAME`: a key with which a product writes to this ledger from elsewhere; the one before is void. */
  'ledger:key': ({ db, clock, secrets }, [name]) =>
    makeLedgerKey({ db, secrets: secrets.ledger, now: clock() }, name),
  /** `npm run ledger:rebuild`: replays the log of the ledger in this installation, as the nightly job does. */
  'ledger:rebuild': ({ db }) => rebuildLedger(db),
  'registry:waiting': listWaiting,
  'registry:answer': answerWaiting,
  /** `npm run ledger:compare`: every act, live record and stored file against the ledger, as the nightly job does. */
  'ledger:compare': async (installation) => {
    const { db, clock } = installation;
    const ports = recordsPortsOf(installation, ledgerOf(installation).ledger);
    let differing = 0;
    for await (const { orgId, findings } of compareAll(ports, db, clock())) {
      if (findings.length === 0) continue;
      differing++;
      console.log([`${orgId} differs:`, ...findings.map(spellFinding)].join('\n  '));
    }
    console.log(
      differing === 0 ? 'Every record is as the ledger has it.' : `${differing} organizations differ.`,
    );
    return differing === 0 ? 0 : 1;
  },
  /** `npm run ledger:repair ORGANIZATION`: records that the last comparison found otherwise are recorded anew. */
  'ledger:repair': async ({ db, clock }, [orgId = '']) => {
    console.log(`Ordered ${await orderRepairs(db, orgId, clock())} new revisions; the worker sends them.`);
    return 0;
  },
  /** `npm run registers:rebuild`: folds the acts of every organization and compares every row, as the nightly job does.
   *  Nothing is repaired. */
  'registers:rebuild': async ({ db }) => {
    let [acts, rows, differing] = [0, 0, 0];
    for await (const rebuilt of rebuildAll(db)) {
      [acts, rows] = [acts + rebuilt.acts, rows + rebuilt.rows];
      if (rebuilt.differences.length === 0) continue;
      differing++;
      console.log([`${rebuilt.orgId} differs:`, ...rebuilt.differences].join('\n  '));
    }
    const outcome = differing === 0 ? 'every row says what they say' : `${differing} organizations differ`;
    console.log(`Compared ${rows} rows with ${acts} acts: ${outcome}.`);
    return differing === 0 ? 0 : 1;
  },
};
