import { citationIn } from '@tabellion/texts/citations.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ChangePreview } from '../shapes.ts';

interface ApprovalsProps {
  of: ChangePreview['approvals'];
  sections: ChangePreview['sections'];
}

/** The approvals: in writing all who may vote, at a meeting so many votes. */
export function Approvals({ of: approvals, sections }: ApprovalsProps) {
  const { language, text } = useLanguage();
  if (approvals.length === 0) return null;
  return (
    <Card
      flush
      title={text('changes.approvals')}
      extra={
        <span className="t12 muted">{sections.map((one) => citationIn(language, one)).join(' · ')}</span>
      }
    >
      <ul className="list changes__approvals">
        {approvals.map(({ title, rule, signees, votes, needed, may_dissent }) => (
          <li key={title}>
            <div className="grow">
              <div>{text(`changes.rule.${rule}`)}</div>
              <div className="t12 muted">
                <UserText>{title}</UserText>
              </div>
              {may_dissent && <div className="t12 muted">{text('changes.dissent')}</div>}
            </div>
            <div className="t12 changes__votersof">
              {text('changes.inWriting', { count: signees })}
              {votes !== null && needed !== null && (
                <div>
                  <RichText
                    of="changes.atMeeting"
                    with={{ needed: <Num of={needed} />, votes: <Num of={votes} /> }}
                  />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
