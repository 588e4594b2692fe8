import type { ControlLine, ControlStatement, ControlView } from '../registerContract.ts';
import { EndDrawer, TakeBackDrawer } from './EndingDrawers.tsx';
import { FileDrawer, ReviewDrawer, ValueDrawer } from './IscStepDrawers.tsx';
import { ParticularsDrawer } from './ParticularsDrawer.tsx';
import { StateDrawer } from './StateDrawer.tsx';

export type ControlDrawerState =
  | { readonly what: 'state'; readonly holderId?: string }
  | { readonly what: 'review' | 'file' | 'value' }
  | { readonly what: 'end'; readonly one: ControlStatement }
  | { readonly what: 'takeBack'; readonly actId: string }
  | { readonly what: 'look'; readonly line: ControlLine };

interface OpenedDrawerProps {
  orgId: string;
  opened: ControlDrawerState;
  view: ControlView;
  onClose(): void;
}

export function ControlDrawers({ orgId, opened, view, onClose }: OpenedDrawerProps) {
  const { today } = view;
  switch (opened.what) {
    case 'state':
      return (
        <StateDrawer
          orgId={orgId}
          today={today}
          onClose={onClose}
          classes={view.values}
          holderId={opened.holderId}
        />
      );
    case 'review':
      return <ReviewDrawer orgId={orgId} today={today} view={view} onClose={onClose} />;
    case 'file':
      return <FileDrawer orgId={orgId} today={today} view={view} onClose={onClose} />;
    case 'value':
      return <ValueDrawer orgId={orgId} today={today} view={view} onClose={onClose} />;
    case 'end':
      return <EndDrawer orgId={orgId} today={today} onClose={onClose} of={opened.one} />;
    case 'takeBack':
      return <TakeBackDrawer orgId={orgId} onClose={onClose} actId={opened.actId} />;
    case 'look':
      return (
        <ParticularsDrawer
          orgId={orgId}
          today={today}
          onClose={onClose}
          of={opened.line}
          publicity={view.publicity}
        />
      );
  }
}
