import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { DateField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { PersonInput } from '../../../people/shapes.ts';
import { GrantInput, grantExemptions, grantOption } from '../../instrumentContract.ts';
import { ClassField } from '../deeds/ClassField.tsx';
import { DeedDrawer } from '../deeds/DeedDrawer.tsx';
import { DeedFields, deedStart } from '../deeds/DeedFields.tsx';
import { HolderField, NewHolder, SOMEONE_NEW } from '../deeds/HolderPicker.tsx';
import { holderOf, isNamed, newHolder } from '../deeds/NewHolderFields.tsx';
import { VestingFields, vestingStart } from '../deeds/VestingFields.tsx';
import type { InstrumentAround, InstrumentDeedProps } from './InstrumentDeed.tsx';

const fields = z.strictObject({
  ...GrantInput.shape,
  person_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  person: PersonInput,
  hasVesting: z.boolean(),
  pool_id: z.string(),
  exemption: z.union([z.literal(''), z.enum(grantExemptions)]),
});

/** An option is granted, from a pool or from none. */
export function GrantDrawer({ orgId, around, onClose }: InstrumentDeedProps) {
  const text = useText();
  const { today, classes, people, pools } = around;
  return (
    <DeedDrawer
      orgId={orgId}
      title={text('deed.grant')}
      name="grant"
      schema={fields}
      start={{
        ...deedStart(today),
        person_id: '',
        person: newHolder,
        pool_id: pools[0]?.pool_id ?? '',
        class_id: classes[0]?._id ?? '',
        sharesExact: '',
        priceExact: '',
        expires_on: '',
        label: '',
        exemption: '',
        hasVesting: true,
        vesting: vestingStart,
      }}
      endpoint={grantOption}
      bodyOf={bodyOf}
      isTold={({ person_id, person, sharesExact = '', priceExact = '' }) =>
        sharesExact.trim() !== '' &&
        priceExact.trim() !== '' &&
        (person_id !== SOMEONE_NEW || isNamed(person))
      }
      onClose={onClose}
    >
      <HolderField people={people} prefix="" label={text('wizard.shares.holder')} />
      <NewHolder prefix="" />
      <FromPool {...{ pools, classes }} />
      <div className="grid2">
        <NumberField name="sharesExact" label={text('wizard.shares.shares')} />
        <NumberField name="priceExact" label={text('deed.exercisePrice')} sign="$" />
      </div>
      <div className="grid2">
        <DateField name="expires_on" label={text('deed.expiresOn')} optional />
        <TextField
          name="label"
          label={text('deed.label')}
          help={text('deed.label.help')}
          autoComplete="off"
          maxLength={50}
          ltr
          optional
        />
      </div>
      <SelectField
        name="exemption"
        label={text('deed.grantExemption')}
        placeholder={text('deed.grantExemption.none')}
        options={grantExemptions.map((value) => ({ value, label: text(`deed.grantExemption.${value}`) }))}
        optional
      />
      <VestingFields />
      <DeedFields today={today} />
    </DeedDrawer>
  );
}

/** The pool, and the class where there is none. */
function FromPool({ pools, classes }: Pick<InstrumentAround, 'pools' | 'classes'>) {
  const { language, text } = useLanguage();
  const isFromPool = useWatch({ name: 'pool_id' }) !== '';
  if (pools.length === 0) return <ClassField classes={classes} />;
  return (
    <div className={isFromPool ? undefined : 'grid2'}>
      <SelectField
        name="pool_id"
        label={text('deed.pool')}
        options={[
          ...pools.map((one) => ({
            value: one.pool_id,
            label: `${one.name} (${one.class_name}, ${formatNumber(one.leftExact, language)})`,
          })),
          { value: '', label: text('deed.pool.none') },
        ]}
      />
      {!isFromPool && <ClassField classes={classes} />}
    </div>
  );
}

function bodyOf(typed: z.output<typeof fields>): z.input<typeof GrantInput> {
  const { person_id, person, hasVesting, vesting, pool_id, class_id, exemption, ...terms } = typed;
  return {
    ...terms,
    ...(person_id === SOMEONE_NEW ? { person: holderOf(person) } : { person_id }),
    ...(pool_id !== '' ? { pool_id } : class_id !== undefined && { class_id }),
    ...(exemption !== '' && { exemption }),
    ...(hasVesting && vesting && { vesting }),
  };
}
