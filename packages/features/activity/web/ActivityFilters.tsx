import { LAST_DAY } from '@tabellion/kernel/date.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { DayInput } from '@tabellion/ui/register/DayInput.tsx';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { X } from 'lucide-react';
import { type ActivityKind, activityGroups, isActivityKind } from '../kinds.ts';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  /** The name of the subject filtered by, where it is known. */
  about: string | undefined;
  onChange(part: ActivityFilter): void;
}

export function ActivityFilters({ filter, about, onChange }: ActivityFiltersProps) {
  const text = useText();
  const groups = activityGroups.map(({ name, kinds }) => ({
    label: text(`activity.group.${name}`),
    options: kinds.map((kind) => ({ value: kind, label: text(`activity.kind.${kind}`) })),
  }));
  return (
    <div className="row wrap" data-filter="">
      <Select
        label={text('activity.filter.kind')}
        value={filter.kind ?? ''}
        onChange={(value) => onChange({ kind: isActivityKind(value) ? value : undefined })}
        options={[{ value: '', label: text('activity.filter.allKinds') }, ...groups]}
      />
      <div className="days row">
        <Day
          label={text('activity.filter.from')}
          value={filter.from}
          onChange={(from) => onChange({ from })}
        />
        <Day label={text('activity.filter.to')} value={filter.to} onChange={(to) => onChange({ to })} />
      </div>
      <label className="row">
        <input
          type="checkbox"
          checked={filter.superseded === 'true'}
          onChange={(event) => onChange({ superseded: event.target.checked ? 'true' : undefined })}
        />
        {text('activity.filter.superseded')}
      </label>
      {filter.person !== undefined && (
        <Button size="sm" icon={X} onClick={() => onChange({ person: undefined })}>
          <RichText of="ui.only" with={{ name: <UserText>{about ?? text('activity.unnamed')}</UserText> }} />
        </Button>
      )}
    </div>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  onChange(value: string | undefined): void;
}

const Day = ({ label, value, onChange }: DayProps) => (
  <div className="row">
    <span className="muted" aria-hidden="true">
      {label}
    </span>
    <DayInput
      label={label}
      value={value ?? ''}
      max={LAST_DAY}
      optional
      onChange={(day) => onChange(day || undefined)}
    />
  </div>
);

export type ActivityFilter = {
  kind?: ActivityKind | undefined;
  person?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  superseded?: 'true' | undefined;
  before?: string | undefined;
};

/** The filter as the address has it; what the address says wrongly is passed over. */
export function useActivityFilter() {
  const search = useSearch();
  const filter = filterOf(search);
  const changed = (part: ActivityFilter) => filterOf({ ...filter, before: undefined, ...part });
  const go = (next: ActivityFilter) => navigate({ to: '.', search: next, replace: true });
  return {
    filter,
    isFiltered: Object.keys(filter).some((name) => name !== 'before'),
    /** A change of any filter begins at the newest entry again. */
    change: (part: ActivityFilter) => go(changed(part)),
    only: (person: string) => changed({ person }),
    clear: () => go({}),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

function filterOf(search: Readonly<Record<string, unknown>>): ActivityFilter {
  const { kind, superseded } = search;
  const word = (name: string, form: RegExp) => {
    const value = String(search[name] ?? '');
    return form.test(value) ? { [name]: value } : {};
  };
  return {
    ...(typeof kind === 'string' && isActivityKind(kind) ? { kind } : {}),
    ...word('person', uuid),
    ...word('from', day),
    ...word('to', day),
    ...(superseded === true || superseded === 'true' ? { superseded: 'true' } : {}),
    ...word('before', /^\d{1,18}$/),
  };
}
