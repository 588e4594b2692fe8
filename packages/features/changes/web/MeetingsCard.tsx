import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, Num, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ChangeView } from '../shapes.ts';

/** How meetings voted on it. */
export function MeetingsCard({ of: meetings }: { of: ChangeView['meetings'] }) {
  const text = useText();
  return meetings.map(({ body, held_on, votes }) => (
    <Card
      flush
      key={body}
      title={text(`changes.meet.${body}`)}
      extra={
        <span className="t12 muted">
          <DateText date={held_on} />
        </span>
      }
    >
      <ul className="list">
        {votes.map((vote) => (
          <li key={vote.class_name}>
            <div className="grow">
              <div>
                <RichText
                  of="changes.meet.line"
                  with={{
                    for: <Num of={vote.for} />,
                    against: <Num of={vote.against} />,
                    needed: <Num of={vote.needed} />,
                  }}
                />
              </div>
              <div className="t12 muted">
                {vote.class_name !== null && <UserText>{vote.class_name}</UserText>}{' '}
                <RichText of="changes.meet.entitled" with={{ entitled: <Num of={vote.entitled} /> }} />
              </div>
            </div>
            <StatusBadge tone={vote.is_carried ? 'ok' : 'err'}>
              {text(vote.is_carried ? 'changes.meet.passed' : 'changes.meet.failed')}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </Card>
  ));
}
