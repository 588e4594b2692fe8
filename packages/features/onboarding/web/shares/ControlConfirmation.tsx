import { Card } from '@tabellion/ui/components/Card.tsx';
import { PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { SignificantHolder } from '../../rules/significant.ts';

/** Who will have significant control, as the rows show it, confirmed by the reader (CBCA s. 21.21(2)). */
export function ControlConfirmation({ holders }: { holders: readonly SignificantHolder[] }) {
  const text = useText();
  if (holders.length === 0) return null;
  return (
    <Card title={text('wizard.isc.title')}>
      <div className="stack s4">
        <p className="muted">{text('wizard.isc.lead')}</p>
        <ul className="controls">
          {holders.map(({ personId, name, votes, shares, lookThrough }) => (
            <li key={personId}>
              <UserText>{name}</UserText>
              <span className="muted t12">
                <RichText
                  of="wizard.isc.holds"
                  with={{
                    votes: <PercentText percent={votes} />,
                    value: <PercentText percent={shares} />,
                  }}
                />
                {lookThrough && <>. {text('wizard.isc.lookThrough')}</>}
              </span>
            </li>
          ))}
        </ul>
        <CheckboxField name="confirmed" label={text('wizard.isc.confirm')} />
      </div>
    </Card>
  );
}
