import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { DateText, Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { useRested } from '@tabellion/ui/form/useRested.ts';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useSlot } from '@tabellion/ui/slots.ts';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FileText, Layers, type LucideIcon, ScrollText, Ticket, User } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { type Hit, longestQuestion, searchRegisters } from '../contract.ts';
import type { PaletteGroup } from './entries.ts';

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
    /** Hits that later features find for the words in the organization; none where there is no organization. */
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
  const rested = useRested(words, REST_MS);
  const when = orgId !== undefined && may && words !== '';
  const reading = useRead(
    searchRegisters,
    { params: { id: orgId ?? '' }, query: { q: rested } },
    { when: when && rested !== '' },
  );
  const isCurrent = when && rested === words;
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

/** A hit's details in a line: positions and shares of a person; class, shares and holder of a certificate;
 *  shares left of an instrument or a pool; number and date of a document. */
function HitLine({ of }: { of: Hit }) {
  const { text } = useLanguage();
  const parts = usePartsOf()(of);
  return parts.map(({ key, node }, at) => (
    <Fragment key={key}>
      {at > 0 && text('search.comma')}
      {node}
    </Fragment>
  ));
}

interface TextPart {
  key: string;
  node: ReactNode;
}

function usePartsOf(): (hit: Hit) => readonly TextPart[] {
  const { language, text } = useLanguage();
  const count = (of: 'search.shares' | 'search.subscribed' | 'search.left', exact: string): TextPart[] =>
    // The exact digits are shown; the number beside them only chooses the plural form.
    exact === '0'
      ? []
      : [{ key: of, node: text(of, { shares: formatNumber(exact, language), count: Number(exact) }) }];
  const typed = (key: string, words: string): TextPart[] =>
    words === '' ? [] : [{ key, node: <UserText>{words}</UserText> }];
  return (hit) => {
    switch (hit.kind) {
      case 'person': {
        const parts = [
          ...hit.positions.map(({ position, title }) => ({
            key: `${position} ${title}`,
            node: position === 'other' ? <UserText>{title}</UserText> : text(`position.${position}`),
          })),
          ...count('search.shares', hit.sharesExact),
          ...count('search.subscribed', hit.subscribedExact),
        ];
        if (parts.length > 0) return parts;
        return [
          { key: 'onRecord', node: text(hit.place === 'control' ? 'shell.nav.control' : 'search.onRecord') },
        ];
      }
      case 'certificate':
        return [
          ...typed('class', hit.className),
          ...count('search.shares', hit.sharesExact),
          ...typed('holder', hit.holder),
          ...(hit.state === 'open' ? [] : [{ key: 'state', node: text(`search.${hit.state}`) }]),
        ];
      case 'class':
        return [
          { key: 'prefix', node: <RichText of="search.prefix" with={{ prefix: <Id>{hit.prefix}</Id> }} /> },
        ];
      case 'instrument':
        return [
          ...typed('holder', hit.holder),
          ...count('search.left', hit.leftExact ?? '0'),
          ...(hit.state === 'open' ? [] : [{ key: 'state', node: text(`search.${hit.state}`) }]),
        ];
      case 'pool':
        return count('search.left', hit.leftExact);
      case 'document':
        return [
          ...(hit.number === '' ? [] : [{ key: 'number', node: <Id>{hit.number}</Id> }]),
          ...(hit.dated_on === null ? [] : [{ key: 'date', node: <DateText date={hit.dated_on} /> }]),
        ];
    }
  };
}
