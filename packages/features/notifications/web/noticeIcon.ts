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
import type { NoticeIcon } from '../../noticeKinds.ts';

export const noticeIcons: Readonly<Record<NoticeIcon, LucideIcon>> = {
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
