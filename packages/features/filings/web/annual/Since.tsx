import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { BeforeAfter } from '@tabellion/ui/register/Redline.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { useAnnual, useSave } from './annualPage.ts';
import { LineValue } from './LineValue.tsx';
import { lineLabel } from './lineLabel.ts';

/** Changes that others entered since this member was here, told once: they stay until he has seen them. */
export function Since() {
  const text = useText();
  const { annual } = useAnnual();
  const { save } = useSave();
  // His own entries meanwhile are no news to him.
  const [since, setSince] = useState(annual.since);
  if (since.length === 0) return null;
  const seen = () => {
    setSince([]);
    void save({ seen: true });
  };
  return (
    <Callout
      title={text('annual.since.title')}
      actions={
        <Button size="sm" onClick={seen}>
          {text('annual.since.seen')}
        </Button>
      }
    >
      <ul className="stack s1">
        {since.map((one) => (
          <li key={one.line}>
            {lineLabel(one, text)}{' '}
            <BeforeAfter
              change={changeOf(one)}
              before={one.before && <LineValue of={one.before} />}
              after={one.after && <LineValue of={one.after} />}
            />
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function changeOf({ before, after }: { before: unknown; after: unknown }) {
  if (before === null) return 'joined';
  return after === null ? 'left' : 'changed';
}
