import { CheckboxField, SegmentedField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { DateField } from '@tabellion/ui/form/TextField.tsx';
import { formatNumber, formatPrice } from '@tabellion/ui/format/number.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import {
  ConvertInstrumentInput,
  convertInstrument,
  EndInstrumentInput,
  ExerciseInput,
  endInstrument,
  endReasons,
  exerciseOption,
  expireOption,
  releaseOption,
  releaseReasons,
} from '../../instrumentContract.ts';
import type { InstrumentLine } from '../../instrumentRegisterContract.ts';
import { considerationKinds } from '../../shapes.ts';
import { ClassField } from '../deeds/ClassField.tsx';
import { DeedDrawer } from '../deeds/DeedDrawer.tsx';
import { DeedFields, deedStart } from '../deeds/DeedFields.tsx';
import type { InstrumentDeedProps } from './InstrumentDeed.tsx';

interface FateProps extends InstrumentDeedProps {
  readonly line: InstrumentLine;
}

const isTold = ({ sharesExact = '' }: { sharesExact?: string | undefined }): boolean =>
  sharesExact.trim() !== '';

/** Shares are issued for an option or a warrant. */
export function ExerciseDrawer({ orgId, around: { today }, line, onClose }: FateProps) {
  const { language, text } = useLanguage();
  const shares = formatNumber(line.vestedExact ?? '0', language);
  return (
    <DeedDrawer
      orgId={orgId}
      title={`${text('deed.exercise')} ${line.label}`}
      name={`exercise/${line.security_id}`}
      schema={ExerciseInput}
      start={{
        ...deedStart(today),
        security_id: line.security_id,
        sharesExact: '',
        consideration: 'money',
        paid_on: '',
      }}
      endpoint={exerciseOption}
      bodyOf={(typed) => typed}
      isTold={isTold}
      onClose={onClose}
    >
      <NumberField
        name="sharesExact"
        label={text('wizard.shares.shares')}
        help={text('deed.mayExercise', { shares })}
      />
      <div className="grid2">
        <SegmentedField
          name="consideration"
          label={text('wizard.paid.in')}
          choices={considerationKinds.map((value) => ({ value, label: text(`wizard.paid.in.${value}`) }))}
        />
        <DateField name="paid_on" label={text('wizard.paid.on')} max={today} optional />
      </div>
      <DeedFields today={today} />
    </DeedDrawer>
  );
}

const lost = z.strictObject({
  ...EndInstrumentInput.shape,
  sharesExact: z.string(),
  returns: z.boolean(),
  reason: z.enum(releaseReasons),
});

/** An option expires, or is given up: whole, or in part. */
export function LostDrawer({
  orgId,
  around: { today },
  line,
  onClose,
  how,
}: FateProps & { how: 'release' | 'expire' }) {
  const { language, text } = useLanguage();
  const shares = formatNumber(line.leftExact ?? '0', language);
  const common = {
    orgId,
    onClose,
    title: `${text(`deed.${how}`)} ${line.label}`,
    name: `${how}/${line.security_id}`,
    schema: lost,
    start: {
      ...deedStart(today),
      security_id: line.security_id,
      sharesExact: '',
      returns: true,
      reason: 'forfeited' as const,
    },
    isTold: () => true,
  };
  const inside = (
    <>
      <NumberField
        name="sharesExact"
        label={text('wizard.shares.shares')}
        help={text('deed.allLeft', { shares })}
        optional
      />
      {how === 'release' && (
        <SelectField
          name="reason"
          label={text('deed.releaseReason')}
          options={releaseReasons.map((value) => ({ value, label: text(`deed.releaseReason.${value}`) }))}
        />
      )}
      {line.pool_name !== null && <CheckboxField name="returns" label={text('deed.returns')} />}
      <DeedFields today={today} />
    </>
  );
  return how === 'release' ? (
    <DeedDrawer {...common} endpoint={releaseOption} bodyOf={(typed) => typed}>
      {inside}
    </DeedDrawer>
  ) : (
    <DeedDrawer {...common} endpoint={expireOption} bodyOf={({ reason: _, ...typed }) => typed}>
      {inside}
    </DeedDrawer>
  );
}

/** A note or an agreement becomes shares. */
export function ConvertInstrumentDrawer({ orgId, around: { today, classes }, line, onClose }: FateProps) {
  const { language, text } = useLanguage();
  const amount = formatPrice(line.principal ?? '0', language);
  return (
    <DeedDrawer
      orgId={orgId}
      title={`${text('deed.convertInstrument')}: ${line.label}`}
      name={`convertInstrument/${line.security_id}`}
      schema={ConvertInstrumentInput}
      start={{
        ...deedStart(today),
        security_id: line.security_id,
        class_id: line.class_id ?? classes[0]?._id ?? '',
        sharesExact: '',
        amountExact: '',
      }}
      endpoint={convertInstrument}
      bodyOf={(typed) => typed}
      isTold={isTold}
      onClose={onClose}
    >
      <div className="grid2">
        <ClassField classes={classes} />
        <NumberField name="sharesExact" label={text('wizard.shares.shares')} />
      </div>
      <NumberField
        name="amountExact"
        label={text('deed.amountFor')}
        help={text('deed.amountFor.help', { amount })}
        sign="$"
        optional
      />
      <DeedFields today={today} />
    </DeedDrawer>
  );
}

/** It is repaid, has run out or is cancelled. */
export function EndInstrumentDrawer({ orgId, around: { today }, line, onClose }: FateProps) {
  const text = useText();
  return (
    <DeedDrawer
      orgId={orgId}
      title={`${text('deed.endInstrument')}: ${line.label}`}
      name={`endInstrument/${line.security_id}`}
      schema={EndInstrumentInput}
      start={{
        ...deedStart(today),
        security_id: line.security_id,
        reason: line.kind === 'warrant' ? 'expired' : 'repaid',
      }}
      endpoint={endInstrument}
      bodyOf={(typed) => typed}
      isTold={() => true}
      onClose={onClose}
    >
      <SelectField
        name="reason"
        label={text('deed.releaseReason')}
        options={endReasons.map((value) => ({ value, label: text(`deed.endReason.${value}`) }))}
      />
      <DeedFields today={today} />
    </DeedDrawer>
  );
}
