import { useCall } from '@tabellion/ui/call/useCall.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { removeIssuance, removeShareholder, type SharesView } from '../../contract.ts';
import type { Shareholder } from '../../shapes.ts';

interface TakeBack {
  busy: boolean;
  /** Asks first; whose only subscription it was is taken out with it. */
  run(of: Pick<Shareholder, '_id' | 'display_name' | 'issuances'>, issuanceId: string): Promise<void>;
}

/** Takes a subscription back. @param why  what becomes of it, in the question */
export function useTakeBack(
  why: 'wizard.removeBody' | 'wizard.subscribers.removeBody.exists',
  onDone: (view: SharesView) => Promise<void>,
): TakeBack {
  const text = useText();
  const orgId = useOrgId();
  const confirm = useConfirm();
  const holder = useCall(removeShareholder);
  const issuance = useCall(removeIssuance);
  return {
    busy: holder.busy || issuance.busy,
    run: async ({ _id, display_name, issuances }, issuanceId) => {
      const yes = await confirm({
        title: (
          <RichText
            of="wizard.subscribers.removeTitle"
            with={{ name: <UserText>{display_name}</UserText> }}
          />
        ),
        body: text(why),
        confirm: text('ui.remove'),
        danger: true,
      });
      if (!yes) return;
      const answer =
        issuances.length > 1
          ? await issuance.run({ params: { shareholderId: _id, issuanceId } })
          : await holder.run({ params: { id: orgId, itemId: _id } });
      if (answer.ok) await onDone(answer.data);
    },
  };
}
