import { Card } from '@tabellion/ui/components/Card.tsx';
import { StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FindingTitles } from '../../check/web/public/findingTitles.tsx';
import type { ChangePreview } from '../shapes.ts';

/** Findings of the minute-book check that would go, and those that would come. */
export function CheckCard({ of: { gone, come } }: { of: ChangePreview['check'] }) {
  const text = useText();
  if (gone.length + come.length === 0) return null;
  return (
    <Card flush title={text('changes.check')}>
      <ul className="list">
        <FindingTitles
          of={[...come, ...gone]}
          mark={(at) => (
            <StatusBadge tone={at < come.length ? 'warn' : 'ok'}>
              {text(at < come.length ? 'changes.check.come' : 'changes.check.gone')}
            </StatusBadge>
          )}
        />
      </ul>
    </Card>
  );
}
