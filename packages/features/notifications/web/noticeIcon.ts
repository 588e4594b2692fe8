import {
  BookOpenCheck,
  CalendarClock,
  CreditCard,
  FileCheck2,
  FileX2,
  KeyRound,
  type LucideIcon,
  MailPlus,
  TriangleAlert,
  UserCheck,
  UserMinus,
} from 'lucide-react';
import type { NoticeKind } from '../kinds.ts';

/** The picture of a kind; `tone` where it asks for something. */
export const noticeIcons = {
  invitation_received: { icon: MailPlus },
  invitation_accepted: { icon: UserCheck },
  access_changed: { icon: KeyRound },
  member_removed: { icon: UserMinus },
  payment_succeeded: { icon: CreditCard },
  payment_refused: { icon: CreditCard, tone: 'err' },
  submission_accepted: { icon: FileCheck2 },
  submission_rejected: { icon: FileX2, tone: 'err' },
  incorporated: { icon: BookOpenCheck },
  consent_waiting: { icon: CalendarClock, tone: 'warn' },
  proposal_needs_attention: { icon: TriangleAlert, tone: 'warn' },
  control_due: { icon: CalendarClock, tone: 'warn' },
  instrument_due: { icon: CalendarClock, tone: 'warn' },
  deadline_near: { icon: CalendarClock, tone: 'warn' },
} as const satisfies Record<NoticeKind, { icon: LucideIcon; tone?: 'warn' | 'err' }>;
