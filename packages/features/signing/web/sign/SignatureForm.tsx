import type { Answer } from '@tabellion/kit/client.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useId, useRef, useState } from 'react';
import type { SignatureInput, SignerView } from '../../signeeContract.ts';
import { drawnSignature, SignaturePad, typedSignature } from './SignaturePad.tsx';

interface SignatureFormProps {
  of: SignerView;
  onSign(body: {
    agreed: { document_id: string; sha256: string }[];
    signature: SignatureInput;
    zone?: string;
  }): Promise<Answer<unknown>>;
}

/** The signature, typed or drawn, and the consent to sign: typing needs no pointer. */
export function SignatureForm({ of: view, onSign }: SignatureFormProps) {
  const text = useText();
  const id = useId();
  const [kind, setKind] = useState<'typed' | 'drawn'>('typed');
  const [typed, setTyped] = useState(view.name);
  const drawn = useRef<string>(undefined);
  const [hasAgreed, setAgreed] = useState(false);
  const [lacks, setLacks] = useState<'signature' | 'agreement'>();
  const [busy, setBusy] = useState(false);
  const { documents, name } = view;

  const submit = async () => {
    const signature = kind === 'drawn' ? drawnSignature(drawn.current) : typedSignature(typed.trim());
    if (signature === undefined) return setLacks('signature');
    if (!hasAgreed) return setLacks('agreement');
    setLacks(undefined);
    setBusy(true);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const agreed = documents.map(({ _id: document_id, sha256 }) => ({ document_id, sha256 }));
    await onSign({ agreed, signature, ...(timeZone && { zone: timeZone }) });
    setBusy(false);
  };

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <div className="row between wrap">
        <h2>{text('signing.page.yours')}</h2>
        <Segmented
          label={text('signing.page.how')}
          value={kind}
          onChange={(value) => setKind(value === 'drawn' ? 'drawn' : 'typed')}
          choices={[
            { value: 'typed', label: text('signing.page.type') },
            { value: 'drawn', label: text('signing.page.draw') },
          ]}
        />
      </div>
      {kind === 'drawn' ? (
        <SignaturePad
          onDrawn={(png) => {
            drawn.current = png;
          }}
        />
      ) : (
        <div className="field">
          <label htmlFor={`${id}-typed`}>{text('signing.page.typeName')}</label>
          <input
            id={`${id}-typed`}
            className="input signdesk__typed"
            dir="auto"
            value={typed}
            maxLength={200}
            autoComplete="name"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      )}
      <div className="check">
        <input
          id={`${id}-agreed`}
          type="checkbox"
          checked={hasAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          aria-describedby={lacks === 'agreement' ? `${id}-lacks` : undefined}
          aria-invalid={lacks === 'agreement' || undefined}
        />
        <label htmlFor={`${id}-agreed`}>
          <RichText
            of={documents.length === 1 ? 'signing.page.agree' : 'signing.page.agreeAll'}
            with={{ name: <UserText>{name}</UserText> }}
          />
        </label>
      </div>
      {lacks && (
        <p id={`${id}-lacks`} className="help help--err" role="alert">
          {text(lacks === 'signature' ? 'SIGNING.NO_SIGNATURE' : 'signing.page.agreeFirst')}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {documents.length === 1
          ? text('signing.page.sign')
          : text('signing.page.signAll', { documents: documents.length })}
      </Button>
    </form>
  );
}
