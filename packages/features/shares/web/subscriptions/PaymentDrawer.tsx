import { isInKind } from '@tabellion/book/issuing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useFresh } from '@tabellion/ui/call/useFresh.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { Drawer, DrawerBody, DrawerFoot, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { PrivateIssuerLimit, ResolutionFields, useLimitOverride } from '../../../registers/web/public.ts';
import { listShareholders, updateIssuance } from '../../contract.ts';
import { considerationKinds, type Issuance, type Shareholder } from '../../shapes.ts';
import { ConsiderationText } from '../ConsiderationText.tsx';
import { Subscribed } from './Subscribed.tsx';
import { useTakeBack } from './useTakeBack.tsx';

interface PaymentDrawerProps {
  of: { readonly security_id: string; readonly person_id: string; readonly display_name: string };
  /** It rests on a resolution of its own, which is entered too: it was subscribed after the incorporation. */
  needsResolution: boolean;
  onClose(): void;
}

/** The payment of a subscription. */
export function PaymentDrawer({ of, needsResolution, onClose }: PaymentDrawerProps) {
  const text = useText();
  const params = { id: useOrgId() };
  const shares = useRead(listShareholders, { params, query: {} });
  const holder = shares.data?.shareholders.find(({ _id }) => _id === of.person_id);
  const issuance = holder?.issuances.find(({ _id }) => _id === of.security_id);
  const isFresh = useFresh(shares);
  const isRead = shares.data !== undefined && isFresh;
  return (
    <Drawer
      title={of.display_name === '' ? text('dashboard.erased') : <UserText>{of.display_name}</UserText>}
      onClose={onClose}
    >
      {!isRead && <DrawerReading of={shares} />}
      {isRead && issuance?.state !== 'subscribed' && <NoLonger onClose={onClose} />}
      {isRead && holder && issuance?.state === 'subscribed' && (
        <PaymentForm
          holder={holder}
          issuance={issuance}
          needsResolution={needsResolution}
          today={plainDate(shares.data.asOf)}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
}

/** It was issued or taken back meanwhile, by somebody else or in another window. */
function NoLonger({ onClose }: Pick<PaymentDrawerProps, 'onClose'>) {
  const text = useText();
  const again = useReadings().allAgain;
  const close = () => {
    onClose();
    void again();
  };
  return (
    <>
      <DrawerBody>
        <Callout>{text('wizard.subscribed.gone')}</Callout>
      </DrawerBody>
      <DrawerFoot>
        <span className="grow" />
        <Button onClick={close}>{text('ui.close')}</Button>
      </DrawerFoot>
    </>
  );
}

const schema = z.strictObject({
  paid_on: z.string(),
  /** Blank while nobody has told it. */
  consideration: z.union([z.literal(''), z.enum(considerationKinds)]),
  consideration_text: z.string(),
  resolution: z.string(),
  resolution_on: z.string(),
});

interface PaymentFormProps extends Pick<PaymentDrawerProps, 'needsResolution' | 'onClose'> {
  holder: Shareholder;
  issuance: Issuance;
  today: string;
}

function PaymentForm({ holder, issuance, needsResolution, today, onClose }: PaymentFormProps) {
  const text = useText();
  const again = useReadings().allAgain;
  const save = useCall(updateIssuance, { say: 'always' });
  const limitOverride = useLimitOverride();
  const { _id, paid_on, consideration, resolution, resolution_on } = issuance;
  const form = useForm(schema, {
    start: {
      paid_on: paid_on ?? '',
      consideration: consideration ?? '',
      consideration_text: issuance.consideration_text ?? '',
      resolution: resolution ?? '',
      resolution_on: resolution_on ?? '',
    },
  });
  const takeBack = useTakeBack('wizard.subscribers.removeBody.exists', async () => {
    onClose();
    await again();
  });
  return (
    <DrawerForm
      form={form}
      onSubmit={async (typed) => {
        const body = {
          _id,
          ...(typed.paid_on !== '' && { paid_on: typed.paid_on }),
          ...(typed.consideration !== '' && { consideration: typed.consideration }),
          ...(isInKind(typed.consideration) && { consideration_text: typed.consideration_text }),
          ...(needsResolution && { resolution: typed.resolution }),
          ...(needsResolution && typed.resolution_on !== '' && { resolution_on: typed.resolution_on }),
          ...limitOverride.body,
        };
        return limitOverride.note(await save.run({ params: { id: holder._id }, body }));
      }}
      onSaved={again}
      onClose={onClose}
      foot={
        <>
          <Button variant="danger" busy={takeBack.busy} onClick={() => void takeBack.run(holder, _id)}>
            {text('ui.remove')}
          </Button>
          <span className="grow" />
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <SubmitButton>{text('wizard.save')}</SubmitButton>
        </>
      }
    >
      <Subscribed of={issuance} />
      {needsResolution && <ResolutionFields today={today} />}
      <DateField name="paid_on" label={text('wizard.paid.on')} max={today} />
      {consideration === null && (
        <SelectField
          name="consideration"
          label={text('wizard.paid.in')}
          options={considerationKinds.map((value) => ({ value, label: text(`wizard.paid.in.${value}`) }))}
        />
      )}
      <ConsiderationText prefix="" />
      <PrivateIssuerLimit of={limitOverride} />
    </DrawerForm>
  );
}
