import { useCall } from '@tabellion/ui/call/useCall.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useCorporation } from '../../../organizations/web/public.ts';
import { type PeopleView, removeFromPosition } from '../../contract.ts';
import type { Seat } from './EndDrawer.tsx';

/** Takes back an appointment that is not on record yet; asks first. The server refuses it for one that has come on record
 *  meanwhile: that one ends on a day. @param why  what becomes of it, in the question */
export function useRemoval(
  why: 'wizard.removeBody' | 'wizard.removeBody.waits',
  onRemoved: (view: PeopleView) => void | Promise<void>,
): (seat: Seat) => Promise<void> {
  const text = useText();
  const confirm = useConfirm();
  const { orgId } = useCorporation();
  const call = useCall(removeFromPosition);
  return async ({ holder, position, title }) => {
    const name = <UserText>{holder.display_name}</UserText>;
    const office = position === 'other' ? <UserText>{title ?? ''}</UserText> : text(`position.${position}`);
    const yes = await confirm({
      title:
        position === 'directors' ? (
          <RichText of="wizard.director.removeTitle" with={{ name }} />
        ) : (
          <RichText of="wizard.officer.removeTitle" with={{ name, position: office }} />
        ),
      body: text(why),
      confirm: text('ui.remove'),
      danger: true,
    });
    if (!yes) return;
    const answer = await call.run({
      params: { id: orgId, position, itemId: holder._id },
      query: position === 'other' && title !== undefined ? { title } : {},
    });
    if (answer.ok) await onRemoved(answer.data);
  };
}
