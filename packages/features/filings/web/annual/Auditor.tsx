import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { auditorChoices, auditorFault } from '../../rules/annualResolutions.ts';
import { useAnnual, useSave } from './annualPage.ts';

/** No auditor where every shareholder signs so; where one refuses, an auditor or a meeting (CBCA s. 163, OBCA s. 148). */
export function Auditor() {
  const text = useText();
  const { annual } = useAnnual();
  const mayEdit = useMay('filings.edit');
  const { save } = useSave();
  const { auditor, is_waiver_refused: isRefused } = annual.resolutions;
  const choose = (word: string) => {
    const choice = auditorChoices.find((one) => one === word);
    if (choice !== undefined) void save({ auditor: choice });
  };
  return (
    <Card title={text('annual.auditor.title')}>
      <div className="stack s2">
        {mayEdit ? (
          <Segmented
            block
            label={text('annual.auditor.title')}
            value={auditor ?? ''}
            onChange={choose}
            choices={auditorChoices.map((value) => ({ value, label: text(`annual.auditor.${value}`) }))}
          />
        ) : (
          auditor !== null && <p>{text(`annual.auditor.${auditor}`)}</p>
        )}
        {auditorFault(auditor, isRefused) !== null && (
          <Callout tone="err">{text('annual.auditor.refused')}</Callout>
        )}
      </div>
    </Card>
  );
}
