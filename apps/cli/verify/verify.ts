import { readFile } from 'node:fs/promises';
import { certificatesOfPem } from '@tabellion/paper/verify/certificates.ts';
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
import { createText, languages, type Text } from '@tabellion/texts/text.ts';
import { verifying as ar } from '@tabellion/texts/verifying/ar.ts';
import { verifying as en } from '@tabellion/texts/verifying/en.ts';
import { verifying as fr } from '@tabellion/texts/verifying/fr.ts';
import { verifying as tr } from '@tabellion/texts/verifying/tr.ts';
import { type Command, UsageError } from '../command.ts';
import { oneLine } from '../table.ts';
import { oneOf } from '../values.ts';

const words = { en, fr, tr, ar };

export const verify: Command = {
  name: 'verify',
  summary: 'Says whether a sealed PDF is intact, and names what was changed since.',
  operands: ['FILE'],
  options: [
    { name: 'root', value: 'FILE', help: 'the root certificates of the seals you trust (PEM)' },
    {
      name: 'evidence',
      value: 'FILE',
      help: 'the JSON of evidence, to be compared with the sealed PDF of the same evidence',
    },
    { name: 'language', value: 'LANGUAGE', help: `${languages.join(', ')}; default: en` },
    { name: 'json', help: 'everything that was found, as one JSON object' },
  ],
  example: 'tabellion verify resolution.pdf --root root.pem',
  async run({ operands: [file = ''], values, switches }, { write }) {
    const language = oneOf(values.get('language') ?? 'en', 'language', languages);
    const root = values.get('root');
    const roots = root === undefined ? [] : certificatesOfPem(await readFile(root, 'utf8'));
    if (root !== undefined && roots.length === 0)
      throw new UsageError(`--root ${root} has no certificate; name a PEM file.`);
    const evidence = values.get('evidence');
    const pdf = await verifyPdf(new Uint8Array(await readFile(file)), { roots });
    const json =
      evidence === undefined ? undefined : await foundJson(new Uint8Array(await readFile(evidence)), pdf);
    const findings: Verified = { ...pdf, ...(json && { json }) };
    const text = createText(language, words[language]);
    write(switches.has('json') ? `${JSON.stringify(findings, null, 1)}\n` : report(findings, text));
    if (findings.verdict === 'unreadable') return 2;
    return findings.verdict === 'intact' && (json === undefined || json.state === 'as_sealed') ? 0 : 1;
  },
};

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

const utc = (at: string): string => `${at.slice(0, 19).replace('T', ' ')} UTC`;

function sentenceOf(edit: Edit, text: Text): string {
  const { kind, ...params } = edit;
  const shown = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === 'string' ? oneLine(value) : value,
  ]);
  return text(`verify.edit.${kind}`, Object.fromEntries(shown));
}
