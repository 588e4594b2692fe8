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
import { checkExport, type ExportTrust } from './exportReport.ts';
import { EXPORT_ENDING, type Outcome, utc, worstOf } from './provingReport.ts';

/** All that a sealed PDF may be compared with. */
export interface SealedPdfInput extends ExportTrust {
  /** The JSON of evidence. */
  readonly evidence: Uint8Array<ArrayBuffer> | undefined;
}

export async function sealedPdfOutcome(
  bytes: Uint8Array<ArrayBuffer>,
  { roots, evidence, policy }: SealedPdfInput,
  text: Text,
): Promise<Outcome> {
  const pdf = await verifyPdf(bytes, { roots });
  const json = evidence === undefined ? undefined : await foundJson(evidence, pdf);
  const findings: Verified = { ...pdf, ...(json && { json }) };
  const exports = await attachedExports(bytes, { policy, roots }, text);
  const reports = exports.map(({ name, outcome }) => `\n${oneLine(name)}\n\n${outcome.report}`);
  const found = exports.map(({ name, outcome }) => ({ name, ...outcome.json }));
  return {
    code: worstOf([codeOf(findings), ...exports.map(({ outcome }) => outcome.code)]),
    report: [report(findings, text), ...reports].join(''),
    json: exports.length === 0 ? findings : { ...findings, exports: found },
  };
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

interface Verified extends Findings {
  readonly json?: FoundJson;
}

/** The verdict first, then why, what was sealed, by whom, what was changed, what is attached. */
function report(findings: Verified, text: Text): string {
  const { verdict, reasons, document, signatures, edits, attachments, json, sha256 } = findings;
  const parts = [
    [text(`verify.verdict.${verdict}`), ...reasons.map((reason) => text(`verify.reason.${reason}`))],
    json === undefined ? [] : [`${text('verify.json')}: ${text(`verify.json.${json.state}`)}`],
    document === undefined ? [] : documentLines(document, text),
    ...signatures.map((signature) => signatureLines(signature, findings, text)),
    edits.map((edit) => sentenceOf(edit, text)),
    attachments.map(
      ({ name, title, state }) =>
        `${oneLine(name)}${title === undefined ? '' : ` (${oneLine(title)})`}: ${text(`verify.attachment.${state}`)}`,
    ),
    [`SHA-256: ${sha256}`],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function documentLines(
  { corporation, number, title, signees, isBySeal }: FoundDocument,
  text: Text,
): readonly string[] {
  const numbered = number === undefined ? '' : ` (${oneLine(number)})`;
  return [
    `${text(isBySeal ? 'verify.document' : 'verify.document.metadata')}:`,
    `  ${text('verify.corporation')}: ${oneLine(corporation)}${numbered}`,
    `  ${text('verify.documentTitle')}: ${oneLine(title)}`,
    ...signees.map(({ name, at }) => `  ${text('verify.signed')}: ${oneLine(name)}, ${utc(at)}`),
  ];
}

function signatureLines(
  signature: FoundSignature,
  findings: Pick<Findings, 'verdict' | 'reasons' | 'edits'>,
  text: Text,
): readonly string[] {
  const { kind, corporation, signee, by, issuedBy, stamp } = signature;
  const isOther = isByOther(signature, findings);
  return [
    `${text(titleOf(signature, isOther))}: ${text(resultOf(signature, isOther, isChanged(findings)))}`,
    ...(signee === undefined
      ? []
      : [
          `  ${text('verify.signee')}: ${oneLine(signee.name)}`,
          ...(signee.at === undefined ? [] : [`  ${text('verify.signedAt')}: ${utc(signee.at)}`]),
          ...(signee.reason === '' ? [] : [`  ${text('verify.stated')}: ${oneLine(signee.reason)}`]),
        ]),
    ...(corporation === undefined ? [] : [`  ${text('verify.corporation')}: ${oneLine(corporation)}`]),
    `  ${text('verify.by')}: ${oneLine(by) || text('verify.by.unknown')}`,
    ...(issuedBy === '' ? [] : [`  ${text('verify.issuedBy')}: ${oneLine(issuedBy)}`]),
    ...(stamp === undefined
      ? []
      : [
          `  ${text('verify.stampedAt')}: ${utc(stamp.at)}`,
          ...(kind === 'time_stamp' ? [] : [`  ${text('verify.stampedBy')}: ${oneLine(stamp.by)}`]),
          ...(stamp.isTrusted ? [] : [`  ${text('verify.stampNotChecked')}`]),
        ]),
  ];
}

function sentenceOf(edit: Edit, text: Text): string {
  const { kind, ...params } = edit;
  const shown = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === 'string' ? oneLine(value) : value,
  ]);
  return text(`verify.edit.${kind}`, Object.fromEntries(shown));
}
