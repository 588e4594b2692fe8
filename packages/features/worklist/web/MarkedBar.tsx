import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Menu } from '@tabellion/ui/layers/Menu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Bell, CircleCheck, UserCheck } from 'lucide-react';
import type { countWorklist, ListedLine } from '../contract.ts';
import { useMarkedActs } from './useMarkedActs.ts';

interface MarkedBarProps {
  of: readonly ListedLine[];
  colleagues: ReplyOf<typeof countWorklist>['colleagues'];
  onClear(): void;
  onDone(): void;
}

/** The acts on all marked lines, below the list and always in view. */
export function MarkedBar({ of: lines, colleagues, onClear, onDone }: MarkedBarProps) {
  const text = useText();
  const acts = useMarkedActs(lines, onDone);
  const { remind, mark, assign, busy } = acts;
  return (
    <div className="work__marked row wrap">
      <b role="status" className="grow">
        {text('worklist.selected', { count: lines.length })}
      </b>
      {remind && (
        <Button size="sm" icon={Bell} busy={busy} onClick={() => void remind()}>
          {text('worklist.remind')}
        </Button>
      )}
      {assign && (
        <Menu
          label={text('worklist.assign')}
          buttonClassName="btn btn--sm"
          button={
            <>
              <Icon of={UserCheck} size="sm" />
              {text('worklist.assign')}
            </>
          }
          items={[
            ...colleagues.map(({ user_id, name }) => ({
              key: user_id,
              label: name,
              onSelect: () => void assign(user_id),
            })),
            {
              key: 'nobody',
              label: text('worklist.assign.nobody'),
              apart: true,
              onSelect: () => void assign(null),
            },
          ]}
        />
      )}
      {mark && (
        <Button size="sm" icon={CircleCheck} busy={busy} onClick={() => void mark()}>
          {text('worklist.markDone')}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {text('worklist.clear')}
      </Button>
    </div>
  );
}
