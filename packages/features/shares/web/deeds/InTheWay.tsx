import type { TextCode } from '@tabellion/texts/codes.ts';
import { isTextCode } from '@tabellion/texts/codes.ts';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

interface Act {
  readonly actId: string;
  readonly effectiveOn: string;
  readonly kind: string;
  readonly textCode: TextCode;
  readonly params: Readonly<Record<string, string>>;
}

/** So many are listed; one mended often mends the others. */
const LISTED = 10;

/** The later acts that would no longer fit, by day.
 *  @param acts  `data.acts` of the refusal */
export function InTheWay({ acts }: { acts: unknown }) {
  const text = useText();
  const listed = Array.isArray(acts) ? acts.filter(isAct).slice(0, LISTED) : [];
  if (listed.length === 0) return null;
  return (
    <ul className="consequences">
      {listed.map(({ actId, effectiveOn, textCode, params }, at) => (
        <li key={`${actId} ${at}`}>
          <DateText date={effectiveOn} length="long" /> {text(textCode, params)}
        </li>
      ))}
    </ul>
  );
}

const isAct = (one: unknown): one is Act =>
  typeof one === 'object' &&
  one !== null &&
  'textCode' in one &&
  isTextCode(String(one.textCode)) &&
  'effectiveOn' in one;
