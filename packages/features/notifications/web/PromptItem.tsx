import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { CalendarClock } from 'lucide-react';
import type { Prompt } from './useBell.ts';

interface PromptItemProps {
  prompt: Prompt;
  onFollow(): void;
}

export const PromptItem = ({ prompt, onFollow }: PromptItemProps) => (
  <li className="notice">
    <span className="notice__kind warn">
      <Icon of={CalendarClock} />
    </span>
    <div className="grow">
      <Link to={prompt.path} className="notice__title" data-unread onClick={onFollow}>
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
