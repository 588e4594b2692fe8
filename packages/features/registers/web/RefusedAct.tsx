import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { entriesIn } from './amending/useAmending.ts';

interface RefusedActProps {
  of: Parameters<typeof entriesIn>[0] & { readonly message: string };
  busy: boolean;
}

/** Why an act that was tried cannot be recorded. What stands in its way on record is listed beside, with what may become of
 *  it. */
export function RefusedAct({ of: refusal, busy }: RefusedActProps) {
  const text = useText();
  const told =
    entriesIn(refusal).length > 0 ? [] : [...new Set(refusal.fields.map(({ message }) => message))];
  return (
    <div role="status" aria-busy={busy}>
      <Callout tone="warn" title={text('deed.cannot')}>
        {told.length === 0 ? refusal.message : told.map((sentence) => <p key={sentence}>{sentence}</p>)}
      </Callout>
    </div>
  );
}
