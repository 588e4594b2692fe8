import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/calls.ts';
import { Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { useRested } from '@tabellion/ui/form/useRested.ts';
import { useSlot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FileText, Layers, type LucideIcon, ScrollText, Ticket, User } from 'lucide-react';
import { type Hit, longestQuestion, searchRegisters } from '../contract.ts';
import type { PaletteGroup } from './entries.ts';
import { HitLine } from './HitLine.tsx';

/** So long nobody has typed. */
const REST_MS = 200;

const icons = {
  person: User,
  certificate: ScrollText,
  class: Layers,
  instrument: Ticket,
  pool: Ticket,
  document: FileText,
} as const satisfies Record<Hit['kind'], LucideIcon>;
const groupsOfHits = [
  ['person', 'search.people'],
  ['certificate', 'search.certificates'],
  ['class', 'search.classes'],
  ['instrument', 'shell.nav.instruments'],
  ['pool', 'search.pools'],
  ['document', 'document.menu'],
] as const;

interface Hits {
  groups: readonly PaletteGroup[];
  isWaiting: boolean;
  /** Why they could not be read. */
  failure: string | undefined;
  again(): void;
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** What later features find for the words in the organization; none where there is no organization. */
    'palette.hits': { gives: { orgId: string | undefined; typed: string }; takes: Hits };
  }
}

/** Hits of the registers and of later features, as one. */
export function useHits(orgId: string | undefined, typed: string, open: (hit: Hit) => void): Hits {
  const all = [useRegisterHits(orgId, typed, open), ...useSlot('palette.hits', { orgId, typed })];
  return {
    groups: all.flatMap(({ groups }) => groups),
    isWaiting: all.some(({ isWaiting }) => isWaiting),
    failure: all.find(({ failure }) => failure !== undefined)?.failure,
    again: () => {
      for (const { again } of all) again();
    },
  };
}

/** Hits for the words in the organization's registers; requested once typing has paused. */
function useRegisterHits(orgId: string | undefined, typed: string, open: (hit: Hit) => void): Hits {
  const text = useText();
  const may = useMay('search.read');
  const words = typed.trim().slice(0, longestQuestion);
  const request = useRested(words, REST_MS);
  const when = orgId !== undefined && may && words !== '';
  const reading = useRead(
    searchRegisters,
    { params: { id: orgId ?? '' }, query: { q: request } },
    { when: when && request !== '' },
  );
  const isCurrent = when && request === words;
  const hits = isCurrent && !reading.isError ? (reading.data?.hits ?? []) : [];
  return {
    groups: groupsOfHits.map(([kind, label]) => ({
      key: kind,
      label: text(label),
      most: hits.length,
      entries: hits
        .filter((hit) => hit.kind === kind)
        .map((hit) => ({
          key: `${kind} ${hit._id}`,
          label: isNumbered(kind) ? <Id>{hit.name}</Id> : <UserText>{hit.name}</UserText>,
          words: hit.name,
          detail: <HitLine of={hit} />,
          icon: icons[kind],
          run: () => open(hit),
        })),
    })),
    isWaiting: when && (!isCurrent || reading.isPending),
    failure: isCurrent && reading.isError ? (reading.message ?? text('ui.error.body')) : undefined,
    again: () => void reading.refetch(),
  };
}

const isNumbered = (kind: Hit['kind']): boolean => kind === 'certificate' || kind === 'instrument';
