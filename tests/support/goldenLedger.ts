import { createHash } from 'node:crypto';
import { ACT_NAMES, actRecord } from '@tabellion/book/actRecord.ts';
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { registersOn } from '@tabellion/book/registersOn.ts';
import { idOf, issue, Story } from '@tabellion/book/testing.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { utf8 } from '@tabellion/ledger/bytes.ts';
import type { FactLine } from '@tabellion/ledger/files/exportFile.ts';
import { FILE_NAMES } from '@tabellion/ledger/record/schemas.ts';
import { type Json, readCanonicalText } from '@tabellion/ledger/strictJson.ts';
import { TestLog, testSecret } from '@tabellion/ledger/testing.ts';

/** The golden files of the ledger: a log of nine leaves, a proof of one holding, and an export. Every reader, also of
 *  another hand, must find the same in them; `tools/goldenLedger.ts` writes them anew. */

const STREAM = 'maple';
const ORG = idOf('Maple');
const DAY = plainDate('2025-12-31');

const ann = saltedFact('name of Ann', {
  firstname: 'Ann',
  lastname: 'Aalto',
  company_name: '',
  name_format: null,
});

/** Four acts: the corporation, a class, a holder whose name is a fact, her shares. */
export function goldenActs(): readonly Act[] {
  const story = new Story();
  story.incorporated();
  story.shareClass('Common');
  const ref = { fact: ann.line.fact, digest: ann.digest };
  const facts = [{ kind: 'name' as const, ref }];
  story.record('person.added', '2025-03-12', { personId: idOf('Ann'), kind: 'individual', facts });
  story.issued('2025-03-12', issue('Ann', 'Common', 1000, 1));
  return story.acts;
}

const HOLDING = ['holder', 'security', 'class', 'quantity', 'issued_on', 'email', 'price'];
const DOCUMENT = utf8('Resolution of the directors: 1,000 common shares are issued to Ann Aalto.\n');

function goldenLog(acts = goldenActs()): TestLog {
  const log = new TestLog();
  for (const act of acts) log.put(actPut(act));
  const holding = {
    holder: 'Ann Aalto',
    security: 'CO-1',
    class: 'Common',
    quantity: '1000',
    issued_on: '2025-03-12',
    email: 'ann@example.com',
    price: '1',
  };
  log.put({ stream: STREAM, kind: 'shareholder', record: 'CO-1', names: HOLDING, values: holding });
  const seat = { position_name: 'director', type: 'director', deleted: false, owner_org: 'Org1' };
  log.put({ stream: STREAM, kind: 'position', record: 'seat', names: Object.keys(seat), values: seat });
  log.end('erase', STREAM, 'seat');
  const stored = {
    org_id: ORG,
    file_id: idOf('resolution'),
    filename: 'resolution.txt',
    sha256: createHash('sha256').update(DOCUMENT).digest('hex'),
    size: DOCUMENT.length,
    media_type: 'text/plain',
    entrydate: '2025-03-12',
  };
  log.put({ stream: STREAM, kind: 'file', record: 'resolution', names: FILE_NAMES, values: stored });
  log.heads();
  return log;
}

function actPut(act: Act) {
  const values: Record<string, Json> = {};
  for (const [name, value] of Object.entries(actRecord(ORG, act)))
    values[name] = readCanonicalText(canonicalJson(value));
  return { stream: STREAM, kind: 'act' as const, record: `act ${act.seq}`, names: ACT_NAMES, values };
}

/** All golden files by their paths below `tests/data/ledger/golden`. */
export function goldenFiles(): ReadonlyMap<string, Uint8Array> {
  const log = goldenLog();
  const files = new Map([...log.files(4, 8)].map(([path, bytes]) => [`log/${path}`, bytes]));
  files.set('policy', log.policy());
  const holding = log.placed[4];
  if (holding === undefined) throw new Error('the log has no holding');
  files.set('holding.tabellion-proof.json', log.proof(holding, ['security', 'class', 'quantity'], STREAM));
  files.set('maple.tabellion.zip', goldenExport(log));
  return files;
}

/** The same export of other acts; its registers are those of the golden ones. */
export const exportOfActs = (acts: readonly Act[]): Uint8Array => goldenExport(goldenLog(acts));

function goldenExport(log: TestLog): Uint8Array {
  const facts = new Map([[ann.line.fact, ann.line.body]]);
  const register = readCanonicalText(canonicalJson(registersOn(goldenActs(), DAY, facts)));
  return log.export(STREAM, {
    facts: [ann.line],
    registers: new Map([[DAY, register]]),
    others: new Map([['documents/resolution.txt', DOCUMENT]]),
  });
}

function saltedFact(name: string, body: Json): { readonly line: FactLine; readonly digest: string } {
  const salt = testSecret(name);
  const digest = createHash('sha256').update(salt).update(canonicalJson(body)).digest('hex');
  return { line: { fact: idOf(name), salt, body }, digest };
}
