/** The ledger alone, with a database, users and a port of its own. Products elsewhere write to it by LEDGER_URL, LEDGER_KEY and
 *  LEDGER_VKEY.
 *  `ledger.js key NAME` makes such a key, `ledger.js rebuild` replays the log; without a word it serves. */
import { openLedgerApi } from './ledgerApi.ts';
import { type LedgerInstallation, openLedgerInstallation } from './ledgerInstallation.ts';
import { makeLedgerKey, rebuildLedger } from './ledgerOperations.ts';
import { runOn } from './main.ts';

const commands: Readonly<Record<string, (opened: LedgerInstallation, name?: string) => Promise<number>>> = {
  key: ({ db, clock, secrets }, name) => makeLedgerKey({ db, secrets, now: clock() }, name),
  rebuild: ({ db }) => rebuildLedger(db),
};

const [word, name] = process.argv.slice(2);
const command = word === undefined ? undefined : commands[word];
if (word !== undefined && command === undefined) {
  console.error(`Usage: ledger [${Object.keys(commands).join(' | ')}]`);
  process.exit(2);
}
await runOn(
  () => openLedgerInstallation(process.env, process.cwd(), { listens: command === undefined }),
  async (installation, opened) => {
    if (command !== undefined) {
      process.exitCode = await command(installation, name).finally(() => installation.close());
      return;
    }
    const { config } = installation;
    const api = opened(await openLedgerApi(installation));
    await api.host.listen({ port: config.port, host: config.host });
    console.log(`The ledger is ready: ${config.publicUrl}/api/v1/log/checkpoint`);
  },
);
