import { Donut } from '@tabellion/ui/charts/Donut.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { CapTableView } from '../../capTableContract.ts';
import { PromisedSharesName } from './PromisedName.tsx';
import {
  type CapTableGrouping,
  type CountedShares,
  PROMISED_COLOUR,
  REST_COLOUR,
  shownParts,
} from './shown.ts';

interface WhoOwnsProps {
  of: CapTableView;
  by: CapTableGrouping;
  counted: CountedShares;
}

/** The ring: the largest holders, or the classes, and all others together. */
export function WhoOwns({ of, by, counted }: WhoOwnsProps) {
  const { language, text } = useLanguage();
  const { parts, others, rest, reserved } = shownParts(of, by, counted);
  const whole = counted === 'issued' ? of.total.sharesExact : of.total.dilutedExact;
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
        parts={[
          ...parts.map(({ id, name, percent, colour }) => ({
            key: id,
            percent,
            colour,
            name: name === '' ? text('dashboard.erased') : <UserText>{name}</UserText>,
          })),
          ...(others > 0
            ? [
                {
                  key: 'others',
                  name: text('capTable.others', { count: others }),
                  percent: rest,
                  colour: REST_COLOUR,
                },
              ]
            : []),
          ...reserved.map(({ of: one, percent }) => ({
            key: `${one.kind} ${one.id}`,
            percent,
            colour: PROMISED_COLOUR,
            name: <PromisedSharesName of={one} />,
          })),
        ]}
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
