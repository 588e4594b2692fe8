/** The whole history of an organization as one file that anyone can verify (docs/ledger.md, Export): the stream as the ledger
 *  gives it, with the names of people, registers, the package of the Open Cap Format and every stored file. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { readAct } from '@tabellion/book/read.ts';
import { registersOn } from '@tabellion/book/registersOn.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { ExportFile, FactLine } from '@tabellion/ledger/files/exportFile.ts';
import { readExportFile, writeExportFile } from '@tabellion/ledger/files/exportFile.ts';
import type { Json } from '@tabellion/ledger/strictJson.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { FileDamaged } from '@tabellion/platform/files/fileDamaged.ts';
import { packageOf } from '../../exchange/server/public.ts';
import { foundingOrRegister } from '../../registers/server/public/acts.ts';
import { storedActs, storedFacts } from '../../registers/server/public/mirrored.ts';
import type { RecordsPorts } from './ports.ts';

export interface ExportOrder {
  readonly orgId: string;
  /** The day of the registers. */
  readonly asOf: PlainDate;
  readonly now: Instant;
  /** Whether stored files go with it; a book that carries it has them already. */
  readonly isWithDocuments: boolean;
}

type Ports = Pick<RecordsPorts, 'db' | 'files' | 'ledger' | 'verifier'>;

/** Undefined where the ledger has nothing of the organization. Throws where it is away. */
export async function exportFileOf(ports: Ports, order: ExportOrder): Promise<Uint8Array | undefined> {
  const bare = await ports.ledger.exported(order.orgId);
  if (bare === undefined) return undefined;
  const file = readExportFile(bare);
  const records = openedIn(file);
  const acts = records.filter(({ kind }) => kind === 'act').map(({ values }) => values);
  const facts = await factsCited(ports, order.orgId, acts);
  const registers = await registersOf(ports, order, { most: acts.length, facts });
  const page = ports.verifier();
  const parts = {
    asOf: [order.asOf],
    facts,
    registers: new Map([[order.asOf, registers]]),
    others: new Map([
      ...(await packageIn(ports, order, acts.length)),
      ...(order.isWithDocuments ? await documentsIn(ports, records) : []),
      ...(page === undefined ? [] : [['verify.html', page] as const]),
    ]),
  };
  return writeExportFile(Object.assign(file, parts));
}

interface Opened {
  readonly kind: string;
  readonly values: Readonly<Record<string, Json>>;
}

/** Records that were not erased, by the kinds of their leaves. */
function openedIn({ lines, bodies }: ExportFile): Opened[] {
  return bodies.flatMap((body, place): Opened[] => {
    const leaf = lines[place]?.leaf;
    if (leaf?.op !== 'put' || 'erasedOn' in body) return [];
    const values = body.names.map((name, at) => [name, body.fields[at]?.value ?? null] as const);
    return [{ kind: leaf.kind, values: Object.fromEntries(values) }];
  });
}

/** Registers by the acts of the database, as far as the ledger has them: a verifier computes them anew from those of the stream. */
async function registersOf(
  { db }: Ports,
  { orgId, asOf }: ExportOrder,
  { most, facts }: { readonly most: number; readonly facts: readonly FactLine[] },
): Promise<Json> {
  const acts = await db.asOrganization(orgId, (q) => actsUpTo(q, orgId, most));
  const bodies = new Map(facts.map(({ fact, body }) => [fact, body]));
  return JSON.parse(canonicalJson(registersOn(acts, asOf, bodies)));
}

async function actsUpTo(q: Queries, orgId: string, upTo: number): Promise<Act[]> {
  const acts: Act[] = [];
  for (;;) {
    const page = await storedActs(q, orgId, { after: acts.length, upTo, most: 500 });
    if (page.length === 0) return acts;
    acts.push(...page.map(readAct));
  }
}

/** Names of people, as acts cite them; no other personal fact leaves. */
async function factsCited(
  { db }: Ports,
  orgId: string,
  acts: readonly Opened['values'][],
): Promise<FactLine[]> {
  const cited = new Set(acts.flatMap(({ payload }) => [...factsIn(payload ?? null)]));
  const rows = await db.asOrganization(orgId, (q) => storedFacts(q, orgId, [...cited]));
  return rows
    .flatMap(({ factId: fact, kind, salt, body }) =>
      kind === 'name' && salt !== null
        ? [{ fact, salt: new Uint8Array(salt), body: JSON.parse(canonicalJson(body)) }]
        : [],
    )
    .toSorted((a, b) => (a.fact < b.fact ? -1 : 1));
}

function* factsIn(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('fact' in value && 'digest' in value && typeof value.fact === 'string') yield value.fact;
  for (const part of Object.values(value)) yield* factsIn(part);
}

/** The package holds the acts that the ledger has, as the registers do, and nothing else: a verifier writes it anew. */
async function packageIn(
  { db }: Ports,
  { orgId, asOf, now }: ExportOrder,
  seq: number,
): Promise<(readonly [string, Uint8Array])[]> {
  const isFounded = await db.asOrganization(orgId, (q) => foundingOrRegister(q, orgId));
  if (isFounded === 'founding') return [];
  const { bytes } = await packageOf({ db, orgId, now }, { asOf, seq }, true);
  return [['company.ocf.zip', bytes]];
}

/** Every stored file that the ledger has, once. One that is missing or damaged is no fault of the export: the verifier names it. */
async function documentsIn(
  { files }: Ports,
  records: readonly Opened[],
): Promise<(readonly [string, Uint8Array])[]> {
  const found = new Map<string, Uint8Array>();
  for (const { kind, values } of records) {
    if (kind !== 'file' || typeof values.sha256 !== 'string') continue;
    const content = await files.get(values.sha256).catch(unlessDamaged);
    const name = `documents/${String(values.file_id)}${endingOf(values.media_type)}`;
    if (content !== undefined) found.set(name, content);
  }
  return [...found];
}

function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof FileDamaged)) throw error;
}

const endings = new Map<Json | undefined, string>([
  ['application/pdf', '.pdf'],
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', '.docx'],
]);
const endingOf = (mediaType: Json | undefined): string => endings.get(mediaType) ?? '';
