import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import { decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../organizations/web/public.ts';
import { listPeople } from '../../../people/contract.ts';
import { useLimitOverride } from '../../../registers/web/public.ts';
import { listShareClasses, listShareholders } from '../../../shares/contract.ts';
import type { ShareClass, Shareholder } from '../../../shares/shapes.ts';
import {
  amountOf,
  dayOne,
  faultsOf,
  keepTypedValues,
  parseShares,
  rowsOf,
  type SharesView,
  type SubscriptionsFormValues,
  subscriptionsSchema,
  votesPerShare,
} from '../../../shares/web/public.ts';
import { readOnboarding } from '../../contract.ts';
import type { Subscription } from '../../rules/facts.ts';
import { articlesNeeds } from '../../rules/needs.ts';
import { significantHolders, significantKey } from '../../rules/significant.ts';
import { useStepForm } from '../frame/useStepForm.ts';
import { useWizard } from '../frame/wizard.ts';
import { useSaveSubscriptions } from './useSaveSubscriptions.ts';

/** The rows of the step: their form, what they come to while they are typed, and how they take up a new view. */
export function useSubscriptions(view: SharesView) {
  const { orgId, onboarding, corporate } = useWizard();
  const { put, again } = useReadings();
  const params = { id: orgId };
  const limitOverride = useLimitOverride();
  const submit = useSaveSubscriptions(view, limitOverride);
  const today = useToday();
  const schema = useMemo(() => subscriptionsSchema(today), [today]);
  const start = startOf(view, onboarding.isc_confirmed);
  const step = useStepForm(schema, { name: `shares/${orgId}`, start, submit });
  const { form } = step;

  // A command elsewhere on the page gives a new view: what is being typed stays where nothing newer was saved.
  const shown = useRef(start);
  const shownView = useRef(view);
  useEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    const before = shown.current;
    const fresh = startOf(view, onboarding.isc_confirmed);
    shown.current = fresh;
    const typed = keepTypedValues(form.getValues(), before, fresh);
    form.reset(fresh);
    if (typed.simplePrice !== fresh.simplePrice) {
      form.setValue('simplePrice', typed.simplePrice, { shouldDirty: true });
    }
    for (const [id, row] of Object.entries(typed.rows)) {
      if (row !== fresh.rows[id]) form.setValue(`rows.${id}`, row, { shouldDirty: true });
    }
  }, [view, form, onboarding.isc_confirmed]);

  const typedRows = useWatch({ control: form.control, name: 'rows' });
  const simplePrice = useWatch({ control: form.control, name: 'simplePrice' });
  const isOnePrice = !view.sharesSimpleOrAdvanced.advanced;
  const rows = useMemo(
    () => (isOnePrice ? pricedAt(simplePrice, typedRows) : typedRows),
    [isOnePrice, simplePrice, typedRows],
  );
  const facts = useMemo(
    () => ({
      classes: view.shareclasses.map(classForArticles),
      subscriptions: subscriptionsOf(view.shareholders, rows),
    }),
    [view, rows],
  );
  const significant = useMemo(() => significantHolders(facts), [facts]);
  useConfirmedOnlyFor(significantKey(significant), (confirmed) => form.setValue('confirmed', confirmed));

  const invalid = view.shareholders.filter(({ issuances }) =>
    issuances.some(({ _id }) => rows[_id] !== undefined && hasVestingFault(rows[_id])),
  );
  const articles = { ...onboarding.articles, incorporators: [] };
  return {
    step,
    limitOverride,
    rows,
    dayOne: dayOne(view.shareholders, rows, view.shareclasses),
    needs: articlesNeeds({ ...facts, articles, organization: corporate }, invalid.length),
    vestingOf: invalid[0]?.display_name,
    significant,
    /** Shows a command's view, and has read again what depends on it. */
    adopt: async (next: SharesView): Promise<void> => {
      put(listShareholders, { params, query: {} }, next);
      await Promise.all([again(listShareClasses), again(listPeople), again(readOnboarding, { params })]);
    },
  };
}

const startOf = (view: SharesView, confirmed: boolean): SubscriptionsFormValues => ({
  simplePrice: view.sharesSimpleOrAdvanced.priceExact,
  rows: rowsOf(view),
  confirmed,
});

const pricedAt = (price: string, rows: SubscriptionsFormValues['rows']): SubscriptionsFormValues['rows'] =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, price }]));

const hasVestingFault = (row: SubscriptionsFormValues['rows'][string]): boolean =>
  faultsOf(row).some(({ field }) => field === 'period' || field === 'cliff');

/** A confirmation holds for what was seen; when the rows say otherwise, it is asked for again. */
function useConfirmedOnlyFor(key: string, set: (confirmed: boolean) => void): void {
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    set(false);
  }, [key, set]);
}

/** The rows as the founding's rules know them. */
function subscriptionsOf(
  shareholders: readonly Shareholder[],
  rows: SubscriptionsFormValues['rows'],
): readonly Subscription[] {
  return shareholders.flatMap(({ _id, kind, display_name, issuances }) =>
    issuances.flatMap((issuance) => {
      const row = rows[issuance._id];
      if (row === undefined || parseShares(row.ownership) === 0n) return [];
      return {
        personId: _id,
        personKind: kind,
        name: display_name,
        classId: row.Shareclass,
        quantity: parseShares(row.ownership),
        consideration: {
          kind: row.consideration === '' ? null : row.consideration,
          amount: formatDecimal(amountOf(row)),
        },
        paidOn: null,
      };
    }),
  );
}

/** A class as the articles will say it: the rights that the founding's rules look at. */
function classForArticles({ _id, name, properties, priceExact }: ShareClass): ClassPayload {
  const { dividend, liquidation, authorized } = properties;
  return {
    classId: _id,
    name,
    kind: liquidation === 'preference' ? 'preferred' : 'common',
    votesPerShare: votesPerShare(properties).toString(),
    dividend: { type: dividend === 'none' ? 'none' : 'participating' },
    liquidation: { type: liquidation === 'residual' ? 'residual' : 'none' },
    redeemable: properties.redeemable,
    retractable: properties.retractable,
    convertible: null,
    authorized: authorized ?? 'unlimited',
    prefix: properties.prefix,
    seriesAllowed: properties.series_allowed,
    seriesOf: null,
    restrictions: properties.restrictions === '' ? null : properties.restrictions,
    price: formatDecimal(decimal(priceExact)),
  };
}
