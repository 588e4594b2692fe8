import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { err, type Result } from '@tabellion/kernel/result.ts';
import { concat, hex, utf8 } from '../bytes.ts';
import { attempt, type Fault, refuse } from '../fault.ts';
import { verifyInclusion } from '../merkle/verify.ts';
import type { SignatureFinding } from '../note/note.ts';
import { type Policy, parsePolicy } from '../note/policy.ts';
import { Body, namesHash } from '../record/fields.ts';
import { keyTreeOf, verifyHeads } from '../record/heads.ts';
import { type ReadLeaf, spelledHash, txIdOf } from '../record/leaf.ts';
import { isNamedSo } from '../record/schemas.ts';
import { checkFollows, checkMoment, checkRevision, type StreamEnd } from '../record/stream.ts';
import { sha256 } from '../sha256.ts';
import { isObject, type Json } from '../strictJson.ts';
import { type ExportFile, readExportFile } from './exportFile.ts';
import {
  type CheckedCheckpoint,
  type Ignored,
  ignoredOf,
  readCheckpoint,
  type Trust,
} from './verifyProof.ts';

/** The steps of an export, in the order in which they are taken. What the acts say is a step of the caller's. */
export type ExportStep = 'format' | 'checkpoint' | 'leaves' | 'bodies' | 'facts' | 'heads' | 'documents';

/** A record's revision as the export opens it. */
export interface OpenedRecord {
  readonly index: number;
  readonly leaf: ReadLeaf;
  /** Values by name; undefined where the record was erased. */
  readonly values: ReadonlyMap<string, Json> | undefined;
}

/** Named beside the verdict: none of them makes anything else in the file untrue. */
export type ExportFinding =
  | { readonly found: 'document_without_leaf' | 'leaf_without_document'; readonly at: string }
  | { readonly found: 'fact_not_cited'; readonly at: string };

export interface VerifiedExport {
  readonly file: ExportFile;
  readonly trust: Trust;
  readonly records: readonly OpenedRecord[];
  /** Bodies of personal facts that are shown, by their ids. */
  readonly facts: ReadonlyMap<string, Json>;
  /** The log's word that nothing newer was in the stream. */
  readonly completeUpTo: string;
  readonly signatures: readonly SignatureFinding[];
  readonly ignored: readonly Ignored[];
  readonly findings: readonly ExportFinding[];
}

export interface FailedExport {
  readonly step: ExportStep;
  readonly fault: Fault;
}

/** Checks an export step by step, and stops at the first that fails.
 *  @param policy  the reader's own; without one that of the file is used, which proves nothing about whose log it is */
export function verifyExport(
  bytes: Uint8Array,
  policy: Policy | undefined,
): Result<VerifiedExport, FailedExport> {
  let step: ExportStep = 'format';
  const outcome = attempt((): VerifiedExport => {
    const file = readExportFile(bytes);
    step = 'checkpoint';
    const checkpoint = readCheckpoint(file.checkpoint, policy ?? parsePolicy(file.policy));
    if (checkpoint.origin !== file.origin || checkpoint.size !== file.size)
      refuse('export_malformed', 'size');
    step = 'leaves';
    const newest = checkLeaves(file, checkpoint);
    step = 'bodies';
    const records = openBodies(file);
    step = 'facts';
    const uncited = checkFacts(file, records);
    step = 'heads';
    checkHeads(file, checkpoint, newest);
    step = 'documents';
    const documents = documentFindings(file, records);
    return {
      file,
      trust: policy === undefined ? 'first_use' : 'policy',
      records,
      facts: new Map(file.facts.map(({ fact, body }) => [fact, body])),
      completeUpTo: file.heads.leaf.at,
      signatures: checkpoint.findings,
      ignored: ignoredOf(checkpoint),
      findings: [...documents, ...uncited],
    };
  });
  return outcome.ok ? outcome : err({ step, fault: outcome.error });
}

/** @returns the newest leaf of each key */
function checkLeaves({ lines, stream }: ExportFile, { size, root }: CheckedCheckpoint) {
  const newest = new Map<string, ReadLeaf>();
  let end: StreamEnd | undefined;
  let last = -1;
  let at: string | undefined;
  for (const { index, leaf, path } of lines) {
    if (leaf.stream !== stream) refuse('stream_mismatch', `seq ${leaf.seq}`);
    if (index <= last) refuse('export_malformed', `index ${index}`);
    last = index;
    verifyInclusion({ index, size, leaf: leaf.hash, path, root });
    checkFollows(leaf, end);
    checkMoment(leaf, at);
    checkRevision(leaf, newest.get(leaf.key));
    end = { seq: leaf.seq, leaf: leaf.hash };
    at = leaf.at;
    newest.set(leaf.key, leaf);
  }
  if (end === undefined) refuse('export_malformed', 'stream.jsonl');
  return newest;
}

