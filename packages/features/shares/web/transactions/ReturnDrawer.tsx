import { UserText } from '@tabellion/ui/components/Data.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import {
  CancelInput,
  cancellationReasons,
  cancelShares,
  RedeemInput,
  RepurchaseInput,
  redeemShares,
  repurchaseGrounds,
  repurchaseShares,
  SurrenderInput,
  surrenderShares,
} from '../../transactionContract.ts';
import { useChosenClass } from './CertificateField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { PaidFields, ReturnedFields } from './ReturnFields.tsx';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import { TransactionFields, transactionStart } from './TransactionFields.tsx';
import type { TransactionProps } from './transactionProps.ts';

const isFilled = ({ sharesExact = '' }: { sharesExact?: string | undefined }): boolean =>
  sharesExact.trim() !== '';

const asTyped = <T,>(typed: T): T => typed;

const startOf = ({ security, options: surroundings }: TransactionProps) => ({
  ...transactionStart(surroundings.today),
  security_id: security ?? '',
  sharesExact: '',
  returns: false,
});

/** A debt has no payment date; one typed before is not sent. */
const asPaid = <T extends { paid_in?: string | undefined; paid_on?: string | undefined }>({
  paid_on,
  ...typed
}: T) => ({ ...typed, ...(typed.paid_in !== 'debt' && { paid_on }) });

const paidStart = { priceExact: '', paid_on: '', solvency_on: '' } as const;

/** The corporation buys shares of its own. */
export function RepurchaseDrawer(props: TransactionProps) {
  const text = useText();
  return (
    <TransactionDrawer
      {...props}
      title={text('transaction.repurchase')}
      name={`repurchase/${props.security ?? ''}`}
      schema={RepurchaseInput}
      start={{ ...startOf(props), ...paidStart }}
      endpoint={repurchaseShares}
      bodyOf={asPaid}
      isTold={isFilled}
    >
      <ReturnedFields {...props} />
      <ChoiceField name="ground" label="transaction.ground" of={repurchaseGrounds} />
      <PaidFields {...props} />
      <TransactionFields today={props.options.today} />
    </TransactionDrawer>
  );
}

/** Redeemable shares are redeemed, by the corporation or for a holder. */
export function RedeemDrawer(props: TransactionProps) {
  const text = useText();
  return (
    <TransactionDrawer
      {...props}
      title={text('transaction.redeem')}
      name={`redeem/${props.security ?? ''}`}
      schema={RedeemInput}
      start={{ ...startOf(props), ...paidStart }}
      endpoint={redeemShares}
      bodyOf={asPaid}
      isTold={isFilled}
    >
      <ReturnedFields {...props} />
      <DemandedBy {...props} />
      <RedemptionPrice {...props} />
      <PaidFields {...props} />
      <TransactionFields today={props.options.today} />
    </TransactionDrawer>
  );
}

/** Only those whom the articles give the right: the corporation where the class is redeemable, the holder where it is
 *  retractable (CBCA s. 36). */
function DemandedBy({ options }: Pick<TransactionProps, 'options'>) {
  const text = useText();
  const terms = useChosenClass(options)?.properties;
  return (
    <SelectField
      name="demanded_by"
      label={text('transaction.demandedBy')}
      placeholder={text('wizard.choose')}
      options={(['corporation', 'holder'] as const)
        .filter(
          (one) => terms === undefined || (one === 'corporation' ? terms.redeemable : terms.retractable),
        )
        .map((value) => ({ value, label: text(`transaction.demandedBy.${value}`) }))}
    />
  );
}

/** The price that the articles state, or the formula by which people calculate it (CBCA s. 36(1)). */
function RedemptionPrice({ options }: Pick<TransactionProps, 'options'>) {
  const text = useText();
  const properties = useChosenClass(options)?.properties;
  const { redemption_price: price, redemption_formula: formula } = properties ?? {};
  if (price) return <p className="t12 muted">{text('transaction.redemptionPrice', { price })}</p>;
  return formula ? (
    <p className="t12 muted">
      <RichText of="transaction.redemptionFormula" with={{ formula: <UserText>{formula}</UserText> }} />
    </p>
  ) : null;
}

/** A holder gives shares back as a gift. */
export function SurrenderDrawer(props: TransactionProps) {
  const text = useText();
  return (
    <TransactionDrawer
      {...props}
      title={text('transaction.surrender')}
      name={`surrender/${props.security ?? ''}`}
      schema={SurrenderInput}
      start={startOf(props)}
      endpoint={surrenderShares}
      bodyOf={asTyped}
      isTold={isFilled}
    >
      <ReturnedFields {...props} />
      <TransactionFields today={props.options.today} />
    </TransactionDrawer>
  );
}

/** Shares are cancelled for another reason. */
export function CancelDrawer(props: TransactionProps) {
  const text = useText();
  return (
    <TransactionDrawer
      {...props}
      title={text('transaction.cancel')}
      name={`cancel/${props.security ?? ''}`}
      schema={CancelInput}
      start={startOf(props)}
      endpoint={cancelShares}
      bodyOf={asTyped}
      isTold={isFilled}
    >
      <ReturnedFields {...props} />
      <ChoiceField name="reason" label="transaction.reason" of={cancellationReasons} />
      <TransactionFields today={props.options.today} />
    </TransactionDrawer>
  );
}
