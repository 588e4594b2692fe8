import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import './notices.css';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { EmptyState, ForbiddenState, Loading } from '@tabellion/ui/components/States.tsx';
import { Panel } from '@tabellion/ui/layers/Panel.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BellRing, CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { listNotices, mostUnread } from '../contract.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { type Bell, dataIfAccessible, type Prompt } from './useBell.ts';
import { noticesPageQuery, useMarks } from './useMarks.ts';

interface PanelProps {
  orgId: string;
  bell: Bell;
  place: 0 | 1;
  /** The pointer alone opened it: the focus stays where it is. */
  quiet?: boolean;
  onClose(): void;
}

/** The right-hand Notifications panel; each notice leads to its place. */
export function NotificationsPanel({ orgId, bell: { newest, prompts }, place, quiet, onClose }: PanelProps) {
  const text = useText();
  const may = useMay('notifications.read');
  const [before, setBefore] = useState<string>();
  const older = useRead(listNotices, noticesPageQuery(orgId, before), { when: before !== undefined });
  const reading = before === undefined ? newest : older;
  const page = dataIfAccessible(reading);
  const latest = dataIfAccessible(newest);
  const marks = useMarks({ orgId, before, page, newest: latest });
  const unread = latest?.unread ?? 0;
  return (
    <Panel
      title={text('shell.notifications')}
      badge={
        unread > 0 && (
          <StatusBadge tone="info">
            {unread < mostUnread
              ? text('notification.unreadCount', { count: unread })
              : text('notification.manyUnread')}
          </StatusBadge>
        )
      }
      place={place}
      quiet={quiet}
      onClose={onClose}
      foot={
        may && (
          <Button variant="ghost" aria-disabled={unread === 0} onClick={() => void marks.markAll()}>
            {text('notification.markAll')}
          </Button>
        )
      }
    >
      {!may && <ForbiddenState />}
      {may && (
        <ul className="list">
          {before === undefined &&
            prompts.map((prompt) => <PromptItem key={prompt.type} prompt={prompt} onFollow={onClose} />)}
          {page?.notices.map((notice) => (
            <NoticeItem
              key={notice._id}
              orgId={orgId}
              notice={notice}
              onMark={() => void marks.markOne(notice)}
              onFollow={() => {
                onClose();
                void marks.markOne(notice);
              }}
            />
          ))}
        </ul>
      )}
      {may && reading.isPending && <Loading />}
      {may && reading.isError && <ReadFailed of={reading} />}
      {page?.notices.length === 0 && prompts.length === 0 && (
        <EmptyState icon={BellRing} title={text('shell.notifications.none')} />
      )}
      {(before !== undefined || page?.next) && (
        <div className="notices__pages row between wrap">
          {before !== undefined && (
            <Button onClick={() => setBefore(undefined)}>{text('notification.newest')}</Button>
          )}
          {page?.next && (
            <Button onClick={() => setBefore(page.next ?? undefined)}>{text('notification.older')}</Button>
          )}
        </div>
      )}
    </Panel>
  );
}

interface PromptItemProps {
  prompt: Prompt;
  onFollow(): void;
}

const PromptItem = ({ prompt, onFollow }: PromptItemProps) => (
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
          <RichText of="notification.due" with={{ date: <DateText date={prompt.due_date} /> }} />
        </p>
      )}
    </div>
  </li>
);
