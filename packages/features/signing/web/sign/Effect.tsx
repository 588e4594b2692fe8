import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { SignerView } from '../../signeeContract.ts';

/** What the signature does, in one sentence, and what the registers then record. */
export function Effect({ of: { effect, is_last: isLast } }: { of: Pick<SignerView, 'effect' | 'is_last'> }) {
  const text = useText();
  if (effect === null) return <p>{text(isLast ? 'signing.effect.last' : 'signing.effect.none')}</p>;
  return (
    <div>
      <p>{text(isLast ? 'signing.effect.recordedNow' : 'signing.effect.recordedThen')}</p>
      <ul>
        {effect.sentences.map((sentence) => (
          <li key={sentence}>
            <bdi>{sentence}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
