import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import type { AsOf } from '@tabellion/ui/register/useAsOf.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { listRegisterClasses } from '../../registerContract.ts';
import type { HoldingsQuery } from './useHoldings.ts';

interface HoldingFiltersProps {
  orgId: string;
  at: AsOf;
  query: HoldingsQuery;
  change(part: Record<string, string | undefined>): void;
}

/** Which class, and whether those are shown, too, who hold no shares any more. */
export function HoldingFilters({ orgId, at, query, change }: HoldingFiltersProps) {
  const text = useText();
  const classes = useRead(listRegisterClasses, { params: { id: orgId }, query: at.query });
  return (
    <>
      <Select
        label={text('register.class')}
        value={query.class ?? ''}
        onChange={(value) => change({ class: value || undefined })}
        options={[
          { value: '', label: text('register.filter.allClasses') },
          ...(classes.data?.classes ?? []).map(({ class_id, name }) => ({ value: class_id, label: name })),
        ]}
      />
      <Select
        label={text('register.filter.who')}
        value={query.who ?? 'current'}
        onChange={(value) => change({ who: value === 'current' ? undefined : value })}
        options={[
          { value: 'current', label: text('register.who.holders') },
          { value: 'former', label: text('register.who.formerHolders') },
          { value: 'all', label: text('register.who.all') },
        ]}
      />
    </>
  );
}
