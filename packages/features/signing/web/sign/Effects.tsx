import type { TextKey } from '@tabellion/texts/text.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { Effect } from '../../envelopeView.ts';
import type { Signed, SignerView } from '../../signeeContract.ts';

/** Why a signature would record nothing, as who signs is told: the remedy is the sender's. */
const whys: Readonly<Record<string, TextKey>> = {
  'REGISTERS.TERMS_CHANGED': 'signing.effect.why.terms',
  'REGISTERS.BOARD_CHANGED': 'signing.effect.why.board',
  'REGISTERS.VOTERS_CHANGED': 'signing.effect.why.voters',
  'SIGNING.LEFT_OUT': 'signing.effect.why.leftOut',
};

interface EffectsToComeProps {
  of: Pick<SignerView, 'effects' | 'sender' | 'is_last'>;
}

/** Effects that the last signature records, and what keeps some of them from that. */
export function EffectsToCome({ of: { effects, sender, is_last: isLast } }: EffectsToComeProps) {
  const text = useText();
  const stopped = effects.filter(({ stopped_by: by }) => by !== null);
  const good = effects.filter(({ stopped_by: by }) => by === null);
  const recorded = good.filter(({ awaits_more: awaitsMore }) => !awaitsMore);
  const awaiting = good.filter(({ awaits_more: awaitsMore }) => awaitsMore);
  if (effects.length === 0) return <p>{text(isLast ? 'signing.effect.last' : 'signing.effect.none')}</p>;
  return (
    <>
      {recorded.length > 0 && (
        <div>
          <p>{text(isLast ? 'signing.effect.recordedNow' : 'signing.effect.recordedThen')}</p>
          <Sentences of={recorded} />
        </div>
      )}
      {awaiting.length > 0 && (
        <div>
          <p>{text('signing.effect.awaits')}</p>
          <Sentences of={awaiting} />
        </div>
      )}
      {stopped.length > 0 && (
        <Callout
          tone="warn"
          title={
            <RichText
              of={good.length > 0 ? 'signing.effect.someStopped' : 'signing.effect.stopped'}
              with={{ sender: <UserText>{sender}</UserText> }}
            />
          }
        >
          {good.length > 0 && <Sentences of={stopped} />}
          {[
            ...new Set(
              stopped.map(({ stopped_by: by }) => whys[by?.textCode ?? ''] ?? 'signing.effect.why.printed'),
            ),
          ].map((why) => (
            <p key={why}>{text(why)}</p>
          ))}
        </Callout>
      )}
    </>
  );
}

function Sentences({ of: effects }: { of: readonly Effect[] }) {
  const sentences = [...new Set(effects.flatMap((one) => one.sentences))];
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <bdi>{sentence}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Everybody may have signed what still awaits a payment, a day or a certificate. */
function outcomeOf({ outcome, stopped_by: by }: Effect): (keyof typeof outcomes)[] {
  if (outcome === null) return [];
  return [outcome === 'waiting' && by === null ? 'awaits' : outcome];
}

/** Sentences after a signature, by its outcome. */
const outcomes = {
  recorded: 'signing.page.recorded',
  stopped: 'signing.page.stopped',
  waiting: 'signing.page.waiting',
  awaits: 'signing.page.awaits',
} as const;

/** After a signature: what became of everything, in one sentence, once it was the last one. */
export function SettledInShort({ of: { is_complete: isComplete, effects } }: { of: Signed }) {
  const text = useText();
  const all = [...new Set(effects.flatMap(outcomeOf))];
  const [outcome] = all;
  if (outcome === undefined) return text(isComplete ? 'signing.page.complete' : 'signing.page.others');
  return text(all.length === 1 ? outcomes[outcome] : 'signing.page.several');
}
