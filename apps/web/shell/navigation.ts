/** The navigation: what stands in it, for whom (specification section 2, Shell; section 6). */
import type { Action } from '@tabellion/features/access.ts';
import { hidesFiling } from '@tabellion/features/filings/rules/hidesFiling.ts';
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
  step?: string | undefined;
  /** Pages that belong to the item lie below them. */
  folders?: readonly string[];
  action?: Action;
  narrowOnly?: true;
  /** Before the corporation exists there is nothing to show. */
  foundedOnly?: true;
  /** Only corporations under this law keep it. */
  law?: string;
}

const org = '/app/org/$org_unique_id';

/** An item; its `path`, `step` and `folders` are those below the organization's, and whole ones begin with a slash. */
function item(key: string, label: TextKey, icon: LucideIcon, row: Omit<Row, 'key' | 'label' | 'icon'>): Row {
  const within = (path: string) => (path.startsWith('/') ? path : `${org}/${path}`);
  return {
    ...row,
    key,
    label,
    icon,
    path: within(row.path),
    step: row.step && within(row.step),
    folders: row.folders?.map(within) ?? [],
  };
}

const rows: readonly { key: string; label?: TextKey; items: readonly Row[] }[] = [
  {
    key: 'main',
    items: [
      item('dashboard', 'shell.nav.dashboard', LayoutDashboard, {
        path: 'dashboard',
        action: 'dashboard.read',
      }),
      item('document', 'shell.nav.minuteBook', NotebookText, {
        path: 'document/list',
        folders: ['document'],
        action: 'documents.read',
      }),
      item('signing', 'shell.nav.signing', Signature, {
        path: 'document/signingroom',
        folders: ['signingroom'],
        action: 'signing.read',
      }),
    ],
  },
  {
    key: 'registers',
    label: 'shell.nav.registers',
    items: [
      item('info', 'shell.nav.info', Building2, { path: 'organization/info', action: 'organization.read' }),
      item('shareholders', 'shell.nav.shareholders', Users, {
        path: 'shares/shareholders',
        step: 'dashboard/shares',
        folders: ['shares/books'],
        action: 'shares.read',
      }),
      item('cap-table', 'shell.nav.capTable', ChartPie, {
        path: 'shares/cap-table',
        action: 'shares.read',
        foundedOnly: true,
      }),
      item('instruments', 'shell.nav.instruments', Ticket, {
        path: 'organization/instruments',
        action: 'shares.read',
        foundedOnly: true,
      }),
      item('transfers', 'shell.nav.transfers', ArrowRightLeft, {
        path: 'shares/transfers',
        action: 'shares.read',
        foundedOnly: true,
      }),
      item('share-classes', 'shell.nav.shareClasses', Layers, {
        path: 'shares/share-classes',
        step: 'dashboard/share-classes',
        folders: ['organization/shareClass'],
        action: 'shares.read',
      }),
      item('directors', 'shell.nav.directors', UserCheck, {
        path: 'organization/directors',
        step: 'dashboard/directors',
        action: 'people.read',
      }),
      item('officers', 'shell.nav.officers', BriefcaseBusiness, {
        path: 'organization/officers',
        step: 'dashboard/officers',
        action: 'people.read',
      }),
      item('control', 'shell.nav.control', UserSearch, {
        path: 'organization/significant-control',
        action: 'control.read',
        foundedOnly: true,
      }),
      item('land', 'shell.nav.land', Building2, {
        path: 'organization/land',
        action: 'organization.read',
        foundedOnly: true,
        law: 'ON',
      }),
    ],
  },
  {
    key: 'compliance',
    label: 'shell.nav.compliance',
    items: [
      item('filing', 'shell.nav.filing', FileCheck2, {
        path: 'organization/filing',
        folders: ['filing', '/app/filing', '/app/annualFiling'],
        action: 'filings.read',
        foundedOnly: true,
      }),
      item('corporate-change', 'shell.nav.changes', ArrowLeftRight, {
        path: 'organization/corporate-change',
        folders: ['organization/against-registry', 'organization/changeAddress', 'change', '/app/change'],
        // Hidden from view and restricted members, as settings are (specification section 6).
        action: 'changes.edit',
        foundedOnly: true,
      }),
      item('activity', 'shell.nav.activity', History, {
        path: 'organization/activity',
        action: 'activity.read',
      }),
    ],
  },
  {
    key: 'settings',
    label: 'shell.nav.settings',
    items: [
      item('users', 'shell.nav.members', UserCog, {
        path: 'setting/users',
        folders: ['/app/org/setting/subuser'],
        action: 'members.manage',
      }),
      item('access-log', 'shell.nav.accessLog', ScanEye, {
        path: 'setting/access-log',
        action: 'members.manage',
      }),
      item('billing', 'shell.nav.billing', CreditCard, {
        path: 'setting/billing',
        step: 'dashboard/plans',
        folders: [
          'setting/invoice',
          'upgrade',
          'Add%20Shareholders',
          '/app/upgrade',
          '/app/Add%20Shareholders',
        ],
        action: 'billing.manage',
      }),
    ],
  },
  // Not a setting of the organization: those are for full access only, and this is everybody's.
  {
    key: 'own',
    items: [
      item('password_change', 'shell.nav.password', KeyRound, {
        path: 'setting/changePassword',
        narrowOnly: true,
      }),
    ],
  },
];

/** The items of the bar at the foot of phones. */
export const tabKeys = ['dashboard', 'document', 'shareholders', 'activity'] as const;

interface Setting {
  orgId: string | undefined;
  /** The corporation exists: its registers stand in the place of the set-up. */
  isFounded: boolean;
  /** The code of the law that the corporation is under. */
  law: string | undefined;
  text(key: TextKey): string;
  may(action: string): boolean;
  /** The window is 959 px or wider: Change Password then stands in the profile menu only. */
  wide: boolean;
  /** Hosts whose name contains it do not show Filing; null and blank hide it nowhere. */
  filingHiddenMarker: string | null;
  /** The host as the address bar has it: a name, and a port where it is not the usual one. */
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
  if (row.law !== undefined && row.law !== setting.law) return false;
  return row.key !== 'filing' || !hidesFiling(setting.filingHiddenMarker, setting.host);
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
    // Its step shows the same; what lies in its folders belongs to it.
    also: [row.path, row.step, ...(row.folders ?? [])].filter((one) => one !== undefined).map(ofOrganization),
  };
}
