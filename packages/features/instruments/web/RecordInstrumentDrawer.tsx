import { INSTRUMENT_KINDS, QUANTITY_SOURCES, SECURED_OR_UNSECURED } from '@tabellion/book/agreed.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
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
} from '../../shares/web/public.ts';
import { grantExemptions, RecordInstrumentInput, recordInstrument } from '../contract.ts';
import type { InstrumentOptions, InstrumentTransactionProps } from './drawerProps.ts';
import { InterestFields, interest, interestInputOf, noInterest } from './InterestFields.tsx';
import { LabelField } from './LabelField.tsx';
import { Triggers, trigger, triggerInputOf } from './Triggers.tsx';

const fields = z.strictObject({
  ...RecordInstrumentInput.shape,
  person_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  person: PersonForm,
  class_id: z.string(),
  interest,
  triggers: z.array(trigger),
});
type Fields = z.output<typeof fields>;

/** A warrant, a convertible note, an agreement for future equity or a debt is recorded. */
export function RecordInstrumentDrawer({ orgId, options, onClose }: InstrumentTransactionProps) {
  const text = useText();
  const { today, classes } = options;
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text('transaction.recordInstrument')}
      name="recordInstrument"
      schema={fields}
      start={{
        ...transactionStart(today),
        person_id: '',
        person: blankPerson,
        class_id: onlyOf(classes),
        sharesExact: '',
        priceExact: '',
        purchasePriceExact: '',
        principalExact: '',
        currency: 'CAD',
        interest: noInterest,
        expires_on: '',
        triggers: [],
        proRataExact: '',
        seniority: '',
        label: '',
      }}
      endpoint={recordInstrument}
      bodyOf={bodyOf}
      isTold={({ kind, person_id, person, sharesExact, priceExact, principalExact }) =>
        (kind === 'warrant' ? isTyped(sharesExact) && isTyped(priceExact) : isTyped(principalExact)) &&
        (person_id !== SOMEONE_NEW || isNamed(person))
      }
      onClose={onClose}
    >
      <ChoiceField name="kind" label="instruments.kind" of={INSTRUMENT_KINDS} />
      <HolderField orgId={orgId} prefix="" label={text('wizard.shares.holder')} />
      <NewHolder prefix="" />
      <Terms classes={classes} />
      <LabelField name="label" label="transaction.label" />
      <ChoiceField name="exemption" label="transaction.grantExemption" of={grantExemptions} untold />
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}

/** Shares and their price of a warrant; dollars, interest, conversion and maturity of all others. */
function Terms({ classes }: Pick<InstrumentOptions, 'classes'>) {
  const kind: Fields['kind'] | undefined = useWatch({ name: 'kind' });
  switch (kind) {
    case 'warrant':
      return (
        <>
          <Warrant classes={classes} />
          <Triggers classes={classes} />
        </>
      );
    case 'safe':
    case 'note':
      return (
        <>
          <Owed />
          {kind === 'note' && <InterestFields />}
          <Triggers classes={classes} />
          <Ranks of={kind} />
        </>
      );
    case 'debt':
      return (
        <>
          <Owed />
          <InterestFields />
          <Ranks of={kind} />
        </>
      );
    default:
      return null;
  }
}

function Warrant({ classes }: Pick<InstrumentOptions, 'classes'>) {
  const text = useText();
  return (
    <div className="grid2">
      <ClassField classes={classes} />
      <NumberField name="sharesExact" label={text('wizard.shares.shares')} />
      <ChoiceField name="quantity_source" label="transaction.quantitySource" of={QUANTITY_SOURCES} untold />
      <NumberField name="priceExact" label={text('transaction.exercisePrice')} sign="$" />
      <NumberField name="purchasePriceExact" label={text('transaction.purchasePrice')} sign="$" optional />
      <DateField name="expires_on" label={text('transaction.expiresOn')} optional />
    </div>
  );
}

/** Those in which Canadian corporations borrow most; the others arrive by a package. */
const currencies = ['CAD', 'USD', 'EUR', 'GBP'] as const;

function Owed() {
  const text = useText();
  return (
    <div className="grid3">
      <NumberField name="principalExact" label={text('instruments.principal')} />
      <SelectField
        name="currency"
        label={text('transaction.currency')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <DateField name="expires_on" label={text('transaction.dueOn')} optional />
    </div>
  );
}

/** The rank in payment; and the security of a debt, or the part of the next round that another holder may
 *  buy. */
function Ranks({ of }: { of: 'safe' | 'note' | 'debt' }) {
  const text = useText();
  return (
    <div className="grid2">
      <NumberField name="seniority" label={text('transaction.seniority')} optional />
      {of === 'debt' ? (
        <ChoiceField name="security" label="transaction.security" of={SECURED_OR_UNSECURED} untold />
      ) : (
        <NumberField name="proRataExact" label={text('transaction.proRata')} optional />
      )}
    </div>
  );
}

const isTyped = (typed = ''): boolean => typed.trim() !== '';

/** Fields that the kind does not have are not sent, even if typed. */
function bodyOf(typed: Fields): z.input<typeof RecordInstrumentInput> {
  const {
    person_id,
    person,
    class_id,
    sharesExact,
    quantity_source,
    priceExact,
    purchasePriceExact,
    ...rest
  } = typed;
  const { principalExact, currency, interest, triggers, proRataExact, seniority, security, ...terms } = rest;
  const stated = triggers.map(triggerInputOf);
  const owed = { principalExact, currency, seniority };
  const own = {
    warrant: {
      class_id,
      sharesExact,
      priceExact,
      purchasePriceExact,
      triggers: stated,
      ...(quantity_source && { quantity_source }),
    },
    safe: { ...owed, triggers: stated, proRataExact },
    note: { ...owed, ...interestInputOf(interest), triggers: stated, proRataExact },
    debt: { ...owed, ...interestInputOf(interest), ...(security && { security }) },
  };
  return {
    ...terms,
    ...own[terms.kind],
    ...(person_id === SOMEONE_NEW ? { person: holderOf(person) } : { person_id }),
  };
}
