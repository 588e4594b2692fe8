import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { CalendarClock } from 'lucide-react';
import type { Prompt } from './useBell.ts';

interface PromptItemProps {
  prompt: Prompt;
  orgId: string;
  onFollow(): void;
}

/** A question on the dashboard that waits for an answer: it goes when it is answered, not when it is read. */
export const PromptItem = ({ prompt, orgId, onFollow }: PromptItemProps) => (
  <li className="notice">
    <span className="notice__kind warn">
      <Icon of={CalendarClock} />
    </span>
    <div className="grow">
      <Link to={`/app/org/${orgId}/dashboard`} className="notice__title" data-unread onClick={onFollow}>
        {prompt.title}
      </Link>
      <p className="t12 muted">{prompt.message}</p>
      {prompt.due_date && (
        <p className="t12 muted">
          <DateText date={prompt.due_date} />
        </p>
      )}
    </div>
  </li>
);
