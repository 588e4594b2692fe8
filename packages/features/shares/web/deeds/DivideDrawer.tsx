import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import { consolidateShares, DivideInput, roundings, splitShares } from '../../deedContract.ts';
import { ClassField } from './ClassField.tsx';
import { DeedDrawer } from './DeedDrawer.tsx';
import { DeedFields, deedStart } from './DeedFields.tsx';
import type { ClassDeedProps } from './deedProps.ts';

/** All shares of a class become more, or fewer. */
export function DivideDrawer({
  orgId,
  classId,
  around,
  onClose,
  isSplit,
}: ClassDeedProps & { isSplit: boolean }) {
  const text = useText();
  const name = isSplit ? 'split' : 'consolidate';
  return (
    <DeedDrawer
      orgId={orgId}
      title={text(`deed.${name}`)}
      name={`${name}/${classId ?? ''}`}
      schema={DivideInput}
      start={{
        ...deedStart(around.today),
        class_id: classId ?? '',
        newExact: isSplit ? '' : '1',
        oldExact: isSplit ? '1' : '',
        rounding: 'down',
        per: 'certificate',
        cashExact: '',
        rights: true,
        registry_certificate: '',
      }}
      endpoint={isSplit ? splitShares : consolidateShares}
      bodyOf={({ cashExact, ...typed }) => (typed.rounding === 'down' ? { ...typed, cashExact } : typed)}
      isTold={({ newExact = '', oldExact = '' }) => newExact.trim() !== '' && oldExact.trim() !== ''}
      onClose={onClose}
    >
      <ClassField classes={around.classes} />
      <div className="grid2">
        <NumberField name="newExact" label={text('deed.ratio.new')} />
        <NumberField name="oldExact" label={text('deed.ratio.old')} />
      </div>
      <Fractions />
      <CheckboxField name="rights" label={text('deed.rights')} help={text('deed.rights.help')} />
      <DeedFields today={around.today} isAmendment />
    </DeedDrawer>
  );
}

/** What becomes of fractions of a share. */
function Fractions() {
  const text = useText();
  const isDown = useWatch({ name: 'rounding' }) === 'down';
  return (
    <div className="grid2">
      <SelectField
        name="rounding"
        label={text('deed.rounding')}
        options={roundings.map((value) => ({ value, label: text(`deed.rounding.${value}`) }))}
      />
      <SelectField
        name="per"
        label={text('deed.per')}
        options={(['certificate', 'holder'] as const).map((value) => ({
          value,
          label: text(`deed.per.${value}`),
        }))}
      />
      {isDown && <NumberField name="cashExact" label={text('deed.cashFor')} sign="$" optional />}
    </div>
  );
}
