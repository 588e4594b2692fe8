import { DateText, InstantText, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { considerationKinds, plainValueTypes } from '../../../registers/plainValue.ts';
import type { Entry } from '../../correctionContract.ts';

/** Every version of an entry, with what each said differently and why. */
export function CorrectedVersions({ of: { versions }, zone }: { of: Entry; zone: string }) {
  const text = useText();
  return (
    <FormSection title={text('correct.history')}>
      <ol className="consequences t12">
        {versions.map(({ entry, recorded_at: at, verb, on, reason, differs, isOtherwise }) => (
          <li key={entry}>
            <RichText
              of={`correct.version.${verb}`}
              with={{
                entry: String(entry),
                at: <InstantText instant={at} zone={zone} />,
                on: <DateText date={on} />,
              }}
            />
            {differs.map((one) => (
              <small key={`${one.what} ${one.of}`} className="sub">
                <Difference of={one} />
              </small>
            ))}
            {isOtherwise && <small className="sub">{text('correct.differs.more')}</small>}
            {reason && (
              <small className="sub">
                <UserText>{reason}</UserText>
              </small>
            )}
          </li>
        ))}
      </ol>
    </FormSection>
  );
}

type Differing = Entry['versions'][number]['differs'][number];

function Difference({ of: { what, of, before, after } }: { of: Differing }) {
  const text = useText();
  const label = text(`say.${what}`);
  const parts = {
    what: of === '' ? label : text('say.of', { what: label, certificate: of }),
    before: <Plain of={what} value={before} />,
    after: <Plain of={what} value={after} />,
  };
  return <RichText of="correct.differs" with={parts} />;
}

function ConsiderationWord({ of }: { of: string }) {
  const text = useText();
  const kind = considerationKinds.find((one) => one === of);
  return kind === undefined ? '–' : text(`transaction.for.${kind}`);
}

/** As it reads in a register; a dash where it is not told. */
function Plain({ of, value }: { of: Differing['what']; value: string }) {
  if (value === '') return '–';
  switch (plainValueTypes[of]) {
    case 'shares':
      return <Num of={value} />;
    case 'dollars':
      return <PriceText dollars={value} />;
    case 'day':
      return <DateText date={value} />;
    case 'consideration':
      return <ConsiderationWord of={value} />;
    case 'person':
    case 'text':
      return <UserText>{value}</UserText>;
  }
}
