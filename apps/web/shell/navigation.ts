/** The navigation: what stands in it, for whom (specification section 2, Shell; section 6). */
import type { Action } from '@tabellion/features/access.ts';
import type { TextKey } from '@tabellion/texts/text.ts';
import type { NavItem, NavSection } from '@tabellion/ui/shell/Nav.tsx';
import {
  ArrowLeftRight,
  ArrowRightLeft,
  BriefcaseBusiness,
  Building2,
  ChartPie,
  CreditCard,
  FileCheck2,
  History,
  KeyRound,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  NotebookText,
  ScanEye,
  Signature,
  Ticket,
  UserCheck,
  UserCog,
  UserSearch,
  Users,
} from 'lucide-react';
import { routeRows } from '../routes.tsx';

interface Row {
  key: string;
  label: TextKey;
  icon: LucideIcon;
  /** A path of the table of routes; an item whose screen does not exist is not offered. */
  path: string;
  /** The step of the set-up that shows the same: until incorporation, and afterwards where there is no `path`. */
  step?: string;
  /** Pages that belong to the item lie below it. */
  folder?: string;
  action?: Action;
  narrowOnly?: true;
  /** Before the corporation exists there is nothing to show. */
  foundedOnly?: true;
}

const org = '/app/org/$org_unique_id';

const rows: readonly { key: string; label?: TextKey; items: readonly Row[] }[] = [
  {
    key: 'main',
    items: [
      {
        key: 'dashboard',
        label: 'shell.nav.dashboard',
        icon: LayoutDashboard,
        path: `${org}/dashboard`,
        action: 'dashboard.read',
      },
      {
        key: 'document',
        label: 'shell.nav.minuteBook',
        icon: NotebookText,
        path: `${org}/document/list`,
        folder: `${org}/document`,
        action: 'documents.read',
      },
      {
        key: 'signing',
        label: 'shell.nav.signing',
        icon: Signature,
        path: `${org}/document/signingroom`,
        folder: `${org}/signingroom`,
        action: 'signing.read',
      },
    ],
  },
  {
    key: 'registers',
    label: 'shell.nav.registers',
    items: [
      {
        key: 'info',
        label: 'shell.nav.info',
        icon: Building2,
        path: `${org}/organization/info`,
        action: 'organization.read',
      },
      {
        key: 'shareholders',
        label: 'shell.nav.shareholders',
        icon: Users,
        path: `${org}/shares/shareholders`,
        step: `${org}/dashboard/shares`,
        action: 'shares.read',
      },
      {
        key: 'cap-table',
        label: 'shell.nav.capTable',
        icon: ChartPie,
        path: `${org}/shares/cap-table`,
        action: 'shares.read',
        foundedOnly: true,
      },
      {
        key: 'instruments',
        label: 'shell.nav.instruments',
        icon: Ticket,
        path: `${org}/organization/instruments`,
        action: 'shares.read',
        foundedOnly: true,
      },
      {
        key: 'transfers',
        label: 'shell.nav.transfers',
        icon: ArrowRightLeft,
        path: `${org}/shares/transfers`,
        action: 'shares.read',
        foundedOnly: true,
      },
      {
        key: 'share-classes',
        label: 'shell.nav.shareClasses',
        icon: Layers,
        path: `${org}/shares/share-classes`,
        step: `${org}/dashboard/share-classes`,
        action: 'shares.read',
      },
      {
        key: 'directors',
        label: 'shell.nav.directors',
        icon: UserCheck,
        path: `${org}/organization/directors`,
        step: `${org}/dashboard/directors`,
        action: 'people.read',
      },
      {
        key: 'officers',
        label: 'shell.nav.officers',
        icon: BriefcaseBusiness,
        path: `${org}/organization/officers`,
        step: `${org}/dashboard/officers`,
        action: 'people.read',
      },
      {
        key: 'control',
        label: 'shell.nav.control',
        icon: UserSearch,
        path: `${org}/organization/significant-control`,
        action: 'control.read',
        foundedOnly: true,
      },
    ],
  },
  {
    key: 'compliance',
    label: 'shell.nav.compliance',
    items: [
      { key: 'filing', label: 'shell.nav.filing', icon: FileCheck2, path: `${org}/organization/filing` },
      {
        key: 'corporate-change',
        label: 'shell.nav.changes',
        icon: ArrowLeftRight,
        path: `${org}/organization/corporate-change`,
        action: 'billing.manage',
      },
      {
        key: 'activity',
        label: 'shell.nav.activity',
        icon: History,
        path: `${org}/organization/activity`,
        action: 'activity.read',
      },
    ],
  },
  {
    key: 'settings',
    label: 'shell.nav.settings',
    items: [
      {
        key: 'users',
        label: 'shell.nav.members',
        icon: UserCog,
        path: `${org}/setting/users`,
        action: 'members.manage',
      },
      {
        key: 'access-log',
        label: 'shell.nav.accessLog',
        icon: ScanEye,
        path: `${org}/setting/access-log`,
        action: 'members.manage',
      },
      {
        key: 'billing',
        label: 'shell.nav.billing',
        icon: CreditCard,
        path: `${org}/setting/billing`,
        step: `${org}/dashboard/plans`,
        action: 'billing.manage',
      },
    ],
  },
  // Not a setting of the organization: those are for full access only, and this is everybody's.
  {
    key: 'own',
    items: [
      {
        key: 'password_change',
        label: 'shell.nav.password',
        icon: KeyRound,
        path: `${org}/setting/changePassword`,
        narrowOnly: true,
      },
    ],
  },
];

