import { useRead, useReadings } from '@tabellion/ui/call/calls.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect } from 'react';
import { type FiledArticles as Articles, readFiledArticles } from '../../contract.ts';
import { useWizard } from '../frame/wizard.ts';

/** The articles as the registry receives them, in their own language. */
export function FiledArticles() {
  const text = useText();
  const { orgId, onboarding } = useWizard();
  const { again } = useReadings();
  // What was read before the last save is not what will be filed.
  useEffect(() => void again(readFiledArticles), [again, onboarding.saved_at]);
  const filed = useRead(readFiledArticles, { params: { id: orgId } });
  return (
    <Card title={text('wizard.filed.title')}>
      <div className="stack s4">
        <p className="muted">{text('wizard.filed.lead')}</p>
        {filed.isError && <ReadFailed of={filed} />}
        {filed.isPending && <Loading />}
        {filed.data && <Items of={filed.data} />}
      </div>
    </Card>
  );
}

function Items({ of: { language, title, statute, items } }: { of: Articles }) {
  return (
    <div className="filed" lang={language} dir="ltr">
      <h3>{title}</h3>
      <p className="t12 muted">{statute}</p>
      <ol>
        {items.map(({ number, heading, lines }) => (
          <li key={number}>
            <b>{heading}</b>
            {lines.map((line, at) => (
              // Two classes may have the same right.
              <p key={at} dir="auto">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
