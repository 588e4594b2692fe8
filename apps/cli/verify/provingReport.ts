import { hex } from '@tabellion/ledger/bytes.ts';
import type { FailedExport } from '@tabellion/ledger/files/verifyExport.ts';
import type { FailedProof, Ignored, Trust, VerifiedProof } from '@tabellion/ledger/files/verifyProof.ts';
import type { SignatureFinding } from '@tabellion/ledger/note/note.ts';
import type { Json } from '@tabellion/ledger/strictJson.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { oneLine } from '../table.ts';
import { factsOf, linesOf, type Outcome, reportOf } from './outcome.ts';

/** The fields that a proof shows, and what it does not show. */
export function proofOutcome(proof: VerifiedProof, text: Text): Outcome {
  const { leaf, trust, fields, names, heldAt, index, size, origin, signatures, ignored } = proof;
  const hidden = names.filter((name) => !fields.some((field) => field.name === name));
  const report = reportOf([
    linesOf([...opLines(leaf.op, text), trustLine('proof', trust, text)]),
    factsOf([
      [text('prove.recorded'), text('prove.recordedAt', { at: utc(leaf.at) })],
      [text('prove.record'), text('prove.revision', { kind: leaf.kind, revision: leaf.rev })],
      [text('prove.log'), text('prove.entry', { name: oneLine(origin), index, size })],
      ['txId', hex(leaf.hash)],
    ]),
    fields.length === 0
      ? linesOf([text('prove.noneShown')])
      : factsOf(
          fields.map(({ name, value }) => [name, shown(value)]),
          `${text('prove.shown')}:`,
        ),
    factsOf(hidden.length === 0 ? [] : [[text('prove.hidden'), hidden.join(', ')]]),
    linesOf([heldAt === undefined ? text('prove.notHeld') : text('prove.held', { at: utc(heldAt) })]),
    linesOf([...signatureLines(signatures, text), ...ignoredLines(ignored, text)]),
  ]);
  const json = {
    kind: 'proof',
    verdict: 'consistent',
    trust,
    op: leaf.op,
    tx_id: hex(leaf.hash),
    record: leaf.kind,
    revision: leaf.rev,
    recorded_at: leaf.at,
    origin,
    index,
    size,
    fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    not_shown: hidden,
    held_at: heldAt ?? null,
    signatures: signatureJson(signatures),
    ignored,
  };
  return { code: 0, isKnown: trust === 'policy', report, json };
}

/** The step that failed, in words, and the code of what was found. */
export function refusedOutcome(
  kind: 'proof' | 'export',
  { step, fault }: FailedProof | FailedExport,
  text: Text,
): Outcome {
  const at = fault.at === undefined ? '' : `: ${oneLine(fault.at)}`;
  return {
    code: 1,
    isKnown: false,
    report: [
      linesOf([text('prove.refused')]),
      linesOf([text(`prove.failed.${step}`), `(${step}: ${fault.code}${at})`]),
    ],
    json: {
      kind,
      verdict: 'refused',
      step,
      code: fault.code,
      ...(fault.at !== undefined && { at: fault.at }),
    },
  };
}

/** Where the log's key is not known, how to say which logs one trusts. */
export function trustLine(kind: 'proof' | 'export', trust: Trust, text: Text): string {
  const sentence = text(`prove.${kind}.${trust}`);
  return trust === 'policy' ? sentence : `${sentence} ${text('prove.hint.policy')}`;
}

function opLines(op: VerifiedProof['leaf']['op'], text: Text): readonly string[] {
  if (op === 'put') return [];
  return [text(op === 'del' ? 'prove.deleted' : 'prove.erased')];
}

export function signatureLines(signatures: readonly SignatureFinding[], text: Text): readonly string[] {
  return signatures.flatMap((finding) => {
    if (finding.state === 'not_checked') return [text('prove.notChecked', { name: finding.key.name })];
    if (finding.state === 'unknown' || finding.at === undefined) return [];
    const at = new Date(finding.at * 1000).toISOString();
    return [text('prove.cosigned', { name: finding.key.name, at: utc(at) })];
  });
}

export const signatureJson = (signatures: readonly SignatureFinding[]) =>
  signatures.map((finding) => ({
    state: finding.state,
    name: finding.state === 'unknown' ? finding.name : finding.key.name,
    ...('at' in finding && finding.at !== undefined && { at: finding.at }),
  }));

export const ignoredLines = (ignored: readonly Ignored[], text: Text): readonly string[] =>
  ignored.map((what) => text(`prove.ignored.${what}`));

/** Text as it is, on one line; anything else as JSON. */
const shown = (value: Json): string => oneLine(typeof value === 'string' ? value : JSON.stringify(value));

export const utc = (at: string): string => `${at.slice(0, 19).replace('T', ' ')} UTC`;
