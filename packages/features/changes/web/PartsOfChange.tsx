import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { readChangeForm } from '../contract.ts';
import type { KindOfChange } from '../rules/kinds.ts';
import type { FormField } from '../shapes.ts';
import { FormFields } from './FormFields.tsx';
import { KindsDrawer } from './KindsDrawer.tsx';

export interface PartOfForm {
  kind: KindOfChange;
  title: string;
  form: Record<string, string>;
  fields: readonly FormField[];
}

export const valuesOf = ({ fields, form }: Pick<PartOfForm, 'fields' | 'form'>): Record<string, string> => ({
  ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  ...form,
});

interface PartsOfChangeProps {
  orgId: string;
  of: readonly PartOfForm[];
  onChange(parts: readonly PartOfForm[]): void;
}

/** The parts of a change, a card each: one set of resolutions passes them all. */
export function PartsOfChange({ orgId, of: shown, onChange }: PartsOfChangeProps) {
  const text = useText();
  const [choosing, setChoosing] = useState(false);
  const read = useCall(readChangeForm);
  const { fields: rows, append, remove } = useFieldArray({ name: 'parts' });
  const add = async (kind: KindOfChange) => {
    setChoosing(false);
    const answer = await read.run({ params: { orgId, kind } });
    if (!answer.ok) return;
    const part = { ...answer.data, form: {} };
    onChange([...shown, part]);
    append({ kind, form: valuesOf(part) }, { shouldFocus: false });
  };
  const drop = (at: number) => {
    onChange(shown.filter((_part, other) => other !== at));
    remove(at);
  };
  return (
    <>
      {rows.map(({ id }, at) => (
        <Card
          key={id}
          title={shown.length > 1 && shown[at]?.title}
          extra={
            shown.length > 1 && (
              <Button
                variant="ghost"
                aria-label={text('changes.part.removeOf', { title: shown[at]?.title ?? '' })}
                onClick={() => drop(at)}
              >
                {text('ui.remove')}
              </Button>
            )
          }
        >
          <div className="stack s4">
            <FormFields fields={shown[at]?.fields ?? []} prefix={`parts.${at}.form.`} />
          </div>
        </Card>
      ))}
      <Button icon={Plus} busy={read.busy} onClick={() => setChoosing(true)}>
        {text('changes.part.add')}
      </Button>
      {choosing && <KindsDrawer orgId={orgId} onChoose={add} onClose={() => setChoosing(false)} />}
    </>
  );
}
