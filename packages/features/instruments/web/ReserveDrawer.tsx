import { ON_CANCELLATION } from '@tabellion/book/agreed.ts';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import type { PoolLine } from '../../shares/openSecuritiesContract.ts';
import { TransactionDrawer, TransactionFields, transactionStart } from '../../shares/web/public.ts';
import { ReserveInput, reservePool } from '../contract.ts';
import type { InstrumentOptions, InstrumentTransactionProps } from './drawerProps.ts';

const fields = z.strictObject({
  ...ReserveInput.shape,
  /** Whether shares of each class, in the order of the classes, may come of the pool. */
  chosen: z.array(z.boolean()),
  on_cancellation: z.union([z.literal(''), z.enum(ON_CANCELLATION)]),
});
type Fields = z.output<typeof fields>;

/** A pool begins, or another number of shares is reserved for one. */
export function ReserveDrawer({
  orgId,
  options: surroundings,
  onClose,
  pool,
}: InstrumentTransactionProps & { pool?: PoolLine | undefined }) {
  const text = useText();
  const { today, classes } = surroundings;
  const bodyOf = ({ chosen, on_cancellation, ...typed }: Fields): z.input<typeof ReserveInput> => ({
    ...typed,
    ...(!pool && { class_ids: classes.flatMap(({ _id }, at) => (chosen[at] ? [_id] : [])) }),
    ...(on_cancellation !== '' && { on_cancellation }),
  });
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text(pool ? 'transaction.adjustPool' : 'transaction.reserve')}
      name={`reserve/${pool?.pool_id ?? ''}`}
      schema={fields}
      start={{
        ...transactionStart(today),
        ...(pool ? { pool_id: pool.pool_id } : { name: '' }),
        // None of several classes is the usual one.
        chosen: classes.map(() => classes.length === 1),
        on_cancellation: '',
        sharesExact: pool?.reservedExact ?? '',
        board_approved_on: '',
        shareholders_approved_on: '',
      }}
      endpoint={reservePool}
      bodyOf={bodyOf}
      isTold={({ sharesExact = '', name = '', chosen }) =>
        sharesExact.trim() !== '' &&
        (pool ? sharesExact !== pool.reservedExact : name.trim() !== '' && chosen.includes(true))
      }
      onClose={onClose}
    >
      {!pool && <NewPool classes={classes} />}
      <NumberField
        name="sharesExact"
        label={text('transaction.reserved')}
        {...(pool && { help: text('transaction.reserved.help') })}
      />
      <div className="grid2">
        <DateField
          name="board_approved_on"
          label={text('transaction.boardApprovedOn')}
          max={today}
          optional
        />
        <DateField
          name="shareholders_approved_on"
          label={text('transaction.shareholdersApprovedOn')}
          max={today}
          optional
        />
      </div>
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}

/** Lasting terms of a plan: its name, its classes, and its rule for cancelled rights. */
function NewPool({ classes }: Pick<InstrumentOptions, 'classes'>) {
  const text = useText();
  return (
    <>
      <TextField name="name" label={text('transaction.planName')} autoComplete="off" maxLength={300} />
      {classes.length > 1 && (
        <fieldset className="field">
          <legend className="field__label">{text('transaction.poolClasses')}</legend>
          {classes.map(({ _id, name }, at) => (
            <CheckboxField key={_id} name={`chosen.${at}`} label={name} />
          ))}
        </fieldset>
      )}
      <SelectField
        name="on_cancellation"
        label={text('transaction.onCancellation')}
        placeholder={text('transaction.onCancellation.none')}
        options={ON_CANCELLATION.map((value) => ({
          value,
          label: text(`transaction.onCancellation.${value}`),
        }))}
        optional
      />
    </>
  );
}
