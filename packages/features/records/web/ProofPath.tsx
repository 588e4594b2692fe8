import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

const [WIDTH, HEIGHT, EDGE] = [480, 96, 16];
const MOST_POINTS = 24;

/** The way from the record to the root: a point for each hash that is joined. It runs the way the language does. */
export function ProofPath({ count }: { count: number }) {
  const text = useText();
  const points = Math.min(count, MOST_POINTS);
  const at = (point: number) => {
    const part = points === 0 ? 1 : point / points;
    return { x: EDGE + part * (WIDTH - 2 * EDGE), y: HEIGHT - 28 - part * 40 };
  };
  const [from, to] = [at(0), at(points)];
  const inner = Array.from({ length: Math.max(points - 1, 0) }, (_, place) => at(place + 1));
  return (
    <figure className="proofpath">
      <figcaption>
        <span>{text('records.graph.from')}</span>
        <span>{text('records.graph.to')}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="flip">
        <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        {inner.map(({ x, y }) => (
          <g key={x}>
            <line className="proofpath__side" x1={x} y1={y} x2={x} y2={y + 18} />
            <rect x={x - 3} y={y + 18} width={6} height={6} />
            <circle cx={x} cy={y} r={3} />
          </g>
        ))}
        <circle className="proofpath__end" cx={from.x} cy={from.y} r={6} />
        <circle className="proofpath__end" cx={to.x} cy={to.y} r={6} />
      </svg>
    </figure>
  );
}
