import { Button } from '@tabellion/ui/components/Button.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { Removable } from '@tabellion/ui/form/Removable.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { CountryField } from '../../organizations/web/public.ts';

/** Countries under `name`, each in a field of its own: `name.N.country`. */
export function CountriesField({ name, title }: { name: string; title: string }) {
  const text = useText();
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <FormSection title={title}>
      {fields.map(({ id }, at) => (
        <Removable
          key={id}
          label={text('control.country.remove', { at: at + 1 })}
          onRemove={fields.length > 1 ? () => remove(at) : undefined}
        >
          <CountryField name={`${name}.${at}.country`} label={text('control.country')} optional />
        </Removable>
      ))}
      <div>
        <Button size="sm" icon={Plus} onClick={() => append({ country: '' })}>
          {text('control.country.add')}
        </Button>
      </div>
    </FormSection>
  );
}

export type Countries = { country: string }[];

export const countriesStart = (countries: readonly string[]): Countries =>
  (countries.length === 0 ? [''] : countries).map((country) => ({ country }));

export const chosen = (countries: Countries): string[] =>
  countries.map(({ country }) => country).filter((country) => country !== '');
