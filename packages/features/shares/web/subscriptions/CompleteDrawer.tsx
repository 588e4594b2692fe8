import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useFresh } from '@tabellion/ui/call/useFresh.ts';
import { type ReadState, useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, PriceText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { Drawer, DrawerBody, DrawerFoot, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { readCorporateInfo } from '../../../organizations/contract.ts';
import { PrivateIssuerLimit, ResolutionFields, useLimitOverride } from '../../../registers/web/public.ts';
import { listShareholders, type SharesView, updateIssuance } from '../../contract.ts';
import type { Issuance, Shareholder } from '../../shapes.ts';
import { amountOf } from './dayOne.ts';
import { Amount, Awaited } from './SubscriberCells.tsx';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';
import {
  inputOf,
  issueDayOf,
  rowOf,
  type SubscriptionRow,
  subscriptionRowSchema,
} from './subscriptionForm.ts';
import { useTakeBack } from './useTakeBack.tsx';

interface CompleteDrawerProps {
  of: { readonly security_id: string; readonly person_id: string; readonly display_name: string };
  /** The organizing resolution, by which what was subscribed before incorporation is issued. */
  organizing: ReadState<{ readonly organizing_resolution_on: string | null }>;
  onClose(): void;
}

/** Missing parts of a subscription: the payment, and the resolution where the organizing one does not
 *  issue it. */
export function CompleteDrawer({ of, organizing, onClose }: CompleteDrawerProps) {
  const text = useText();
  const orgId = useOrgId();
  const params = { id: orgId };
  const shares = useRead(listShareholders, { params, query: {} });
  const corporate = useRead(readCorporateInfo, { params });
  const holder = shares.data?.shareholders.find(({ _id }) => _id === of.person_id);
  const issuance = holder?.issuances.find(({ _id }) => _id === of.security_id);
  const isFresh = useFresh(shares, organizing, corporate);
  const isRead = [shares, organizing, corporate].every(({ data }) => data !== undefined) && isFresh;
  return (
    <Drawer
      title={of.display_name === '' ? text('dashboard.erased') : <UserText>{of.display_name}</UserText>}
      badge={
        issuance && (
          <StatusBadge tone="warn">
            <Awaited of={issuance.waits_for} />
          </StatusBadge>
        )
      }
      onClose={onClose}
    >
      {!isRead && (
        <DrawerReading of={[shares, organizing, corporate].find(({ isError }) => isError) ?? shares} />
      )}
      {isRead && issuance?.state !== 'subscribed' && <NoLonger onClose={onClose} />}
      {isRead && shares.data && holder && issuance?.state === 'subscribed' && (
        <CompleteForm
          holder={holder}
          issuance={issuance}
          classes={shares.data.sharesSimpleOrAdvanced.advanced ? shares.data.shareclasses : undefined}
          today={plainDate(shares.data.asOf)}
          organizedOn={organizing.data?.organizing_resolution_on ?? null}
          incorporatedOn={corporate.data?.incorporation_date ?? ''}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
}

/** It was completed or taken back meanwhile, by somebody else or in another window. */
function NoLonger({ onClose }: Pick<CompleteDrawerProps, 'onClose'>) {
  const text = useText();
  const again = useReadings().allAgain;
  const close = () => {
    onClose();
    void again();
  };
  return (
    <>
      <DrawerBody>
        <Callout>{text('wizard.subscribed.gone')}</Callout>
      </DrawerBody>
      <DrawerFoot>
        <span className="grow" />
        <Button onClick={close}>{text('ui.close')}</Button>
      </DrawerFoot>
    </>
  );
}

interface CompleteFormProps {
  holder: Shareholder;
  issuance: Issuance;
  /** Among which to choose; undefined where all shares are of one class at one price. */
  classes: SharesView['shareclasses'] | undefined;
  today: PlainDate;
  /** The day of the organizing resolution. */
  organizedOn: string | null;
  incorporatedOn: string;
  onClose(): void;
}

function CompleteForm({
  holder,
  issuance,
  classes,
  today,
  organizedOn,
  incorporatedOn,
  onClose,
}: CompleteFormProps) {
  const text = useText();
  const orgId = useOrgId();
  const schema = useMemo(() => z.strictObject({ row: subscriptionRowSchema(today) }), [today]);
  const form = useForm(schema, { start: { row: rowOf(issuance) } });
  const draft = useDraft(form, `subscription/${issuance._id}`, true);
  const row = useWatch({ control: form.control, name: 'row' });
  const save = useCall(updateIssuance, { say: 'always' });
  const limitOverride = useLimitOverride();
  const again = useReadings().allAgain;
  const takeBack = useTakeBack('wizard.subscribers.removeBody.exists', async () => {
    draft.forget();
    onClose();
    await again();
  });
  // Subscriptions before incorporation are issued by the organizing resolution, unless another is given.
  const isOfFounding = issuance.resolution === null && !issuance.waits_for.includes('resolution');
  // Whoever opens what a subscription still needs begins at the first blank of it.
  const firstBlank = isOfFounding ? 'row.paid_on' : 'row.resolution';
  const { setFocus } = form;
  useEffect(() => setFocus(firstBlank), [setFocus, firstBlank]);
  return (
    <DrawerForm
      form={form}
      draft={draft}
      onSubmit={async ({ row: typed }) => {
        const body = { _id: issuance._id, ...inputOf(typed), ...limitOverride.body };
        const answer = limitOverride.note(await save.run({ params: { id: holder._id }, body }));
        return answer.ok ? answer : { ...answer, fields: answer.fields.map(atRow) };
      }}
      onSaved={again}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="danger"
            busy={takeBack.busy}
            onClick={() => void takeBack.run(holder, issuance._id)}
          >
            {text('ui.remove')}
          </Button>
          <span className="grow" />
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <SubmitButton>{text('wizard.save')}</SubmitButton>
        </>
      }
    >
      <Particulars
        facts={[
          ...(classes === undefined
            ? [
                {
                  key: 'class',
                  label: text('wizard.shares.class'),
                  value: <UserText>{issuance.className}</UserText>,
                },
                {
                  key: 'price',
                  label: text('wizard.shares.price'),
                  value: <PriceText dollars={issuance.priceExact} />,
                },
              ]
            : []),
          { key: 'amount', label: text('wizard.shares.amount'), value: <Amount of={amountOf(row)} /> },
        ]}
      />
      <div className="grid3">
        <NumberField name="row.ownership" label={text('wizard.shares.shares')} />
        {classes && (
          <>
            <SelectField
              name="row.Shareclass"
              label={text('wizard.shares.class')}
              options={classes.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
            <NumberField name="row.price" label={text('wizard.shares.price')} />
          </>
        )}
      </div>
      {isOfFounding && organizedOn === null && (
        <Callout>
          {text('wizard.subscribed.undated')}{' '}
          <Link to={`/app/org/${orgId}/organization/officers`}>{text('wizard.subscribed.date')}</Link>
        </Callout>
      )}
      {!isOfFounding && <ResolutionFields prefix="row." from={incorporatedOn} today={today} />}
      <SubscriptionDetails name="row" row={row} columns="grid2" today={today} onAnother={undefined} />
      <PrivateIssuerLimit of={limitOverride} />
      <Outcome row={row} organizingOn={isOfFounding ? organizedOn : null} today={today} />
    </DrawerForm>
  );
}

/** The server names the fields of an issuance; the form has them in its one row. */
const atRow = <At extends { path: string }>(at: At): At => ({
  ...at,
  path: at.path.replace(/^(body\.)?(vesting\.)?/, 'row.'),
});

interface OutcomeProps {
  row: SubscriptionRow;
  /** As `issueDayOf` says. */
  organizingOn: string | null;
  today: PlainDate;
}

/** Result of the fields: shares issued on a day, or a subscription that waits. */
function Outcome({ row, organizingOn, today }: OutcomeProps) {
  const text = useText();
  const issuedOn = issueDayOf(row, organizingOn);
  // A day that lies ahead is refused at its field: nothing will be issued on it.
  if (issuedOn !== null && issuedOn > today) return null;
  return (
    <p className="t12 muted" role="status">
      {issuedOn === null ? (
        text('wizard.issue.waits')
      ) : (
        <RichText of="wizard.issue.on" with={{ date: <DateText date={issuedOn} length="long" /> }} />
      )}
    </p>
  );
}
