import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ChangePreview } from '../shapes.ts';
import { DifferenceTable } from './DifferenceTable.tsx';

/** The registers before and after it. */
export function Differences({ of: { differences, effective_on: on } }: { of: ChangePreview }) {
  const text = useText();
  return (
    <Card
      flush
      title={text('changes.registers')}
      extra={
        <span className="t12 muted">
          {on === null ? text('changes.onCertificate') : <DateText date={on} />}
        </span>
      }
    >
      <DifferenceTable
        caption={text('changes.registers')}
        of={differences}
        none={text('changes.noDifference')}
      />
    </Card>
  );
}
