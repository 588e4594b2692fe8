/** The bytes of streams, unpacked (ISO 32000-1, 7.4.4). */
import { type PdfDictionary, UnreadablePdf } from './pdfSyntax.ts';

/** Far more than any book has, less than what fills a browser's memory. */
const mostDecoded = 500_000_000;

export async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    const reader = stream.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > mostDecoded) {
        await reader.cancel();
        throw new UnreadablePdf('a stream unpacks to too much');
      }
      pieces.push(read.value);
    }
  } catch (error) {
    throw error instanceof UnreadablePdf ? error : new UnreadablePdf('a stream cannot be unpacked');
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Undoes the prediction of PNG, as tables of objects use it. */
export function unpredicted(
  data: Uint8Array<ArrayBuffer>,
  parameters: PdfDictionary,
): Uint8Array<ArrayBuffer> {
  const predictor = parameters.get('Predictor') ?? 1;
  const columns = parameters.get('Columns') ?? 1;
  const colors = parameters.get('Colors') ?? 1;
  const bits = parameters.get('BitsPerComponent') ?? 8;
  if (predictor === 1) return data;
  if (
    typeof predictor !== 'number' ||
    predictor < 10 ||
    typeof columns !== 'number' ||
    colors !== 1 ||
    bits !== 8 ||
    !(columns >= 1 && columns <= 100)
  )
    throw new UnreadablePdf('a prediction that is not read');
  const rows = Math.floor(data.length / (columns + 1));
  const out = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = data[row * (columns + 1)];
    for (let column = 0; column < columns; column += 1) {
      const here = row * columns + column;
      const left = column > 0 ? (out[here - 1] ?? 0) : 0;
      const above = row > 0 ? (out[here - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (out[here - columns - 1] ?? 0) : 0;
      out[here] = (data[row * (columns + 1) + 1 + column] ?? 0) + predicted(kind, { left, above, corner });
    }
  }
  return out;
}

interface Neighbours {
  readonly left: number;
  readonly above: number;
  readonly corner: number;
}

function predicted(kind: number | undefined, { left, above, corner }: Neighbours): number {
  switch (kind) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const guess = left + above - corner;
      const far = (one: number): number => Math.abs(guess - one);
      const [byLeft, byAbove, byCorner] = [far(left), far(above), far(corner)];
      if (byLeft <= byAbove && byLeft <= byCorner) return left;
      return byAbove <= byCorner ? above : corner;
    }
    default:
      throw new UnreadablePdf('a prediction that is not read');
  }
}
