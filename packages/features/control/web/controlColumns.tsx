import { StatusBadge } from '@tabellion/ui/components/Badge.tsx';
import { DateText, Id, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import { actColumn } from '@tabellion/ui/register/actColumn.tsx';
import { BeforeAfter, signColumn } from '@tabellion/ui/register/Redline.tsx';
import { sortingBy } from '@tabellion/ui/register/sorting.ts';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import type { ReactNode } from 'react';
import { RegisteredName } from '../../people/web/public.ts';
import type { ComparedControlLine, ControlLine } from '../registerContract.ts';
import { Names } from './Names.tsx';

interface ControlColumns {
  text: Text;
  isCompared: boolean;
  sort: string;
  onSort(sort: string): void;
  /** Who ceased is shown, too. */
  withFormer: boolean;
  act?: ((line: ControlLine) => ReactNode) | undefined;
}

/** The columns of the register of individuals with significant control (CBCA s. 21.1(1)). */
export function controlColumns({
  text,
  isCompared,
  sort,
  onSort,
  withFormer,
  act,
}: ControlColumns): Column<ComparedControlLine>[] {
  const order = (key: string, down = false) => ({ sort: sortingBy(key, sort, onSort, { down }) });
  const percent = (of: 'percentVotes' | 'percentValue'): Column<ComparedControlLine> => ({
    key: of,
    head: text(of === 'percentVotes' ? 'control.votes' : 'control.value'),
    num: true,
    ...order(of === 'percentVotes' ? 'votes' : 'value', true),
    card: of === 'percentVotes' ? 'end' : 'none',
    cardLabel: text('control.votes'),
    cell: (line) => (
      <BeforeAfter
        change={line.before?.[of] === line[of] ? 'same' : line.change}
        before={<Percent of={line.before?.[of] ?? null} />}
        after={<Percent of={line[of]} />}
      />
    ),
  });
  return [
    ...(isCompared ? [signColumn<ComparedControlLine>(({ change }) => change, text)] : []),
    {
      key: 'name',
      head: text('register.name'),
      ...order('name'),
      card: 'main',
      cell: (line) => <RegisteredName of={line} />,
    },
    {
      key: 'grounds',
      head: text('control.grounds'),
      cell: ({ grounds }) => (
        <span className="row wrap tight">
          {grounds.map((ground) => (
            <StatusBadge key={ground}>{text(`control.ground.${ground}`)}</StatusBadge>
          ))}
        </span>
      ),
    },
    { key: 'interest', head: text('control.interest'), cell: (line) => <InterestWords of={line} /> },
    percent('percentVotes'),
    percent('percentValue'),
    {
      key: 'since',
      head: text('control.became'),
      ...order('since'),
      cardLabel: text('control.became'),
      cell: ({ became_on: on }) => (
        <span className="nowrap">
          <DateText date={on} />
        </span>
      ),
    },
    ...(withFormer || isCompared
      ? [
          {
            key: 'until',
            head: text('control.ceased'),
            cardLabel: text('control.ceased'),
            cell: ({ ceased_on: on }: ComparedControlLine) =>
              on === null ? <span className="muted">–</span> : <DateText date={on} />,
          },
        ]
      : []),
    ...actColumn<ComparedControlLine>(act, text),
  ];
}

const Percent = ({ of }: { of: string | null }) =>
  of === null ? <span className="muted">–</span> : <PercentText percent={of} />;

/** Whose shares count and why, with whom in concert, and what is missing of him. */
function InterestWords({ of: line }: { of: ControlLine }) {
  const { attributed, blocks, descriptions, missing, is_disposed: isDisposed } = line;
  const text = useText();
  return (
    <span>
      {attributed.map(({ holder, how, part, sharesExact }) => (
        <span key={holder.person_id} className="control__interest">
          <RichText
            of={`control.how.${how}`}
            with={{
              name: <UserText>{holder.display_name}</UserText>,
              part,
              shares: text('register.sharesCount', { shares: sharesExact }),
            }}
          />
        </span>
      ))}
      {fractionsOf(line).map(([of, fraction]) => (
        <small key={of} className="sub">
          <RichText of={`control.exactly.${of}`} with={{ fraction: <Id>{fraction}</Id> }} />
        </small>
      ))}
      {blocks.map(({ with: others }) => (
        <small key={others.map(({ person_id: id }) => id).join()} className="sub">
          <RichText of="control.with" with={{ names: <Names of={others} /> }} />
        </small>
      ))}
      {descriptions.map((words) => (
        <small key={words} className="sub">
          <UserText>{words}</UserText>
        </small>
      ))}
      {missing.length > 0 && !isDisposed && (
        <small className="sub warn">
          {text('control.missing', {
            facts: missing.map((fact) => text(`control.fact.${fact}`)).join(text('wizard.comma')),
          })}
        </small>
      )}
      {isDisposed && <small className="sub">{text('control.disposed')}</small>}
    </span>
  );
}

/** Exactly, where two places of a percentage do not say it; of the value only where it is another part than of the votes. */
function fractionsOf({
  fractionVotes,
  fractionValue,
}: ControlLine): (readonly ['votes' | 'value', string])[] {
  return [
    ...(isRounded(fractionVotes) ? [['votes', fractionVotes] as const] : []),
    ...(isRounded(fractionValue) && fractionValue !== fractionVotes
      ? [['value', fractionValue] as const]
      : []),
  ];
}

const isRounded = (fraction: string | null): fraction is string =>
  fraction !== null && 10_000n % BigInt(fraction.split('/')[1] ?? '1') !== 0n;
