import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { DateText, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import type { ImportReport } from '../contract.ts';

/** Where the registers would say something else than the file's own cap table: each line is accepted by itself. */
export function UnlikeLines({ of }: { of: ImportReport['unlike'] }) {
  const text = useText();
  if (of.length === 0) return null;
  return (
    <Callout tone="warn" title={text('imports.unlike', { count: of.length })}>
      {of.map((line, at) => (
        <CheckboxField
          key={JSON.stringify(line)}
          name={`accepted.${at}`}
          label={
            <RichText
              of={line.holder === null ? 'imports.unlike.capital' : 'imports.unlike.shares'}
              with={{
                date: <DateText date={line.on} />,
                class: <UserText>{line.class_name}</UserText>,
                holder: <UserText>{line.holder}</UserText>,
                file: <Amount of={line} is="in_file" />,
                registers: <Amount of={line} is="in_registers" />,
              }}
            />
          }
        />
      ))}
    </Callout>
  );
}

const Amount = ({ of, is }: { of: ImportReport['unlike'][number]; is: 'in_file' | 'in_registers' }) =>
  of.holder === null ? <PriceText dollars={of[is]} /> : <Num of={of[is]} />;
