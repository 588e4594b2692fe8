import { QUANTITY_SOURCES, SECURED_OR_UNSECURED } from '@tabellion/book/agreed.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { MoneyField, NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { PersonForm } from '../../people/web/public.ts';
import { ChoiceField, ClassField } from '../../shares/web/public.ts';
import { RecordInstrumentInput } from '../contract.ts';
import type { InstrumentOptions } from './drawerProps.ts';
import { InterestFields, interest } from './InterestFields.tsx';
import { Triggers, trigger } from './Triggers.tsx';

export const fields = z.strictObject({
  ...RecordInstrumentInput.shape,
  person_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  person: PersonForm,
  class_id: z.string(),
  interest,
  triggers: z.array(trigger),
});

export type Fields = z.output<typeof fields>;

/** Shares and their price of a warrant; dollars, interest, conversion and maturity of all others. */
export function InstrumentTerms({ classes }: Pick<InstrumentOptions, 'classes'>) {
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
      <MoneyField name="priceExact" label={text('transaction.exercisePrice')} />
      <MoneyField name="purchasePriceExact" label={text('transaction.purchasePrice')} optional />
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
