import { DateText } from '@tabellion/ui/components/Data.tsx';

interface Act {
  readonly actId: string;
  readonly effectiveOn: string;
}

/** So many are listed; one mended often mends the others. */
const LISTED = 10;

interface InTheWayProps {
  /** `data.acts` of the refusal. */
  acts: unknown;
  /** Its fields: one for each act, in their order, with the sentence. */
  fields: readonly { readonly message: string }[];
}

/** The later acts that would no longer fit, by day. */
export function InTheWay({ acts, fields }: InTheWayProps) {
  const all: readonly unknown[] = Array.isArray(acts) ? acts : [];
  const listed = all.flatMap((act, at) => {
    const message = fields[at]?.message;
    return isAct(act) && message !== undefined ? [{ ...act, message, key: `${act.actId} ${at}` }] : [];
  });
  if (listed.length === 0) return null;
  return (
    <ul className="consequences">
      {listed.slice(0, LISTED).map(({ key, effectiveOn, message }) => (
        <li key={key}>
          <DateText date={effectiveOn} length="long" /> {message}
        </li>
      ))}
    </ul>
  );
}

const isAct = (one: unknown): one is Act =>
  typeof one === 'object' && one !== null && 'actId' in one && 'effectiveOn' in one;
