import { Select } from '@tabellion/ui/form/SelectField.tsx';
import type { AsOf } from '@tabellion/ui/register/useAsOf.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { WhoFilter } from '../../../people/web/public.ts';
import { useClasses } from './useClasses.ts';
import type { HoldingsQuery } from './useHoldings.ts';

interface HoldingFiltersProps {
  orgId: string;
  at: AsOf;
  query: HoldingsQuery;
  /** Two dates are compared: whoever holds shares on either is shown. */
  isCompared: boolean;
  change(part: Record<string, string | undefined>): void;
}

/** Which class, and whether those are shown, too, who hold no shares any more. */
export function HoldingFilters({ orgId, at, query, isCompared, change }: HoldingFiltersProps) {
  const text = useText();
  const classes = useClasses(orgId, at);
  return (
    <>
      <Select
        label={text('register.class')}
        value={query.class ?? ''}
        onChange={(value) => change({ class: value || undefined })}
        options={[{ value: '', label: text('register.filter.allClasses') }, ...classes]}
      />
      {!isCompared && (
        <WhoFilter
          value={query.who ?? 'current'}
          onChange={(who) => change({ who })}
          words={{ current: text('register.who.holders'), former: text('register.who.formerHolders') }}
        />
      )}
    </>
  );
}