function openBodies({ lines, bodies }: ExportFile): readonly OpenedRecord[] {
  if (bodies.length !== lines.length) refuse('body_mismatch', `${bodies.length} of ${lines.length}`);
  const erased = new Map(
    lines.flatMap(({ leaf }) => (leaf.op === 'erase' ? [[leaf.key, leaf.at.slice(0, 10)]] : [])),
  );
  return lines.map(({ index, leaf }, place) => {
    const body = bodies[place];
    if (body?.txId !== txIdOf(leaf)) return refuse('body_mismatch', `seq ${leaf.seq}`);
    const erasedOn = 'erasedOn' in body ? body.erasedOn : undefined;
    if (erasedOn !== erased.get(leaf.key)) refuse('body_mismatch', `seq ${leaf.seq}`);
    if ('erasedOn' in body) return { index, leaf, values: undefined };
    if (body.names.length !== body.fields.length) refuse('body_mismatch', `seq ${leaf.seq}`);
    const isNamed = namesHash(body.names) === leaf.names && isNamedSo(leaf.schema, body.names);
    if (!isNamed) refuse('names_mismatch', `seq ${leaf.seq}`);
    const fields = body.fields.map(({ value, salt }, at) => ({ name: body.names[at] ?? '', value, salt }));
    if (spelledHash(new Body(fields).root) !== leaf.body) refuse('field_mismatch', `seq ${leaf.seq}`);
    return { index, leaf, values: new Map(fields.map(({ name, value }) => [name, value])) };
  });
}

/** Throws `fact_mismatch` where a fact is out of order or not what an act cites.
 *  @returns facts that no act cites */
function checkFacts({ facts }: ExportFile, records: readonly OpenedRecord[]): readonly ExportFinding[] {
  const cited = new Map<string, Set<string>>();
  for (const { leaf, values } of records)
    if (leaf.kind === 'act') for (const part of partsOf(values?.get('payload') ?? null)) note(cited, part);
  let last = '';
  return facts.flatMap(({ fact, salt, body }) => {
    if (fact <= last) refuse('fact_mismatch', fact);
    last = fact;
    const digests = cited.get(fact);
    if (digests === undefined) return [{ found: 'fact_not_cited' as const, at: fact }];
    const digest = hex(sha256(concat(salt, utf8(canonicalJson(body)))));
    return digests.size === 1 && digests.has(digest) ? [] : refuse('fact_mismatch', fact);
  });
}

/** The value and everything within it. */
function* partsOf(value: Json): Generator<Json> {
  yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* partsOf(part);
}

function note(cited: Map<string, Set<string>>, part: Json): void {
  if (!isObject(part) || Object.keys(part).length !== 2) return;
  const { fact, digest } = part;
  if (typeof fact !== 'string' || typeof digest !== 'string') return;
  cited.set(fact, (cited.get(fact) ?? new Set()).add(digest));
}

function checkHeads(
  { heads, stream, lines }: ExportFile,
  checkpoint: CheckedCheckpoint,
  newest: ReadonlyMap<string, ReadLeaf>,
): void {
  verifyHeads(heads, checkpoint);
  const { head } = heads;
  const last = lines.at(-1);
  const isLast =
    last !== undefined && head.seq === last.leaf.seq && head.leaf === spelledHash(last.leaf.hash);
  if (head.stream !== stream || !isLast || heads.index <= last.index) refuse('heads_mismatch');
  checkMoment(heads.leaf, last.leaf.at);
  const keys = keyTreeOf(new Map([...newest].map(([key, leaf]) => [key, spelledHash(leaf.hash)])));
  if (head.keyCount !== keys.count || head.keyRoot !== spelledHash(keys.tree.root()))
    refuse('heads_mismatch');
}

function documentFindings(
  { others }: ExportFile,
  records: readonly OpenedRecord[],
): readonly ExportFinding[] {
  const recorded = new Set(
    records.flatMap(({ leaf, values }) => {
      const digest = leaf.kind === 'file' ? values?.get('sha256') : undefined;
      return typeof digest === 'string' ? [digest] : [];
    }),
  );
  const there = new Set<string>();
  const findings: ExportFinding[] = [];
  for (const [name, content] of others) {
    if (!name.startsWith('documents/')) continue;
    const digest = hex(sha256(content));
    there.add(digest);
    if (!recorded.has(digest)) findings.push({ found: 'document_without_leaf', at: name });
  }
  for (const digest of recorded)
    if (!there.has(digest)) findings.push({ found: 'leaf_without_document', at: digest });
  return findings;
}
