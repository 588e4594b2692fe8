import {
  Award,
  BookMarked,
  ChartNoAxesColumn,
  File,
  FileBadge,
  Folder,
  Gavel,
  Handshake,
  type LucideIcon,
  ScrollText,
  Send,
  TableProperties,
  UserCheck,
  Users,
} from 'lucide-react';
import type { DocumentLine } from '../documentLine.ts';
import type { Section } from '../sections.ts';

const ofSection: Readonly<Record<Section, LucideIcon>> = {
  articles: FileBadge,
  by_laws: ScrollText,
  directors_resolutions: Gavel,
  shareholders_resolutions: Users,
  registers: TableProperties,
  certificates: Award,
  filings: Send,
  agreements: Handshake,
  financial: ChartNoAxesColumn,
  other: File,
};

const ofTemplate: Readonly<Partial<Record<string, LucideIcon>>> = {
  director_consent: UserCheck,
  officer_acceptance: UserCheck,
  resignation: UserCheck,
  securities_register: BookMarked,
};

export const iconOf = (section: Section): LucideIcon => ofSection[section];

/** The drawing that tells kinds of documents apart at a glance; the section says the same in words. */
export function documentIcon({ section, category, template }: DocumentLine): LucideIcon {
  if (category !== null) return Folder;
  return (template !== null && ofTemplate[template]) || ofSection[section];
}

/** A title without the number that stands below it: "Certificate, Mei Chen" of "Certificate CS-8, Mei Chen". */
export function titleBeside({ title, number }: Pick<DocumentLine, 'title' | 'number'>): string {
  if (number === null || !title.includes(number)) return title;
  const rest = title
    .split(number)
    .map((part) => part.trim())
    .join(' ')
    .replaceAll(/\s+,/g, ',')
    .replaceAll(/^[,\s]+|[,\s]+$/g, '');
  return rest === '' ? title : rest;
}
