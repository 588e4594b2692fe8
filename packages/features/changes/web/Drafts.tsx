import { Card } from '@tabellion/ui/components/Card.tsx';
import { Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { NameList } from '@tabellion/ui/components/NameList.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Eye, FileText } from 'lucide-react';
import { DocumentText } from '../../documents/web/public.ts';
import type { ChangePreview } from '../shapes.ts';

/** The documents as they would be drafted, each readable in its place. */
export function Drafts({ of: documents }: { of: ChangePreview['documents'] }) {
  const text = useText();
  if (documents.length === 0) return null;
  return (
    <Card
      flush
      title={text('changes.documents')}
      extra={<span className="t12 muted">{text('changes.drafted')}</span>}
    >
      <ul className="list changes__drafts">
        {documents.map(({ title, number, signees, text: wording, language, blanks }) => (
          <li key={`${title} ${number}`}>
            <details className="grow">
              <summary>
                <Icon of={FileText} />
                <span className="grow">
                  <UserText>{title}</UserText>
                  {number && !title.includes(number) && (
                    <span className="muted nowrap">
                      {' '}
                      <Id>{number}</Id>
                    </span>
                  )}
                </span>
                <span className="t12 muted">
                  {blanks.length > 0
                    ? text('changes.incomplete', { count: blanks.length })
                    : text('changes.signees', { count: signees.length })}
                </span>
                <Icon of={Eye} />
              </summary>
              {signees.length > 0 && (
                <p className="t12 muted">
                  <NameList of={signees.map(({ name }) => name)} />
                </p>
              )}
              {wording && (
                <DocumentText
                  title={wording.title}
                  lead={wording.subtitle}
                  blocks={wording.blocks}
                  language={language}
                />
              )}
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}
