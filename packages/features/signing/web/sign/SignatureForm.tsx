import type { Answer } from '@tabellion/kit/client.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type PointerEvent, useId, useRef, useState } from 'react';
import type { SignatureInput, SignerView } from '../../signeeContract.ts';

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

/** The picture's size, in pixels. */
const SIZE = { width: 720, height: 240 };

/** A field to draw in with a finger, a pen or a mouse. @param onDrawn  the PNG in base64; undefined once it is empty */
function SignaturePad({ onDrawn }: { onDrawn(png: string | undefined): void }) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDown = useRef(false);

  const brush = () => {
    const context = canvas.current?.getContext('2d');
    if (!context) return undefined;
    Object.assign(context, { lineWidth: 5, lineCap: 'round', lineJoin: 'round', strokeStyle: '#10245c' });
    return context;
  };
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) * SIZE.width) / width, ((clientY - top) * SIZE.height) / height] as const;
  };
  const end = () => {
    if (!isDown.current) return;
    isDown.current = false;
    onDrawn(canvas.current?.toDataURL('image/png').replace(/^data:image\/png;base64,/, ''));
  };

  return (
    <div className="signpad">
      <canvas
        ref={canvas}
        {...SIZE}
        role="img"
        aria-label={text('signing.page.pad')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDown.current = true;
          const context = brush();
          context?.beginPath();
          context?.moveTo(...place(event));
          context?.lineTo(...place(event));
          context?.stroke();
        }}
        onPointerMove={(event) => {
          if (!isDown.current) return;
          const context = brush();
          context?.lineTo(...place(event));
          context?.stroke();
        }}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          brush()?.clearRect(0, 0, SIZE.width, SIZE.height);
          onDrawn(undefined);
        }}
      >
        {text('signing.page.clear')}
      </Button>
    </div>
  );
}

const drawnSignature = (png: string | undefined): SignatureInput | undefined =>
  png === undefined ? undefined : { kind: 'drawn', png };

const typedSignature = (name: string): SignatureInput | undefined =>
  name === '' ? undefined : { kind: 'typed', text: name };
