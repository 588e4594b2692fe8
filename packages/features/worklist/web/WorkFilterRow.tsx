import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { SearchInput } from '@tabellion/ui/components/SearchInput.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useState } from 'react';
import type { countWorklist } from '../contract.ts';
import { lineKinds, lineStates } from '../lineKinds.ts';
import { SavedViews } from './SavedViews.tsx';
import type { useWorkFilters } from './useWorkFilters.ts';

interface WorkFilterRowProps {
  of: ReturnType<typeof useWorkFilters>;
  colleagues: ReplyOf<typeof countWorklist>['colleagues'];
}

/** How lines are grouped, which are shown, and the choices that the reader saved. */
export function WorkFilterRow({ of: { filters, change, show }, colleagues }: WorkFilterRowProps) {
  const text = useText();
  const { session } = useSession();
  const others = colleagues.filter(({ user_id: id }) => id !== session?.userId);
  return (
    <div className="row wrap work__filters">
      <Segmented
        label={text('worklist.group')}
        value={filters.group ?? 'date'}
        onChange={(value) => change({ group: value === 'organization' ? value : undefined })}
        choices={[
          { value: 'date', label: text('worklist.byDate') },
          { value: 'organization', label: text('worklist.byOrganization') },
        ]}
      />
      <Select
        label={text('worklist.kind')}
        value={filters.kind ?? ''}
        onChange={(value) => change({ kind: lineKinds.find((kind) => kind === value) })}
        options={[
          { value: '', label: text('worklist.kind.all') },
          ...lineKinds.map((kind) => ({ value: kind, label: text(`worklist.kind.${kind}`) })),
        ]}
      />
      <Select
        label={text('worklist.state')}
        value={filters.state ?? ''}
        onChange={(value) => change({ state: lineStates.find((state) => state === value) })}
        options={[
          { value: '', label: text('worklist.state.all') },
          ...lineStates.map((state) => ({ value: state, label: text(`worklist.state.${state}`) })),
        ]}
      />
      <Select
        label={text('worklist.member')}
        value={filters.member ?? ''}
        onChange={(value) => change({ member: value === '' ? undefined : value })}
        options={[
          { value: '', label: text('worklist.member.all') },
          ...(session ? [{ value: session.userId, label: text('worklist.member.me') }] : []),
          ...others.map(({ user_id, name }) => ({
            value: user_id,
            label: text('worklist.member.one', { name }),
          })),
        ]}
      />
      <SavedViews filters={filters} onShow={show} />
      <ClientField value={filters.client ?? ''} onChange={(client) => change({ client })} />
    </div>
  );
}

interface ClientFieldProps {
  value: string;
  onChange(client: string | undefined): void;
}

/** Asks once the typing has paused. */
function ClientField({ value, onChange }: ClientFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    const client = typed.trim();
    if (client === value) return;
    const timer = setTimeout(() => onChange(client === '' ? undefined : client), 300);
    return () => clearTimeout(timer);
  });
  return <SearchInput label={text('worklist.client')} value={typed} onChange={setTyped} />;
}
