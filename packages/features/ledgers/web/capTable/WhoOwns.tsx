import { Donut, type DonutPart } from '@tabellion/ui/charts/Donut.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { CapTableView } from '../../capTableContract.ts';
import type { Counted } from './CapTableScreen.tsx';
import { PromisedName } from './PromisedName.tsx';
import { colourOf, named, PROMISED, REST, restOf } from './shown.ts';

interface WhoOwnsProps {
  of: CapTableView;
  by: 'holder' | 'class';
  counted: Counted;
}

/** The ring: the largest holders, or the classes, and all others together. */
export function WhoOwns({ of, by, counted }: WhoOwnsProps) {
  const { language, text } = useLanguage();
  const share = counted === 'issued' ? 'owns' : 'diluted';
  const promised = counted === 'issued' ? [] : of.promised;
  const whole = counted === 'issued' ? of.total.sharesExact : of.total.dilutedExact;
  const all =
    by === 'holder'
      ? of.holders.map((one) => ({ key: one.person_id, name: one.display_name, percent: one[share] }))
      : of.classes.map((one) => ({ key: one.class_id, name: one.name, percent: one[share] }));
  const count = by === 'holder' ? of.total.holders : of.classes.length;
  // Shares that nobody holds yet have a part of their own, in the neutral colour of the rest.
  const shown = all.slice(0, named(count));
  const parts: DonutPart[] = shown.map(({ key, name, percent }, place) => ({
    key,
    percent,
    name: name === '' ? text('dashboard.erased') : <UserText>{name}</UserText>,
    colour: colourOf(place, count),
  }));
  const reserved = promised.map((one) => ({
    key: `${one.kind} ${one.id}`,
    percent: by === 'holder' ? one.diluted : one.dilutedByClass,
    name: <PromisedName of={one} />,
    colour: PROMISED,
  }));
  if (count > shown.length) {
    const percent = restOf([...shown, ...reserved].map((one) => one.percent));
    const name = text('capTable.others', { count: count - shown.length });
    parts.push({ key: 'others', name, percent, colour: REST });
  }
  parts.push(...reserved);
  const title = text(by === 'holder' ? 'capTable.who' : 'capTable.by.class');
  return (
    <Card
      title={title}
      extra={
        <span className="t12 muted">
          {text(counted === 'issued' ? 'capTable.issuedShares' : `capTable.of.${counted}`)}
        </span>
      }
      flush
    >
      <Donut
        label={title}
        parts={parts}
        figure={formatNumber(whole, language)}
        of={
          counted === 'issued'
            ? text('capTable.sharesIssued', { count: Number(whole) })
            : text(`capTable.of.${counted}`)
        }
      />
    </Card>
  );
}
