import {
  ArrowLeftRight,
  BookText,
  BriefcaseBusiness,
  CalendarCheck2,
  CreditCard,
  FileMinus2,
  FilePen,
  FilePlus2,
  Landmark,
  Layers,
  type LucideIcon,
  Pencil,
  Send,
  StickyNote,
  Undo2,
  UserCog,
  UserMinus,
  UserPen,
  UserPlus,
} from 'lucide-react';
import { type ActivityKind, kindRow } from '../kinds.ts';
import type { ActivityIcon } from '../logRow.ts';

const icons: Readonly<Record<ActivityIcon, LucideIcon>> = {
  ArrowLeftRight,
  BookText,
  BriefcaseBusiness,
  CalendarCheck2,
  CreditCard,
  FileMinus2,
  FilePen,
  FilePlus2,
  Landmark,
  Layers,
  Pencil,
  Send,
  StickyNote,
  Undo2,
  UserCog,
  UserMinus,
  UserPen,
  UserPlus,
};

/** A sign beside the words: what kind of thing happened. */
export const activityIcon = (kind: ActivityKind): LucideIcon => icons[kindRow(kind).icon];
