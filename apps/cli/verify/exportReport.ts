import { readActRecords } from '@tabellion/book/actRecord.ts';
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { registersOn } from '@tabellion/book/registersOn.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { type VerifiedExport, verifyExport } from '@tabellion/ledger/files/verifyExport.ts';
import type { Policy } from '@tabellion/ledger/note/policy.ts';
import { type certificatesOfPem, subjectOf } from '@tabellion/paper/verify/certificates.ts';
import { verifyStampReply } from '@tabellion/paper/verify/stampReply.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { oneLine } from '../table.ts';
import { firstDifference } from './firstDifference.ts';
import { factsOf, linesOf, type Outcome, type Part, reportOf } from './outcome.ts';
import {
  ignoredLines,
  refusedOutcome,
  signatureJson,
  signatureLines,
  trustLine,
  utc,
} from './provingReport.ts';

export const EXPORT_ENDING = '.tabellion.zip';

/** The reader's own: the logs that he trusts, and the roots of time-stamp authorities. */
export interface ExportTrust {
  readonly policy: Policy | undefined;
  readonly roots: ReturnType<typeof certificatesOfPem>;
  /** Compares the package of the Open Cap Format with the acts; left out where that is not done. */
  readonly checkPackage?: PackageCheck | undefined;
}

export const PACKAGE = 'company.ocf.zip';

export type CheckedPackage = { readonly state: 'same' } | { readonly state: 'differs'; readonly at: string };

export type PackageCheck = (found: VerifiedExport, acts: readonly Act[]) => Promise<CheckedPackage>;

export async function checkExport(
  bytes: Uint8Array,
  { policy, roots, checkPackage }: ExportTrust,
  text: Text,
): Promise<Outcome> {
  const found = verifyExport(bytes, policy);
  if (!found.ok) return refusedOutcome('export', found.error, text);
  const stamp = await checkStamp(found.value, roots);
  const read = actsOf(found.value);
  if ('unread' in read)
    return exportOutcome(found.value, { stamp, unread: read.unread, registers: [] }, text);
  const isToBeCompared = found.value.file.others.has(PACKAGE);
  const registers = checkRegisters(found.value, read.acts);
  const made = isToBeCompared ? await checkPackage?.(found.value, read.acts) : undefined;
  return exportOutcome(found.value, { stamp, registers, package: made }, text);
}

interface CheckedStamp {
  readonly state: 'trusted' | 'unknown' | 'broken';
  readonly at?: string;
  readonly name?: string;
}

/** The time stamp of the checkpoint, where there is one. */
async function checkStamp(
  { file: { stamp, checkpoint } }: VerifiedExport,
  roots: ExportTrust['roots'],
): Promise<CheckedStamp | undefined> {
  if (stamp === undefined) return undefined;
  const found = await verifyStampReply(stamp.slice(), checkpoint.slice(), roots);
  if (found === undefined) return { state: 'broken' };
  return { state: found.isTrusted ? 'trusted' : 'unknown', at: found.at, name: subjectOf(found.by) };
}

/** All that was checked beside the file itself. */
interface Checks {
  readonly stamp: CheckedStamp | undefined;
  readonly unread?: Unread | undefined;
  readonly registers: readonly CheckedRegister[];
  /** Undefined where it was not compared. */
  readonly package?: CheckedPackage | undefined;
}

/** The history that an export shows, and its registers computed anew from the acts. */
function exportOutcome(found: VerifiedExport, checks: Checks, text: Text): Outcome {
  const isWhole = isProven(found, checks);
  return {
    code: isWhole ? 0 : 1,
    isKnown: found.trust === 'policy',
    report: exportReport(found, checks, text),
    json: exportJson(found, checks),
  };
}

/** True where all that the file holds follows from its log; a recorded document may be missing. */
function isProven({ findings }: VerifiedExport, checks: Checks): boolean {
  const { stamp, unread, registers, package: made } = checks;
  const isSame = registers.every(({ differsAt }) => differsAt === undefined);
  const isCovered = findings.every(({ found }) => found === 'leaf_without_document');
  const isSound = stamp?.state !== 'broken' && made?.state !== 'differs';
  return unread === undefined && isSound && isSame && isCovered;
}

function exportReport(found: VerifiedExport, checks: Checks, text: Text): readonly Part[] {
  const { file, trust, records, completeUpTo, signatures, ignored, findings } = found;
  const { stamp, unread, registers } = checks;
  const same = registers.filter(({ differsAt }) => differsAt === undefined);
  const place = { name: oneLine(file.origin), index: lastIndex(found), size: file.size };
  return reportOf([
    linesOf([
      ...(isProven(found, checks) ? [] : [text('prove.export.partly')]),
      trustLine('export', trust, text),
    ]),
    factsOf([
      [text('prove.log'), text('prove.entry', place)],
      [text('prove.records'), String(records.length)],
      [text('prove.complete', { at: utc(completeUpTo) }), ''],
    ]),
    linesOf(
      erasedIn(found).map(({ on, records: count }) => text('prove.export.erased', { count, date: on })),
    ),
    linesOf(
      unread === undefined ? registers.map((one) => registerLine(one, text)) : [unreadLine(unread, text)],
    ),
    ...same.map((one) => capTable(one, text)),
    linesOf(findings.map(({ found, at }) => text(`prove.found.${found}`, { name: oneLine(at) }))),
    linesOf([
      ...stampLines(stamp, text),
      ...packageLines(found, checks, text),
      ...signatureLines(signatures, text),
      ...ignoredLines(ignored, text),
    ]),
  ]);
}

