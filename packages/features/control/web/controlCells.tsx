import { PercentText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { BeforeAfter } from '@tabellion/ui/register/Redline.tsx';
import type { RegisterRow } from '@tabellion/ui/register/registerColumns.tsx';
import { SinceText } from '@tabellion/ui/register/SinceText.tsx';
import { RichText, type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RegisteredName } from '../../people/web/public.ts';
import type { ControlLine } from '../registerContract.ts';
import { Names } from './Names.tsx';

type Row = RegisterRow<ControlLine>;

/** The cells that are more than their value. */
export const controlCells = (text: Text) => ({
  name: (line: Row) => <RegisteredName of={line} />,
  grounds: ({ grounds }: Row) => (
    <span className="row wrap tight">
      {grounds.map((ground) => (
        <StatusBadge key={ground}>{text(`control.ground.${ground}`)}</StatusBadge>
      ))}
    </span>
  ),
  interest: (line: Row) => <InterestWords of={line} />,
  votes: (line: Row) => (
    <Percent of="percentVotes" line={line} title={exactly('votes', line.fractionVotes, text)} />
  ),
  value: (line: Row) => (
    <Percent of="percentValue" line={line} title={exactly('value', line.fractionValue, text)} />
  ),
  since: ({ became_on: on, is_on_or_before: isOnOrBefore }: Row) => (
    <span className="nowrap">
      <SinceText date={on} isOnOrBefore={isOnOrBefore} />
    </span>
  ),
});

interface PercentProps {
  of: 'percentVotes' | 'percentValue';
  line: Row;
  title: string | undefined;
}

/** Adds the percent of before where that differs; shows whoever left as he was. */
function Percent({ of, line, title }: PercentProps) {
  const show = (percent: string | null | undefined) =>
    percent ? <PercentText percent={percent} /> : <span className="muted">–</span>;
  const { before, change = 'same' } = line;
  return (
    <span title={title}>
      <BeforeAfter
        change={before?.[of] === line[of] ? 'same' : change}
        before={show(before?.[of])}
        after={show(line[of])}
      />
    </span>
  );
}

/** The fraction in words, where two places of a percentage do not say it exactly. */
const exactly = (of: 'votes' | 'value', fraction: string | null, text: Text): string | undefined =>
  fraction === null || 10_000n % BigInt(fraction.split('/')[1] ?? '1') === 0n
    ? undefined
    : text(`control.exactly.${of}`, { fraction });

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
