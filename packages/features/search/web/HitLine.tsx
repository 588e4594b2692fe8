import { DateText, Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { RichText, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Fragment, type ReactNode } from 'react';
import type { Hit } from '../contract.ts';

/** A hit's details in a line: positions and shares of a person; class, shares and holder of a certificate;
 *  shares left of an instrument or a pool; number and date of a document. */
export function HitLine({ of }: { of: Hit }) {
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
