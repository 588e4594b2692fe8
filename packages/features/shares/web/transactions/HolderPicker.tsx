import { splitName } from '@tabellion/law/person.ts';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NewPersonFields, SOMEONE_NEW, usePeopleFound } from '../../../people/web/public.ts';

interface HolderFieldProps {
  orgId: string;
  /** Only such are offered; absent for all. */
  kind?: 'individual';
  /** Where the person stands in the form: `to.0.`, with its dot; blank at its root. */
  prefix: string;
  label: string;
}

/** Somebody on record, found by name or address, or someone new. */
export function HolderField({ orgId, kind, prefix, label }: HolderFieldProps) {
  const text = useText();
  const name = `${prefix}person_id`;
  const held: string = useWatch({ name });
  const { options: people, finding } = usePeopleFound(orgId, held, kind);
  const options = useMemo(
    () => [{ value: SOMEONE_NEW, label: text('wizard.person.new'), always: true }, ...people],
    [people, text],
  );
  const { getValues, setValue } = useFormContext();
  // The name that was looked for is that of someone new, unless another was entered already.
  const takeName = (typed: string) => {
    const called = { ...splitName(typed), company_name: typed };
    const fields = Object.entries(called).map(([part, words]) => [`${prefix}person.${part}`, words] as const);
    if (fields.some(([field]) => getValues(field))) return;
    for (const [field, words] of fields) setValue(field, words, { shouldDirty: true });
  };
  return <ComboField name={name} label={label} options={options} finding={finding} onOther={takeName} />;
}

/** Fields for somebody new. */
export function NewHolder({ prefix }: Pick<HolderFieldProps, 'prefix'>) {
  const isNew = useWatch({ name: `${prefix}person_id` }) === SOMEONE_NEW;
  return isNew ? <NewPersonFields prefix={`${prefix}person.`} /> : null;
}
