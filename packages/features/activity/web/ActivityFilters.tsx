import { LAST_DAY } from '@tabellion/kernel/date.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { DayInput } from '@tabellion/ui/register/DayInput.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { X } from 'lucide-react';
import { activityGroups, isActivityKind } from '../kinds.ts';
import type { ActivityFilter } from './useActivityFilter.ts';

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