function exportJson(found: VerifiedExport, checks: Checks): object {
  const { file, trust, records, completeUpTo, signatures, ignored, findings } = found;
  return {
    kind: 'export',
    verdict: isProven(found, checks) ? 'consistent' : 'partly_proven',
    trust,
    origin: file.origin,
    size: file.size,
    stream: file.stream,
    records: records.length,
    complete_up_to: completeUpTo,
    erased: erasedIn(found),
    registers: checks.registers.map(({ date, differsAt }) => ({ date, differs_at: differsAt ?? null })),
    unread: checks.unread ?? null,
    findings,
    stamp: checks.stamp ?? null,
    package: checks.package ?? null,
    not_checked: isPackageCompared(found, checks) ? [] : [PACKAGE],
    signatures: signatureJson(signatures),
    ignored,
  };
}

/** How many records were erased, by the day: their leaves are there, in their places, and nobody can open them. */
function erasedIn({ records }: VerifiedExport): readonly { readonly on: string; readonly records: number }[] {
  const days = new Map<string, number>();
  for (const { leaf } of records) {
    const on = leaf.at.slice(0, 10);
    if (leaf.op === 'erase') days.set(on, (days.get(on) ?? 0) + 1);
  }
  return [...days].map(([on, count]) => ({ on, records: count }));
}

const lastIndex = ({ records }: VerifiedExport): number => records.at(-1)?.index ?? 0;

type Unread =
  | { readonly why: 'unknown'; readonly seq: number; readonly kind: string; readonly v: number }
  | { readonly why: 'malformed' | 'erased'; readonly seq: number };

/** The acts of the stream; or the first that this program cannot read, after which nothing is claimed. */
function actsOf({
  records,
}: VerifiedExport): { readonly acts: readonly Act[] } | { readonly unread: Unread } {
  const own = records.filter(({ leaf }) => leaf.kind === 'act');
  const newer = own.findIndex(({ leaf }) => leaf.schema !== 'act@1');
  if (newer >= 0) {
    const v = Number(own[newer]?.leaf.schema.slice('act@'.length));
    return { unread: { why: 'unknown', seq: newer + 1, kind: 'act', v } };
  }
  const erased = own.findIndex(({ values }) => values === undefined);
  if (erased >= 0) return { unread: { why: 'erased', seq: erased + 1 } };
  const { acts, unread } = readActRecords(own.map(({ values }) => Object.fromEntries(values ?? [])));
  return unread === undefined ? { acts } : { unread };
}

interface CheckedRegister {
  readonly date: string;
  readonly computed: ReturnType<typeof registersOn>;
  /** The first place in which the file says something else than the acts. */
  readonly differsAt: string | undefined;
}

function checkRegisters({ file, facts }: VerifiedExport, acts: readonly Act[]): readonly CheckedRegister[] {
  return file.asOf.flatMap((day) => {
    const date = parsePlainDate(day);
    if (date === undefined) return [];
    const computed = registersOn(acts, date, facts);
    const spelled: unknown = JSON.parse(canonicalJson(computed));
    return [{ date, computed, differsAt: firstDifference(file.registers.get(day), spelled) }];
  });
}

const registerLine = ({ date, differsAt }: CheckedRegister, text: Text): string =>
  differsAt === undefined
    ? text('prove.registers.same', { date })
    : text('prove.registers.differ', { date, place: oneLine(differsAt) });

function unreadLine(unread: Unread, text: Text): string {
  const { why, seq } = unread;
  return why === 'unknown'
    ? text('prove.acts.unknown', { seq, kind: oneLine(unread.kind), version: unread.v })
    : text(`prove.acts.${why}`, { seq });
}

function capTable({ date, computed }: CheckedRegister, text: Text): Part {
  const rows = computed.cap_table.holders.map(({ person, name, total, percent, percent_votes }) => [
    nameOf(name) ?? person,
    total,
    percent,
    percent_votes,
  ]);
  const head = [text('prove.holder'), text('prove.shares'), '%', text('prove.votes')];
  const title = `${text('prove.capTable', { date })}:`;
  return { is: 'rows', title, rows: [head, ...rows], right: [1, 2, 3] };
}

/** A name as people read it: that of a body, or first and family name. */
function nameOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const words = new Map(Object.entries(body).filter(([, word]) => typeof word === 'string'));
  const person = [words.get('firstname'), words.get('lastname')].filter((word) => word !== '' && word);
  return oneLine(words.get('company_name') || person.join(' ')) || undefined;
}

function stampLines(stamp: CheckedStamp | undefined, text: Text): readonly string[] {
  if (stamp === undefined) return [];
  const { state, at = '', name = '' } = stamp;
  const sentence = text(`prove.stamp.${state}`, { at: utc(at), name: oneLine(name) });
  return [state === 'unknown' ? `${sentence} ${text('prove.hint.root')}` : sentence];
}

/** Or there is none. */
const isPackageCompared = ({ file }: VerifiedExport, { package: made }: Checks): boolean =>
  !file.others.has(PACKAGE) || made !== undefined;

function packageLines(found: VerifiedExport, checks: Checks, text: Text): readonly string[] {
  const { package: made } = checks;
  if (!isPackageCompared(found, checks)) return [text('prove.ocfNotChecked')];
  if (made?.state === 'differs') return [text('prove.ocf.differs', { place: oneLine(made.at) })];
  return made === undefined ? [] : [text('prove.ocf.same')];
}
