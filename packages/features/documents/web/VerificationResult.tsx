import type { Edit, Findings, FoundAttachment, FoundSignature } from '@tabellion/paper/verify/findings.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { Id, InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { knowsDocument } from '../verifyContract.ts';

interface FoundInDocumentProps {
  /** Of the file. */
  name: string;
  findings: Findings;
}

const tones = {
  intact: 'ok',
  edited: 'err',
  broken: 'err',
  other_sealer: 'warn',
  not_sealed: 'warn',
  unreadable: 'warn',
} as const;

/** The verdict in a sentence, why, and all that was found. */
export function VerificationResult({ name, findings }: FoundInDocumentProps) {
  const text = useText();
  const { verdict, reasons, signatures, edits, attachments, sha256 } = findings;
  return (
    <div className="stack s4">
      <Callout tone={tones[verdict]} title={text(`verify.verdict.${verdict}`)}>
        {reasons.map((reason) => (
          <p key={reason}>{text(`verify.reason.${reason}`)}</p>
        ))}
      </Callout>
      <Edits of={edits} />
      <Card title={text('verify.file.name')}>
        <Particulars
          facts={[
            { key: 'name', label: text('verify.file.name'), value: <UserText>{name}</UserText> },
            {
              key: 'sha256',
              label: 'SHA-256',
              value: (
                <span style={{ overflowWrap: 'anywhere' }}>
                  <Id>{sha256}</Id>
                </span>
              ),
            },
            { key: 'known', label: text('verify.known'), value: <IssuedHere sha256={sha256} /> },
          ]}
        />
      </Card>
      {signatures.map((signature, at) => (
        <Signature key={at} of={signature} isEdited={edits.length > 0} />
      ))}
      <Attachments of={attachments} />
    </div>
  );
}

function Edits({ of: edits }: { of: readonly Edit[] }) {
  const text = useText();
  if (edits.length === 0) return null;
  return (
    <Card title={text('verify.changes')}>
      <ul>
        {edits.map((edit) => {
          const { kind, ...params } = edit;
          return <li key={JSON.stringify(edit)}>{text(`verify.edit.${kind}`, params)}</li>;
        })}
      </ul>
    </Card>
  );
}

interface SignatureProps {
  of: FoundSignature;
  /** The file was changed after its last signature. */
  isEdited: boolean;
}

function Signature({ of: { kind, flaw, signee, by, issuedBy, stamp }, isEdited }: SignatureProps) {
  const text = useText();
  const isRead = by !== '';
  const holds = isEdited ? 'verify.validPart' : 'verify.valid';
  return (
    <Card title={text(signee ? 'verify.kind.signee' : `verify.kind.${kind}`)}>
      <Particulars
        facts={[
          {
            key: 'result',
            label: text('verify.result'),
            value: text(flaw === undefined ? holds : `verify.reason.${flaw}`),
          },
          ...(signee
            ? [
                { key: 'signee', label: text('verify.signee'), value: <UserText>{signee.name}</UserText> },
                {
                  key: 'signedAt',
                  label: text('verify.signedAt'),
                  value: signee.at && <InstantText instant={signee.at} />,
                },
                { key: 'stated', label: text('verify.stated'), value: <UserText>{signee.reason}</UserText> },
              ]
            : []),
          {
            key: 'by',
            label: text('verify.by'),
            value: isRead ? <UserText>{by}</UserText> : text('verify.by.unknown'),
          },
          ...(isRead
            ? [
                {
                  key: 'issuer',
                  label: text('verify.issuedBy'),
                  value: <UserText>{issuedBy}</UserText>,
                },
                {
                  key: 'stamp',
                  label: text('verify.stampedAt'),
                  value: stamp ? <InstantText instant={stamp.at} /> : text('verify.noStamp'),
                },
              ]
            : []),
          ...(stamp
            ? [
                {
                  key: 'stampedBy',
                  label: text('verify.stampedBy'),
                  value: <UserText>{stamp.by}</UserText>,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

function Attachments({ of: attachments }: { of: readonly FoundAttachment[] }) {
  const text = useText();
  if (attachments.length === 0) return null;
  return (
    <Card title={text('verify.attachments')}>
      <Particulars
        facts={attachments.map(({ name, title, state }) => ({
          key: name,
          label: <UserText>{title ?? name}</UserText>,
          value: text(`verify.attachment.${state}`),
        }))}
      />
    </Card>
  );
}

/** Asked with the digest alone. */
function IssuedHere({ sha256 }: { sha256: string }) {
  const text = useText();
  const known = useRead(knowsDocument, { body: { sha256 } });
  if (known.isError) return text('verify.known.failed');
  if (known.data === undefined) return <Loading />;
  return text(known.data.is_known ? 'verify.known.yes' : 'verify.known.no');
}
