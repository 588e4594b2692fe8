import { INSTRUMENT_KINDS } from '@tabellion/book/agreed.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type * as z from 'zod/mini';
import { blankPerson, holderOf, isNamed, SOMEONE_NEW } from '../../people/web/public.ts';
import {
  ChoiceField,
  HolderField,
  NewHolder,
  onlyOf,
  TransactionDrawer,
  TransactionFields,
  transactionStart,
} from '../../shares/web/public.ts';
import { grantExemptions, type RecordInstrumentInput, recordInstrument } from '../contract.ts';
import type { InstrumentTransactionProps } from './drawerProps.ts';
import { type Fields, fields, InstrumentTerms } from './InstrumentTerms.tsx';
import { interestInputOf, noInterest } from './InterestFields.tsx';
import { LabelField } from './LabelField.tsx';
import { triggerInputOf } from './Triggers.tsx';

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
      <InstrumentTerms classes={classes} />
      <LabelField name="label" label="transaction.label" />
      <ChoiceField name="exemption" label="transaction.grantExemption" of={grantExemptions} untold />
      <TransactionFields today={today} />
    </TransactionDrawer>
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
