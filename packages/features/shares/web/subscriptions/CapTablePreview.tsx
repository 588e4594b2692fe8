import './subscriptions.css';
import { Num, PercentText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { formatPercent } from '@tabellion/ui/format/number.ts';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { DayOne, DayOneHolder } from './dayOne.ts';

/** Five holders have a colour of their own; the bar shows the rest as one. */
const coloured = 5;
const colourOf = (at: number): string => (at < coloured ? `var(--c-${at + 1})` : 'var(--c-rest)');

/** The parts of day one, answering each keystroke; they add up to exactly 100.00 %. */
export function CapTablePreview({ of }: { of: DayOne }) {
  const text = useText();
  const { holders, shares, votesAreSame, soleClass } = of;
  return (
    <>
      <div className="row between">
        <h2>{text('wizard.dayOne.title')}</h2>
        <StatusBadge>{text('wizard.dayOne.live')}</StatusBadge>
      </div>
      {shares > 0n && <Bar holders={holders} />}
      <Table
        caption={text('wizard.dayOne.title')}
        compact
        rows={holders}
        rowKey={({ personId }) => personId}
        columns={[
          {
            key: 'holder',
            head: text('wizard.shares.holder'),
            card: 'main',
            cell: (holder) => <Holder of={holder} at={holders.indexOf(holder)} />,
            total: text('wizard.dayOne.total'),
          },
          {
            key: 'shares',
            head: text('wizard.shares.shares'),
            num: true,
            card: 'end',
            cell: (holder) => <Num of={holder.shares} />,
            total: <Num of={shares} />,
          },
          {
            key: 'owns',
            head: text('wizard.dayOne.owns'),
            num: true,
            card: 'end',
            cell: ({ owns }) => <PercentText percent={owns} />,
            total: <PercentText percent={shares > 0n ? '100.00' : '0.00'} />,
          },
          ...(votesAreSame
            ? []
            : [
                {
                  key: 'votes',
                  head: text('wizard.dayOne.votes'),
                  num: true,
                  cardLabel: text('wizard.dayOne.votes'),
                  cell: ({ votes }: DayOneHolder) => <PercentText percent={votes} />,
                  total: <PercentText percent="100.00" />,
                },
              ]),
        ]}
        empty={<p className="menu__note">{text('wizard.dayOne.none')}</p>}
      />
      {shares > 0n && (
        <p className="t12 muted">
          {votesAreSame && soleClass !== undefined ? (
            <RichText of="wizard.dayOne.sameVotes" with={{ class: <UserText>{soleClass}</UserText> }} />
          ) : (
            text(votesAreSame ? 'wizard.dayOne.votesSame' : 'wizard.dayOne.votesDiffer')
          )}{' '}
          {text('wizard.dayOne.rounded')}
        </p>
      )}
    </>
  );
}

const Holder = ({ of, at }: { of: DayOneHolder; at: number }) => (
  <span className="row">
    <span className="swatch" style={{ background: colourOf(at) }} />
    <UserText>{of.name}</UserText>
  </span>
);

/** The bar repeats the table for the eye: its name says the same to whoever does not see it. */
function Bar({ holders }: { holders: readonly DayOneHolder[] }) {
  const { text, language } = useLanguage();
  const shown = holders.filter(({ shares }) => shares > 0n);
  const name = shown
    .map((holder) => `${holder.name} ${formatPercent(holder.owns, language)}`)
    .join(text('wizard.comma'));
  return (
    <div role="img" aria-label={name}>
      <div className="sharebar">
        {shown.map((holder) => (
          <i
            key={holder.personId}
            style={{ flexGrow: Number(holder.owns), background: colourOf(holders.indexOf(holder)) }}
          />
        ))}
      </div>
      <div className="sharebar sharebar--labels">
        {shown.map((holder) => (
          <span key={holder.personId} style={{ flexGrow: Number(holder.owns) }}>
            {Number(holder.owns) >= 15 && <PercentText percent={holder.owns} />}
          </span>
        ))}
      </div>
    </div>
  );
}
