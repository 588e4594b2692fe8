import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ControlView } from '../registerContract.ts';
import type { ControlDrawerState } from './ControlDrawers.tsx';

interface NotesProps {
  of: ControlView;
  /** Undefined for whoever may not act. */
  open(one: ControlDrawerState): (() => void) | undefined;
}

/** Whose control cannot be told yet, and of which law nobody read what it asks. */
export function ControlNotes({ of: { unresolved, isValued, isVerified }, open }: NotesProps) {
  const text = useText();
  const action = (one: ControlDrawerState, words: string) => {
    const onPress = open(one);
    return onPress && <Button onClick={onPress}>{words}</Button>;
  };
  return (
    <>
      {unresolved.map(({ person_id: holderId, display_name: name }) => (
        <Callout
          key={holderId}
          tone="warn"
          title={<RichText of="control.unresolved" with={{ name: <UserText>{name}</UserText> }} />}
          actions={action({ what: 'state', holderId }, text('control.state'))}
        >
          <p>{text('control.unresolved.body')}</p>
        </Callout>
      ))}
      {!isValued && (
        <Callout
          tone="warn"
          title={text('control.unvalued')}
          actions={action({ what: 'value' }, text('control.values.set'))}
        >
          <p>{text('control.unvalued.body')}</p>
        </Callout>
      )}
      {!isVerified && (
        <Callout title={text('control.unverified')}>
          <p>{text('control.unverified.body')}</p>
        </Callout>
      )}
    </>
  );
}
