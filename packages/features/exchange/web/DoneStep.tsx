import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ImportRun } from './useImport.ts';

/** It is on record; the registers are the next thing to look at. */
export function DoneStep({ run, orgId }: { run: ImportRun; orgId: string }) {
  const text = useText();
  return (
    <Card>
      <div className="stack s4">
        <Callout tone="ok" alert>
          {text('imports.done')}
        </Callout>
        <div className="row wrap">
          <Link className={buttonClass({ variant: 'primary' })} to={`/app/org/${orgId}/shares/shareholders`}>
            {text('imports.open')}
          </Link>
          <Button onClick={run.restart}>{text('imports.restart')}</Button>
        </div>
      </div>
    </Card>
  );
}
