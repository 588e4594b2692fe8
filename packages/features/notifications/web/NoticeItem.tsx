import { InstantText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useRef } from 'react';
import { kindRow } from '../../noticeKinds.ts';
import type { NoticeView } from '../contract.ts';
import { noticeIcons } from './noticeIcon.ts';

interface NoticeItemProps {
  notice: NoticeView;
  onMark(): void;
  /** The reader follows it to its place. */
  onFollow(): void;
}

/** One notice: it leads to its place, and is read with that; or is marked where it stands. */
export function NoticeItem({ notice, onMark, onFollow }: NoticeItemProps) {
  const text = useText();
  const link = useRef<HTMLAnchorElement>(null);
  const { icon, tone } = kindRow(notice.kind);
  return (
    <li className="notice">
      <span className={tone === undefined ? 'notice__kind' : `notice__kind ${tone}`}>
        <Icon of={noticeIcons[icon]} />
      </span>
      <div className="grow">
        <Link
          ref={link}
          to={notice.path}
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
