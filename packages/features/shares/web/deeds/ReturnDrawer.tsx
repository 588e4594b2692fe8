import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { DateField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import {
  CancelInput,
  cancellationReasons,
  cancelShares,
  paymentKinds,
  RedeemInput,
  RepurchaseInput,
  redeemShares,
  repurchaseGrounds,
  repurchaseShares,
  SurrenderInput,
  surrenderShares,
} from '../../deedContract.ts';
import { CertificateField, PartField } from './CertificateField.tsx';
import { DeedDrawer } from './DeedDrawer.tsx';
import { DeedFields, deedStart } from './DeedFields.tsx';
import type { DeedProps } from './deedProps.ts';

const ReturnsField = lazy(() =>
  import('./PlanFields.tsx').then((module) => ({ default: module.ReturnsField })),
);

const isTold = ({ sharesExact = '' }: { sharesExact?: string | undefined }): boolean =>
  sharesExact.trim() !== '';
const asTyped = <T,>(typed: T): T => typed;

const startOf = ({ security, around }: DeedProps) => ({
  ...deedStart(around.today),
  security_id: security ?? '',
  sharesExact: '',
  returns: false,
});
/** What is owed has no day; one that was typed before is not sent. */
const asPaid = <T extends { paid_in?: string | undefined; paid_on?: string | undefined }>({
  paid_on,
  ...typed
}: T) => ({ ...typed, ...(typed.paid_in !== 'debt' && { paid_on }) });
const paidStart = { priceExact: '', paid_on: '', solvency_on: '' } as const;

/** The corporation buys shares of its own. */
export function RepurchaseDrawer(props: DeedProps) {
  const text = useText();
  return (
    <DeedDrawer
      {...props}
      title={text('deed.repurchase')}
      name={`repurchase/${props.security ?? ''}`}
      schema={RepurchaseInput}
      start={{ ...startOf(props), ...paidStart }}
      endpoint={repurchaseShares}
      bodyOf={asPaid}
      isTold={isTold}
    >
      <Returned {...props} />
      <SelectField
        name="ground"
        label={text('deed.ground')}
        placeholder={text('wizard.choose')}
        options={repurchaseGrounds.map((value) => ({ value, label: text(`deed.ground.${value}`) }))}
      />
      <Paid {...props} />
      <DeedFields today={props.around.today} />
    </DeedDrawer>
  );
}

/** Redeemable shares are redeemed, by the corporation or for a holder. */
export function RedeemDrawer(props: DeedProps) {
  const text = useText();
  return (
    <DeedDrawer
      {...props}
      title={text('deed.redeem')}
      name={`redeem/${props.security ?? ''}`}
      schema={RedeemInput}
      start={{ ...startOf(props), ...paidStart }}
      endpoint={redeemShares}
      bodyOf={asPaid}
      isTold={isTold}
    >
      <Returned {...props} />
      <SelectField
        name="demanded_by"
        label={text('deed.demandedBy')}
        placeholder={text('wizard.choose')}
        options={(['corporation', 'holder'] as const).map((value) => ({
          value,
          label: text(`deed.demandedBy.${value}`),
        }))}
      />
      <Paid {...props} />
      <DeedFields today={props.around.today} />
    </DeedDrawer>
  );
}

/** A holder gives shares back as a gift. */
export function SurrenderDrawer(props: DeedProps) {
  const text = useText();
  return (
    <DeedDrawer
      {...props}
      title={text('deed.surrender')}
      name={`surrender/${props.security ?? ''}`}
      schema={SurrenderInput}
      start={startOf(props)}
      endpoint={surrenderShares}
      bodyOf={asTyped}
      isTold={isTold}
    >
      <Returned {...props} />
      <DeedFields today={props.around.today} />
    </DeedDrawer>
  );
}

/** Shares are cancelled for another reason. */
export function CancelDrawer(props: DeedProps) {
  const text = useText();
  return (
    <DeedDrawer
      {...props}
      title={text('deed.cancel')}
      name={`cancel/${props.security ?? ''}`}
      schema={CancelInput}
      start={startOf(props)}
      endpoint={cancelShares}
      bodyOf={asTyped}
      isTold={isTold}
    >
      <Returned {...props} />
      <SelectField
        name="reason"
        label={text('deed.reason')}
        placeholder={text('wizard.choose')}
        options={cancellationReasons.map((value) => ({ value, label: text(`deed.reason.${value}`) }))}
      />
      <DeedFields today={props.around.today} />
    </DeedDrawer>
  );
}

/** The certificate, how many of its shares, and which of them where they vest. */
function Returned({ orgId, around: { certificates } }: DeedProps) {
  const text = useText();
  const chosen: string = useWatch({ name: 'security_id' });
  const vests = certificates.some(({ securityId, vests }) => securityId === chosen && vests);
  return (
    <>
      <CertificateField certificates={certificates} />
      <div className="grid2">
        <PartField certificates={certificates} name="sharesExact" label={text('wizard.shares.shares')} />
        {vests && (
          <SelectField
            name="first"
            label={text('deed.first')}
            options={(['unvested', 'vested'] as const).map((value) => ({
              value,
              label: text(`deed.first.${value}`),
            }))}
          />
        )}
      </div>
      <Suspense fallback={null}>
        <ReturnsField orgId={orgId} />
      </Suspense>
    </>
  );
}

function Paid({ around: { today } }: DeedProps) {
  const text = useText();
  const isOwed = useWatch({ name: 'paid_in' }) === 'debt';
  return (
    <>
      <div className="grid3">
        <NumberField name="priceExact" label={text('deed.price')} sign="$" optional />
        <SelectField
          name="paid_in"
          label={text('deed.for')}
          placeholder={text('wizard.choose')}
          options={paymentKinds.map((value) => ({ value, label: text(`deed.paid.${value}`) }))}
          optional
        />
        {!isOwed && <DateField name="paid_on" label={text('deed.paidOn')} max={today} optional />}
      </div>
      <DateField
        name="solvency_on"
        label={text('deed.solvencyOn')}
        help={text('deed.solvencyOn.help')}
        max={today}
        optional
      />
    </>
  );
}
