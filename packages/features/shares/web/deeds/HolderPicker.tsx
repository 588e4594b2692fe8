import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { listPeople } from '../../../people/contract.ts';
import { SOMEONE_NEW } from '../../../people/web/public.ts';
import { NewHolderFields } from './NewHolderFields.tsx';

export type Known = ReplyOf<typeof listPeople>['persons'];

export { SOMEONE_NEW };

interface HolderFieldProps {
  people: Known;
  /** Where the person stands in the form: `to.0.`, with its dot; blank at its root. */
  prefix: string;
  label: string;
}

/** Somebody on record, found by name or address, or someone new. */
export function HolderField({ people, prefix, label }: HolderFieldProps) {
  const text = useText();
  const options = useMemo(
    () => [
      { value: SOMEONE_NEW, label: text('wizard.person.new'), always: true },
      ...people.map(({ person_id, display_name, address }) => ({
        value: person_id,
        label: display_name,
        ...(address && { detail: [address.address_line_1, address.city].filter(Boolean).join(', ') }),
      })),
    ],
    [people, text],
  );
  return <ComboField name={`${prefix}person_id`} label={label} options={options} />;
}

/** Who somebody new is. */
export function NewHolder({ prefix }: Pick<HolderFieldProps, 'prefix'>) {
  const isNew = useWatch({ name: `${prefix}person_id` }) === SOMEONE_NEW;
  return isNew ? <NewHolderFields prefix={`${prefix}person`} /> : null;
}
