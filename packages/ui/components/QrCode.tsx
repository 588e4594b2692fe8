import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

/** The light border that readers need around the code, in modules (ISO/IEC 18004). */
const quiet = 4;

interface QrCodeProps {
  of: string;
  label: string;
  /** Pixels a side. */
  width?: number;
}

/** Dark on light in every theme, because many readers know nothing else. */
export function QrCode({ of, label, width = 192 }: QrCodeProps) {
  const { side, path } = useMemo(() => drawn(of), [of]);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width={width} height={width} role="img" aria-label={label}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

function drawn(content: string): { side: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(content);
  code.make();
  const count = code.getModuleCount();
  const lines = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) =>
      code.isDark(row, column) ? `M${column + quiet} ${row + quiet}h1v1h-1z` : '',
    ).join(''),
  );
  return { side: count + 2 * quiet, path: lines.join('') };
}
