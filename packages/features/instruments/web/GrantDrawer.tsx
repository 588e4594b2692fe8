import { COMPENSATIONS, TERMINATIONS, WINDOW_UNITS } from '@tabellion/book/agreed.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { MoneyField, NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { blankPerson, holderOf, isNamed, PersonForm, SOMEONE_NEW } from '../../people/web/public.ts';
import {
  ChoiceField,
  ClassField,
  HolderField,
  NewHolder,
  onlyOf,
  TransactionDrawer,
  TransactionFields,
  transactionStart,
  VestingFields,
  VestingForm,
  vestingOf,
  vestingStart,
} from '../../shares/web/public.ts';
import { GrantInput, grantExemptions, grantOption } from '../contract.ts';
import type { InstrumentOptions, InstrumentTransactionProps } from './drawerProps.ts';
import { Early, Windows } from './ExerciseWindows.tsx';
import { LabelField } from './LabelField.tsx';

const termination = z.strictObject({
  reason: z.enum(TERMINATIONS),
  length: z.string(),
  unit: z.enum(WINDOW_UNITS),
});

const fields = z.strictObject({
  ...GrantInput.shape,
  person_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  person: PersonForm,
  hasVesting: z.boolean(),
  vesting: VestingForm,
  pool_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  class_id: z.string(),
  early: z.optional(z.enum(['yes', 'no'])),
  windows: z.array(termination),
});

type Fields = z.output<typeof fields>;

const NO_POOL = 'none';

export function GrantDrawer({ orgId, options, onClose }: InstrumentTransactionProps) {
  const text = useText();
  const { today, classes, pools } = options;
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text('transaction.grant')}
      name="grant"
      schema={fields}
      start={{
        ...transactionStart(today),
        person_id: '',
        person: blankPerson,
        pool_id: pools.length > 1 ? '' : (pools[0]?.pool_id ?? NO_POOL),
        class_id: onlyOf(classes),
        windows: [],
        sharesExact: '',
        priceExact: '',
        expires_on: '',
        label: '',
        hasVesting: true,
        vesting: vestingStart,
      }}
      endpoint={grantOption}
      bodyOf={(typed) => bodyOf(typed, { pools, classes })}
      isTold={({ person_id, person, compensation, sharesExact = '', priceExact = '' }) =>
        sharesExact.trim() !== '' &&
        (compensation === 'share_unit' || priceExact.trim() !== '') &&
        (person_id !== SOMEONE_NEW || isNamed(person))
      }
      onClose={onClose}
    >
      <HolderField orgId={orgId} prefix="" label={text('wizard.shares.holder')} />
      <NewHolder prefix="" />
      <FromPool pools={pools} classes={classes} />
      <ChoiceField name="compensation" label="transaction.compensation" of={COMPENSATIONS} />
      <SharesAndPrice />
      <div className="grid2">
        <DateField name="expires_on" label={text('transaction.expiresOn')} optional />
        <LabelField name="label" label="transaction.label" />
      </div>
      <ChoiceField name="exemption" label="transaction.grantExemption" of={grantExemptions} untold />
      <VestingFields />
      <Early />
      <Windows />
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}

/** A share unit has no price. */
function SharesAndPrice() {
  const text = useText();
  const compensation: Fields['compensation'] | undefined = useWatch({ name: 'compensation' });
  return (
    <div className="grid2">
      <NumberField name="sharesExact" label={text('wizard.shares.shares')} />
      {compensation !== 'share_unit' && (
        <MoneyField
          name="priceExact"
          label={text(
            compensation === 'appreciation_right' ? 'transaction.basePrice' : 'transaction.exercisePrice',
          )}
        />
      )}
    </div>
  );
}

/** The pool, and the class where there is none. */
function FromPool({ pools, classes }: Pick<InstrumentOptions, 'pools' | 'classes'>) {
  const { language, text } = useLanguage();
  const chosen: string = useWatch({ name: 'pool_id' });
  if (pools.length === 0) return <ClassField classes={classes} />;
  const of = classesOf(chosen, { pools, classes });
  return (
    <div className={of.length > 1 ? 'grid2' : undefined}>
      <SelectField
        name="pool_id"
        label={text('transaction.pool')}
        {...(pools.length > 1 && { placeholder: text('wizard.choose') })}
        options={[
          ...pools.map((one) => ({
            value: one.pool_id,
            label: `${one.name} (${one.classes.map(({ name }) => name).join(text('search.comma'))}${text('search.comma')}${formatNumber(one.leftExact, language)})`,
          })),
          { value: NO_POOL, label: text('transaction.pool.none') },
        ]}
      />
      {of.length > 1 && <ClassField classes={of} />}
    </div>
  );
}

/** The classes of a pool; all of them where there is none. */
function classesOf(
  poolId: string,
  { pools, classes }: Pick<InstrumentOptions, 'pools' | 'classes'>,
): InstrumentOptions['classes'] {
  const pool = pools.find(({ pool_id }) => pool_id === poolId);
  return pool ? classes.filter(({ _id }) => pool.classes.some(({ class_id: id }) => id === _id)) : classes;
}

/** The class is named where there is a choice. */
function bodyOf(
  typed: Fields,
  options: Pick<InstrumentOptions, 'pools' | 'classes'>,
): z.input<typeof GrantInput> {
  const { person_id, person, hasVesting, vesting, pool_id, class_id, early, ...terms } = typed;
  const among = classesOf(pool_id, options);
  return {
    ...terms,
    ...(person_id === SOMEONE_NEW ? { person: holderOf(person) } : { person_id }),
    ...(pool_id !== NO_POOL && { pool_id }),
    // Left out of a pool of one class, which has no other; asked for where nobody chose among several.
    ...(among.some(({ _id }) => _id === class_id) && { class_id }),
    // Early exercise needs vesting.
    ...(early && terms.compensation === 'option' && hasVesting && { early: early === 'yes' }),
    ...(hasVesting && { vesting: vestingOf(vesting) }),
  };
}
