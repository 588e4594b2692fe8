import { useRead } from '@tabellion/ui/call/useRead.ts';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import { listOpenSecurities, type PoolLine } from '../../openSecuritiesContract.ts';

/** Pools of plans as they stand today; none while they are read. */
function usePools(orgId: string): readonly PoolLine[] {
  const read = useRead(listOpenSecurities, { params: { id: orgId }, query: {} });
  return read.data?.pools ?? [];
}

/** The plan under which shares of the class are issued; nothing where no plan has any. */
export function PlanField({ orgId }: { orgId: string }) {
  const text = useText();
  const classId: string = useWatch({ name: 'issuance.Shareclass' });
  const pools = usePools(orgId).filter(({ classes }) => classes.some((one) => one.class_id === classId));
  return pools.length === 0 ? null : (
    <SelectField
      name="pool_id"
      label={text('transaction.plan')}
      placeholder={text('transaction.plan.none')}
      options={pools.map(({ pool_id: value, name: label }) => ({ value, label }))}
      optional
    />
  );
}

/** Whether shares that come back may be granted or issued again; nothing where there is no plan. */
export function ReturnsField({ orgId }: { orgId: string }) {
  const text = useText();
  return usePools(orgId).length === 0 ? null : (
    <CheckboxField name="returns" label={text('transaction.returnsToPlan')} />
  );
}
