import { utf8 } from '@tabellion/ledger/bytes.ts';
import { attempt } from '@tabellion/ledger/fault.ts';
import { readCheckpoint } from '@tabellion/ledger/files/verifyProof.ts';
import type { Policy } from '@tabellion/ledger/note/policy.ts';
import { judgePdf } from '@tabellion/paper/judgePdf.ts';
import { attachedFiles } from '@tabellion/paper/verify/attachments.ts';
import { foundJson } from '@tabellion/paper/verify/evidenceJson.ts';
import {
  type Edit,
  type Findings,
  type FoundDocument,
  type FoundJson,
  type FoundSignature,
  isByOther,
  isChanged,
} from '@tabellion/paper/verify/findings.ts';
import { resultOf, titleOf } from '@tabellion/paper/verify/signatureWords.ts';
import { verify as verifyPdf } from '@tabellion/paper/verify/verify.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { oneLine } from '../table.ts';
import { checkExport, EXPORT_ENDING, type ExportTrust } from './exportReport.ts';
import { factsOf, linesOf, type Outcome, type Part, reportOf, worstOf } from './outcome.ts';
import { utc } from './provingReport.ts';

/** All that a sealed PDF may be compared with. */
export interface SealedPdfInput extends ExportTrust {
  /** The JSON of evidence. */
  readonly evidence: Uint8Array<ArrayBuffer> | undefined;
}

export async function sealedPdfOutcome(
  bytes: Uint8Array<ArrayBuffer>,
  { evidence, ...trust }: SealedPdfInput,
  text: Text,
): Promise<Outcome> {
  const { roots, policy } = trust;
  const pdf = await verifyPdf(bytes, { roots });
  const json = evidence === undefined ? undefined : await foundJson(evidence, pdf);
  const findings: Verified = { ...pdf, ...(json && { json }) };
  const log = logWhenSealed(findings, policy, text);
  const exports = await attachedExports(bytes, trust, text);
  const reports = exports.flatMap(({ name, outcome }) => [linesOf([oneLine(name)]), ...outcome.report]);
  const found = exports.map(({ name, outcome }) => ({ name, ...outcome.json }));
  return {
    code: worstOf([codeOf(findings), log?.code ?? 0, ...exports.map(({ outcome }) => outcome.code)]),
    isKnown: isSealerKnown(findings) && exports.every(({ outcome }) => outcome.isKnown),
    report: [...report(findings, text), ...(log === undefined ? [] : [log.fact]), ...reports],
    json: exports.length === 0 ? findings : { ...findings, exports: found },
  };
}

/** The checkpoint that the seal holds: the log as it stood then. Undefined where the seal holds none. */
function logWhenSealed({ document }: Findings, policy: Policy | undefined, text: Text) {
  const checkpoint = document?.isBySeal ? document.checkpoint : undefined;
  if (checkpoint === undefined) return undefined;
  const read = attempt(() => readCheckpoint(utf8(checkpoint), policy));
  const fact = (words: string) => factsOf([[text('verify.checkpoint'), words]]);
  if (!read.ok) return { code: 1 as const, fact: fact(text('verify.checkpoint.wrong')) };
  const { origin, size } = read.value;
  const log = text('verify.checkpoint.log', { name: oneLine(origin), size });
  const isKnown = policy !== undefined;
  return { code: 0 as const, fact: fact(isKnown ? log : text('verify.checkpoint.unknown', { log })) };
}

/** The exports that a bound book carries, each checked as if it were a file of its own. */
async function attachedExports(bytes: Uint8Array<ArrayBuffer>, trust: ExportTrust, text: Text) {
  const checked: { readonly name: string; readonly outcome: Outcome }[] = [];
  const judgement = await judgePdf(bytes);
  if (judgement.is !== 'sound') return checked;
  for (const [name, content] of await attachedFiles(judgement.file, EXPORT_ENDING))
    checked.push({ name, outcome: await checkExport(content, trust, text) });
  return checked;
}

function codeOf({ verdict, json }: Verified): Outcome['code'] {
  if (verdict === 'unreadable') return 2;
  return verdict === 'intact' && (json === undefined || json.state === 'as_sealed') ? 0 : 1;
}

const isSealerKnown = ({ reasons }: Findings): boolean => !reasons.includes('sealer_not_checked');

interface Verified extends Findings {
  readonly json?: FoundJson;
}

/** The verdict first, then why, what was sealed, by whom, what was changed, what is attached. */
function report(findings: Verified, text: Text): readonly Part[] {
  const { verdict, reasons, document, signatures, edits, attachments, json, sha256 } = findings;
  return reportOf([
    linesOf([text(`verify.verdict.${verdict}`), ...reasons.map((reason) => text(`verify.reason.${reason}`))]),
    factsOf(json === undefined ? [] : [[text('verify.json'), text(`verify.json.${json.state}`)]]),
    ...(document === undefined ? [] : [documentFacts(document, text)]),
    ...signatures.map((signature) => signatureFacts(signature, findings, text)),
    linesOf(edits.map((edit) => sentenceOf(edit, text))),
    factsOf(
      attachments.map(({ name, title, state }) => [
        `${oneLine(name)}${title === undefined ? '' : ` (${oneLine(title)})`}`,
        text(`verify.attachment.${state}`),
      ]),
    ),
    factsOf([['SHA-256', sha256]]),
  ]);
}

function documentFacts({ corporation, number, title, signees, isBySeal }: FoundDocument, text: Text): Part {
  const numbered = number === undefined ? '' : ` (${oneLine(number)})`;
  const signed = signees.map(
    ({ name, at }) => [text('verify.signed'), `${oneLine(name)}, ${utc(at)}`] as const,
  );
  return factsOf(
    [
      [text('verify.corporation'), `${oneLine(corporation)}${numbered}`],
      [text('verify.documentTitle'), oneLine(title)],
      ...signed,
    ],
    `${text(isBySeal ? 'verify.document' : 'verify.document.metadata')}:`,
  );
}

function signatureFacts(
  signature: FoundSignature,
  findings: Pick<Findings, 'verdict' | 'reasons' | 'edits'>,
  text: Text,
): Part {
  const { kind, corporation, signee, by, issuedBy, stamp } = signature;
  const isOther = isByOther(signature, findings);
  const facts: (readonly [string, string])[] = [];
  if (signee !== undefined) {
    facts.push([text('verify.signee'), oneLine(signee.name)]);
    if (signee.at !== undefined) facts.push([text('verify.signedAt'), utc(signee.at)]);
    if (signee.reason !== '') facts.push([text('verify.stated'), oneLine(signee.reason)]);
  }
  if (corporation !== undefined) facts.push([text('verify.corporation'), oneLine(corporation)]);
  facts.push([text('verify.by'), oneLine(by) || text('verify.by.unknown')]);
  if (issuedBy !== '') facts.push([text('verify.issuedBy'), oneLine(issuedBy)]);
  if (stamp !== undefined) {
    facts.push([text('verify.stampedAt'), utc(stamp.at)]);
    if (kind !== 'time_stamp') facts.push([text('verify.stampedBy'), oneLine(stamp.by)]);
    if (!stamp.isTrusted) facts.push([text('verify.stampNotChecked'), '']);
  }
  const title = `${text(titleOf(signature, isOther))}: ${text(resultOf(signature, isOther, isChanged(findings)))}`;
  return factsOf(facts, title);
}

function sentenceOf(edit: Edit, text: Text): string {
  const { kind, ...params } = edit;
  const shown = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === 'string' ? oneLine(value) : value,
  ]);
  return text(`verify.edit.${kind}`, Object.fromEntries(shown));
}
