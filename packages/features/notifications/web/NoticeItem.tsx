import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { InstantText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import {
  BookOpenCheck,
  CalendarClock,
  CreditCard,
  FileCheck2,
  FileText,
  FileX2,
  KeyRound,
  type LucideIcon,
  MailPlus,
  TriangleAlert,
  UserCheck,
  UserMinus,
} from 'lucide-react';
import { useRef } from 'react';
import { kindRow, type NoticeIcon } from '../../noticeKinds.ts';
import type { NoticeView } from '../contract.ts';

interface NoticeItemProps {
  orgId: string;
  notice: NoticeView;
  onMark(): void;
  /** The reader follows it to its place. */
  onFollow(): void;
}

/** One notice: it leads to its place, and is read with that; or is marked where it stands. */
export function NoticeItem({ orgId, notice, onMark, onFollow }: NoticeItemProps) {
  const text = useText();
  const link = useRef<HTMLAnchorElement>(null);
  const { icon, tone, place, opens } = kindRow(notice.kind);
  // The server does not know the host of the address bar.
  const mayOpen = useMay(opens?.needs ?? 'notifications.read');
  return (
    <li className="notice">
      <span className={tone === undefined ? 'notice__kind' : `notice__kind ${tone}`}>
        <Icon of={noticeIcons[icon]} />
      </span>
      <div className="grow">
        <Link
          ref={link}
          to={opens === undefined || mayOpen ? notice.path : `/app/org/${orgId}${place}`}
          className="notice__title"
          data-unread={!notice.is_read}
          onClick={onFollow}
        >
          {!notice.is_read && <span className="sr">{text('notification.unread')} </span>}
          {notice.title}
        </Link>
        <p className="t12 muted">{notice.message}</p>
        <p className="t12 muted">
          <InstantText instant={notice.at} />
        </p>
      </div>
      {!notice.is_read && (
        <button
          type="button"
          className="notice__mark"
          aria-label={text('notification.mark', { title: notice.title })}
          title={text('notification.mark', { title: notice.title })}
          onClick={() => {
            // The button goes with the mark; the focus stays in its row.
            link.current?.focus();
            onMark();
          }}
        />
      )}
    </li>
  );
}

const noticeIcons: Readonly<Record<NoticeIcon, LucideIcon>> = {
  access: KeyRound,
  invitation: MailPlus,
  member: UserCheck,
  removal: UserMinus,
  payment: CreditCard,
  acceptance: FileCheck2,
  rejection: FileX2,
  register: BookOpenCheck,
  document: FileText,
  date: CalendarClock,
  attention: TriangleAlert,
};
