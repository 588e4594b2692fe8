import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import type { PrecedentVersion } from '../precedentContract.ts';
import { ComparedWording } from './ComparedWording.tsx';
import type { Precedent } from './usePrecedent.ts';

/** A version compared with the one before it, or with the product's wording of now or of then. */
export function WordingAgainst({ of: precedent, version }: { of: Precedent; version: PrecedentVersion }) {
  const text = useText();
  const { standard, versions, language } = precedent;
  const before = versions.find((one) => one.version < version.version);
  const texts: Readonly<Record<string, string | undefined>> = {
    before: before?.wording,
    standard: standard.text,
    earlier: version.standard.version === standard.version ? undefined : version.standard.text,
  };
  const labels: Readonly<Record<string, string>> = {
    before: text('precedents.compare.before', { version: before?.version ?? 0 }),
    standard: text('precedents.compare.standard'),
    earlier: text('precedents.compare.then'),
  };
  const options = Object.keys(texts)
    .filter((value) => texts[value] !== undefined)
    .map((value) => ({ value, label: labels[value] ?? '' }));
  const [against, setAgainst] = useState(options[0]?.value ?? 'standard');
  return (
    <div className="stack s2">
      <Select
        label={text('precedents.compare.with')}
        value={against}
        onChange={setAgainst}
        options={options}
      />
      <ComparedWording
        before={texts[against] ?? ''}
        after={version.wording}
        language={language}
        label={text('precedents.version', { version: version.version })}
      />
    </div>
  );
}