/** The items of the bar at the foot of phones. */
export const tabKeys = ['dashboard', 'document', 'shareholders', 'activity'] as const;

interface Setting {
  orgId: string | undefined;
  /** The corporation exists: its registers stand in the place of the set-up. */
  isFounded: boolean;
  text(key: TextKey): string;
  may(action: string): boolean;
  /** The window is 959 px or wider: Change Password then stands in the profile menu only. */
  wide: boolean;
  /** Hosts whose name contains it do not show Filing; null and blank hide it nowhere. */
  filingHiddenMarker: string | null;
  /** Of the address bar: a name, and a port where it is not the usual one. */
  host: string;
}

const screens: ReadonlySet<string> = new Set(routeRows.map((row) => row.path));

/**
 * The sections and items offered to this reader in this organization; empty without one.
 * @param existing the paths that have a screen
 */
export function navigationOf(setting: Setting, existing = screens): readonly NavSection[] {
  const { orgId, text } = setting;
  if (orgId === undefined) return [];
  return rows.flatMap(({ key, label, items }) => {
    const offered = items
      .filter((row) => isOffered(row, setting))
      .flatMap((row) => {
        const path = pathOf(row, setting.isFounded, existing);
        return path === undefined ? [] : [itemOf(row, path, orgId, text)];
      });
    if (offered.length === 0) return [];
    return [{ key, ...(label === undefined ? {} : { label: text(label) }), items: offered }];
  });
}

function isOffered(row: Row, setting: Setting): boolean {
  if (row.action !== undefined && !setting.may(row.action)) return false;
  if (row.narrowOnly && setting.wide) return false;
  if (row.foundedOnly && !setting.isFounded) return false;
  return row.key !== 'filing' || !hidesFiling(setting);
}

/** Case means nothing in the name of a host, and its port is no part of it. An empty marker would be in every name. */
function hidesFiling({ filingHiddenMarker, host }: Setting): boolean {
  const marker = filingHiddenMarker?.trim().toLowerCase() ?? '';
  const [name = ''] = /^(\[.*\]|[^:]*)/.exec(host.toLowerCase()) ?? [];
  return marker !== '' && name.includes(marker);
}

/** The first of its screens that exists. */
function pathOf({ path, step }: Row, isFounded: boolean, existing: ReadonlySet<string>): string | undefined {
  const ways = isFounded ? [path, step] : [step, path];
  return ways.find((way) => way !== undefined && existing.has(way));
}

function itemOf(row: Row, path: string, orgId: string, text: Setting['text']): NavItem {
  const ofOrganization = (pattern: string) => pattern.replace('$org_unique_id', encodeURIComponent(orgId));
  return {
    key: row.key,
    label: text(row.label),
    icon: row.icon,
    to: ofOrganization(path),
    // Its step shows the same; what lies in its folder belongs to it.
    also: [row.path, row.step, row.folder].filter((one) => one !== undefined).map(ofOrganization),
  };
}
