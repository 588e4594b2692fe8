import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useCorporation } from '../../../organizations/web/public.ts';
import { chooseShareModel, type SharesView } from '../../contract.ts';

interface ShareModelProps {
  advanced: boolean;
  onSaved(view: SharesView): Promise<void>;
}

/** Simple: one class, one price. Advanced: classes of one's own. It holds at once. */
export function ShareModel({ advanced, onSaved }: ShareModelProps) {
  const text = useText();
  const { orgId } = useCorporation();
  const call = useCall(chooseShareModel, { place: 'bottom', tone: 'warn' });
  const choose = async (wanted: boolean) => {
    const answer = await call.run({ params: { id: orgId }, body: { advanced: wanted } });
    if (answer.ok) await onSaved(answer.data);
  };
  return (
    <Segmented
      label={text('wizard.model')}
      value={advanced ? 'advanced' : 'simple'}
      onChange={(value) => void choose(value === 'advanced')}
      choices={[
        { value: 'simple', label: text('wizard.model.simple') },
        { value: 'advanced', label: text('wizard.model.advanced') },
      ]}
    />
  );
}
