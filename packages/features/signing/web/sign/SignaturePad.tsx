import { Button } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type PointerEvent, useRef } from 'react';
import type { SignatureInput } from '../../signeeContract.ts';

/** The picture's size, in pixels. */
const SIZE = { width: 720, height: 240 };

/** A field to draw in with a finger, a pen or a mouse. @param onDrawn  the PNG in base64; undefined once it is empty */
export function SignaturePad({ onDrawn }: { onDrawn(png: string | undefined): void }) {
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

export const drawnSignature = (png: string | undefined): SignatureInput | undefined =>
  png === undefined ? undefined : { kind: 'drawn', png };

export const typedSignature = (name: string): SignatureInput | undefined =>
  name === '' ? undefined : { kind: 'typed', text: name };
