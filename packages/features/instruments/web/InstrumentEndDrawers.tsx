import { END_REASONS, RELEASE_REASONS } from '@tabellion/book/agreed.ts';
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { SegmentedField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { MoneyField, NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { considerationKinds } from '../../shares/shapes.ts';
import {
  ChoiceField,
  ClassField,
  ConsiderationText,
  onlyOf,
  TransactionDrawer,
  TransactionFields,
  transactionStart,
} from '../../shares/web/public.ts';
import {
  ConvertInstrumentInput,
  convertInstrument,
  EndInstrumentInput,
  ExerciseInput,
  ExpireInput,
  endInstrument,
  exerciseOption,
  expireOption,
  releaseOption,
} from '../contract.ts';
import { type InstrumentLine, listRegisterInstruments } from '../registerContract.ts';
import type { InstrumentDrawerProps } from './drawerProps.ts';
import { PrincipalField } from './PrincipalField.tsx';
import { TriggerField, triggerBody, triggerFieldSchema, triggerStart } from './TriggerField.tsx';

const isTyped = (typed = ''): boolean => typed.trim() !== '';

const isFilled = ({ sharesExact }: { sharesExact?: string | undefined }): boolean => isTyped(sharesExact);

/** Shares are issued for an option or a warrant. */
export function ExerciseDrawer({ orgId, options: { today }, line, onClose }: InstrumentDrawerProps) {
  const text = useText();
  const { triggers } = line.terms;
  return (
    <TransactionDrawer
      orgId={orgId}
      title={`${text('transaction.exercise')}: ${line.label}`}
      act={text('transaction.exercise')}
      name={`exercise/${line.security_id}`}
      schema={exerciseOf(line)}
      start={{
        ...transactionStart(today),
        security_id: line.security_id,
        trigger_id: triggerStart(triggers),
        sharesExact: '',
        settlement: 'price',
        valueExact: '',
        paid_on: '',
      }}
      endpoint={exerciseOption}
      bodyOf={({ trigger_id, ...typed }) => ({ ...typed, ...triggerBody(trigger_id) })}
      isTold={(typed) => isFilled(typed) && (!needsValue(line, typed) || isTyped(typed.valueExact))}
      onClose={onClose}
    >
      <SharesExercised orgId={orgId} line={line} today={today} />
      <TriggerField triggers={triggers} />
      <Settlement of={line} today={today} />
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}

/** Shares of the right, beside how many of them its holder may have on the effective date. */
function SharesExercised({
  orgId,
  line,
  today,
}: Pick<InstrumentDrawerProps, 'orgId' | 'line'> & { today: string }) {
  const { language, text } = useLanguage();
  const typed: string = useWatch({ name: 'effective_on' });
  const isPast = parsePlainDate(typed) !== undefined && typed < today;
  const query = { asOf: typed, holder: line.holder.person_id, who: 'all', limit: '200' } as const;
  const then = useRead(listRegisterInstruments, { params: { id: orgId }, query }, { when: isPast });
  const of = isPast ? then.data?.lines.find(({ security_id: id }) => id === line.security_id) : line;
  const shares = formatNumber(of?.vestedExact ?? '0', language);
  const isKnown = of !== undefined || then.data !== undefined;
  return (
    <NumberField
      name="sharesExact"
      label={text('wizard.shares.shares')}
      help={isKnown ? text('transaction.mayExercise', { shares }) : undefined}
    />
  );
}

/** The form asks in what the price is paid only where there is one. */
const exerciseOf = (line: InstrumentLine) =>
  z.strictObject({ ...ExerciseInput.shape, trigger_id: triggerFieldSchema(line.terms.triggers) }).check(
    z.refine((typed) => typed.consideration !== undefined || needsValue(line, typed), {
      path: ['consideration'],
      error: 'GENERAL.FIELD_REQUIRED',
    }),
  );

/** Net settlements and share units are settled by the value of a share. */
const needsValue = (
  { terms }: InstrumentLine,
  { settlement }: { readonly settlement?: 'price' | 'net' | undefined },
): boolean => (terms.compensation ?? 'option') !== 'option' || settlement === 'net';

/** Consideration that the holder gives for the shares. */
function Settlement({ of, today }: { of: InstrumentLine; today: string }) {
  const text = useText();
  const settlement: 'price' | 'net' = useWatch({ name: 'settlement' });
  const isChosen = (of.terms.compensation ?? 'option') === 'option';
  const isOfValue = needsValue(of, { settlement });
  return (
    <>
      {isChosen && (
        <SegmentedField
          name="settlement"
          label={text('transaction.settlement')}
          choices={(['price', 'net'] as const).map((value) => ({
            value,
            label: text(`transaction.settlement.${value}`),
          }))}
        />
      )}
      {isOfValue ? (
        <MoneyField name="valueExact" label={text('transaction.value')} />
      ) : (
        <div className="grid2">
          <SegmentedField
            name="consideration"
            label={text('wizard.paid.in')}
            choices={considerationKinds.map((value) => ({ value, label: text(`wizard.paid.in.${value}`) }))}
          />
          <ConsiderationText prefix="" />
          <DateField
            name="paid_on"
            label={text('wizard.paid.on')}
            help={text('transaction.paidOn.help')}
            max={today}
            optional
          />
        </div>
      )}
    </>
  );
}

const yesOrNo = z.enum(['yes', 'no']);

/** Whether shares go back is asked of those of a pool. */
const lostOf = ({ pool_name }: InstrumentLine) =>
  z.strictObject({
    ...ExpireInput.shape,
    sharesExact: z.string(),
    returns: pool_name === null ? z.optional(yesOrNo) : yesOrNo,
  });

const lostFilled = <T extends { returns?: 'yes' | 'no' | undefined }>({ returns, ...typed }: T) => ({
  ...typed,
  ...(returns && { returns: returns === 'yes' }),
});

/** An option expires, or is given up: whole, or in part. */
export function LostDrawer({
  orgId,
  options: { today },
  line,
  onClose,
  how,
}: InstrumentDrawerProps & { how: 'release' | 'expire' }) {
  const { language, text } = useLanguage();
  const shares = formatNumber(line.leftExact ?? '0', language);
  // After the window of a holder who has left, part of it may have been extended.
  const isWhole = how === 'expire' && line.expires_on !== null && line.expires_on < today;
  const unvested = how === 'release' ? (line.neverVestsExact ?? '0') : '0';
  const common = {
    orgId,
    onClose,
    title: `${text(`transaction.${how}`)} ${line.label}`,
    name: `${how}/${line.security_id}`,
    start: {
      ...transactionStart(today),
      security_id: line.security_id,
      // After a stop what had vested is not given up unless one says so.
      sharesExact: unvested === '0' ? '' : unvested,
      ...(line.returns_to_pool !== null && {
        returns: line.returns_to_pool ? ('yes' as const) : ('no' as const),
      }),
    },
  };
  const schema = lostOf(line);
  const inside = (
    <>
      {isWhole ? (
        <p className="muted">{text('transaction.expiresWhole', { shares })}</p>
      ) : (
        <NumberField
          name="sharesExact"
          label={text('wizard.shares.shares')}
          help={
            unvested === '0'
              ? text('transaction.allLeft', { shares })
              : text('transaction.allLeftVested', { shares, unvested: formatNumber(unvested, language) })
          }
          optional
        />
      )}
      {how === 'release' && (
        <ChoiceField name="reason" label="transaction.releaseReason" of={RELEASE_REASONS} />
      )}
      {line.pool_name !== null && (
        <ChoiceField name="returns" label="transaction.returns" of={yesOrNo.options} />
      )}
      <TransactionFields today={today} />
    </>
  );
  return how === 'release' ? (
    <TransactionDrawer
      {...common}
      schema={z.strictObject({ ...schema.shape, reason: z.enum(RELEASE_REASONS) })}
      endpoint={releaseOption}
      bodyOf={lostFilled}
    >
      {inside}
    </TransactionDrawer>
  ) : (
    <TransactionDrawer {...common} schema={schema} endpoint={expireOption} bodyOf={lostFilled}>
      {inside}
    </TransactionDrawer>
  );
}

export function ConvertInstrumentDrawer({
  orgId,
  options: surroundings,
  line,
  onClose,
}: InstrumentDrawerProps) {
  const { today, classes } = surroundings;
  const text = useText();
  const { triggers } = line.terms;
  const [only, ...others] = triggers;
  const named = others.length === 0 ? only?.class_id : undefined;
  const isForeign = line.currency !== 'CAD';
  return (
    <TransactionDrawer
      orgId={orgId}
      title={`${text('transaction.convertInstrument')}: ${line.label}`}
      act={text('transaction.convertInstrument')}
      name={`convertInstrument/${line.security_id}`}
      schema={z.strictObject({ ...ConvertInstrumentInput.shape, trigger_id: triggerFieldSchema(triggers) })}
      start={{
        ...transactionStart(today),
        security_id: line.security_id,
        trigger_id: triggerStart(triggers),
        class_id: named ?? line.class_id ?? onlyOf(classes),
        sharesExact: '',
        principalExact: '',
        interestExact: '',
        rateExact: '',
      }}
      endpoint={convertInstrument}
      bodyOf={({ trigger_id, ...typed }) => ({ ...typed, ...triggerBody(trigger_id) })}
      isTold={(typed) => isFilled(typed) && (!isForeign || isTyped(typed.rateExact))}
      onClose={onClose}
    >
      <TriggerField triggers={triggers} />
      <div className="grid2">
        <ClassField classes={classes} />
        <NumberField name="sharesExact" label={text('wizard.shares.shares')} />
      </div>
      <div className="grid2">
        <PrincipalField of={line} />
        <NumberField name="interestExact" label={text('transaction.interestPart')} optional />
      </div>
      {isForeign && (
        <NumberField
          name="rateExact"
          label={text('transaction.exchangeRate', { currency: line.currency ?? '' })}
          sign="$"
        />
      )}
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}

/** It is repaid, forgiven, has run out or is cancelled, whole or in part. */
export function EndInstrumentDrawer({ orgId, options: { today }, line, onClose }: InstrumentDrawerProps) {
  const text = useText();
  return (
    <TransactionDrawer
      orgId={orgId}
      title={`${text('transaction.endInstrument')}: ${line.label}`}
      act={text('transaction.endInstrument')}
      name={`endInstrument/${line.security_id}`}
      schema={EndInstrumentInput}
      start={{
        ...transactionStart(today),
        security_id: line.security_id,
        principalExact: '',
      }}
      endpoint={endInstrument}
      bodyOf={(typed) => typed}
      onClose={onClose}
    >
      <div className="grid2">
        <SelectField
          name="reason"
          label={text('transaction.releaseReason')}
          placeholder={text('wizard.choose')}
          options={END_REASONS.map((value) => ({ value, label: text(`transaction.endReason.${value}`) }))}
        />
        <PrincipalField of={line} />
      </div>
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}
