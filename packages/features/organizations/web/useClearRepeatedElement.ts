import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { findLegalElement } from '@tabellion/law/names/legalElement.ts';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Whoever writes the legal element into the name needs not choose it too: said twice, it would be refused. */
export function useClearRepeatedElement(id: JurisdictionId): void {
  const { setValue, getValues } = useFormContext();
  const name = String(useWatch({ name: 'name' }) ?? '');
  useEffect(() => {
    if (getValues('name_postfix') === '' || !findLegalElement(name, id)?.isLast) return;
    setValue('name_postfix', '', { shouldDirty: true });
  }, [name, id, getValues, setValue]);
}
