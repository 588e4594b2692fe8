import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { editChange } from '../contract.ts';
import type { ChangeView } from '../shapes.ts';
import { DifferenceTable } from './DifferenceTable.tsx';

/** Why it stopped, line by line, and the way on: its documents are made again of today's registers, or it is withdrawn above. */
export function AttentionCard({ orgId, of: change }: { orgId: string; of: ChangeView }) {
  const text = useText();
  const { allAgain } = useReadings();
  const edit = useCall(editChange, { say: 'always' });
  const { reason, moved, state, change_id: changeId } = change;
  const parts = change.parts.map(({ kind, form }) => ({ kind, form }));
  return (
    <>
      {/* The votes that were not enough stand in the card of their meeting. */}
      {reason !== null && state !== 'refused' && (
        <Callout tone="err" title={text('changes.attention')}>
          {reason}
        </Callout>
      )}
      {state === 'attention' && (
        <Card
          flush
          title={text('changes.moved')}
          extra={
            <Button
              variant="primary"
              busy={edit.busy}
              onClick={() => void edit.run({ params: { orgId, changeId }, body: { parts } }).then(allAgain)}
            >
              {text('changes.useNewFacts')}
            </Button>
          }
        >
          <DifferenceTable caption={text('changes.moved')} of={moved} none={text('changes.moved.none')} />
        </Card>
      )}
    </>
  );
}
