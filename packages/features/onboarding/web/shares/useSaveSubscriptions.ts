import type { Answer } from '@tabellion/kit/client.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import type { LimitOverrideState } from '../../../registers/web/public.ts';
import {
  chooseShareModel,
  listShareholders,
  saveSharePrice,
  updateIssuance,
} from '../../../shares/contract.ts';
import {
  inputOf,
  rowsOf,
  type SharesView,
  type SubscriptionsFormValues,
} from '../../../shares/web/public.ts';
import { confirmSignificant, readOnboarding } from '../../contract.ts';
import { useWizard } from '../frame/wizard.ts';

type Refusal = Extract<Answer<unknown>, { ok: false }>;

/**
 * Saves what differs from the view: the price of simple shares, each changed row by an act of its own, then the
 * confirmation of who will have significant control. It stops at the first refusal, told at its row.
 */
export function useSaveSubscriptions(
  view: SharesView,
  limitOverride: LimitOverrideState,
): (values: SubscriptionsFormValues) => Promise<Answer<unknown> | undefined> {
  const { orgId, onboarding } = useWizard();
  const { again } = useReadings();
  const params = { id: orgId };
  const price = useCall(saveSharePrice, { place: 'bottom' });
  const model = useCall(chooseShareModel, { place: 'bottom' });
  const issuance = useCall(updateIssuance);
  const control = useCall(confirmSignificant);
  const { advanced, priceExact } = view.sharesSimpleOrAdvanced;

  const savePrice = async (simplePrice: string): Promise<Refusal | undefined> => {
    if (advanced) return undefined;
    const isNew = view.shareclasses.length === 0;
    if (!isNew && simplePrice === priceExact) return undefined;
    const answer = isNew
      ? await model.run({ params, body: { advanced: false, price: simplePrice } })
      : await price.run({ params, body: { price: simplePrice } });
    return answer.ok ? undefined : at(answer, () => 'simplePrice');
  };
  const saveRows = async ({ rows, simplePrice }: SubscriptionsFormValues): Promise<Refusal | undefined> => {
    const before = rowsOf(view);
    for (const { _id: holderId, issuances } of view.shareholders) {
      for (const { _id } of issuances) {
        const row = rows[_id];
        if (row === undefined || JSON.stringify(row) === JSON.stringify(before[_id])) continue;
        const terms = inputOf(advanced ? row : { ...row, price: simplePrice });
        const body = { _id, ...terms, ...limitOverride.body };
        const answer = limitOverride.note(await issuance.run({ params: { id: holderId }, body }));
        if (!answer.ok) return at(answer, (path) => `rows.${_id}.${path.replace(/^vesting\./, '')}`);
      }
    }
    return undefined;
  };

  return async (values) => {
    const refused = (await savePrice(values.simplePrice)) ?? (await saveRows(values));
    const asks = values.confirmed || onboarding.isc_confirmed;
    const answer =
      refused ?? (asks ? await control.run({ params, body: { confirmed: values.confirmed } }) : undefined);
    await Promise.all([again(listShareholders), again(readOnboarding, { params })]);
    return answer;
  };
}

/** The server names the fields of one request; the form has many. */
const at = (refusal: Refusal, nameOf: (path: string) => string): Refusal => ({
  ...refusal,
  fields: refusal.fields.map((field) => ({ ...field, path: nameOf(field.path.replace(/^body\./, '')) })),
});
