import { formatDate } from '@tabellion/texts/dates.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, PriceText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { ControlClock, ControlStatement, ControlView } from '../registerContract.ts';
import { Names } from './Names.tsx';

/** Deadlines, and the rule by which each is counted (CBCA ss. 21.1, 21.21). */
export function Clocks({ orgId, of: { clocks, hasYearEnd } }: { orgId: string; of: ControlView }) {
  const { text, language } = useLanguage();
  const mayTell = useMay('organization.edit');
  return (
    <Card title={text('control.due')} flush>
      <List none={text('control.due.none')}>
        {clocks.map((clock) => (
          <li
            className="control__clock"
            key={`${clock.kind} ${clock.due_on} ${clock.person?.person_id ?? ''}`}
          >
            <div className="grow">
              <b>
                <ClockTitle of={clock} />
              </b>
              <span className="sub">
                {text(`control.rule.${clock.kind}`, {
                  from: formatDate(clock.counted_from, language, 'long'),
                })}
              </span>
            </div>
            <span className="nowrap">
              <DateText date={clock.due_on} />
            </span>
            <StatusBadge tone={urgency(clock.days)}>
              {clock.days < 0
                ? text('deadline.late', { count: -clock.days })
                : text('deadline.days', { count: clock.days })}
            </StatusBadge>
          </li>
        ))}
      </List>
      {!hasYearEnd && mayTell && (
        <p className="control__none">
          <Link to={`/app/org/${orgId}/organization/info`}>{text('control.noYearEnd')}</Link>
        </p>
      )}
    </Card>
  );
}

function urgency(days: number): 'err' | 'warn' | 'neutral' {
  if (days <= 3) return 'err';
  return days <= 30 ? 'warn' : 'neutral';
}

function ClockTitle({ of: { kind, person } }: { of: ControlClock }) {
  const text = useText();
  return person === null ? (
    text(`control.due.${kind}`, { name: '' })
  ) : (
    <RichText of={`control.due.${kind}`} with={{ name: <Names of={[person]} /> }} />
  );
}

interface LogProps {
  of: ControlView;
  /** Absent for whoever only reads, and in the past. */
  onTakeBack?: ((actId: string) => void) | undefined;
  action?: ReactNode;
}

interface StatementsProps extends Omit<LogProps, 'action'> {
  onEnd?: ((one: ControlStatement) => void) | undefined;
}

/** Manual entries, also ended ones: voiding removes the ending first. */
export function Statements({ of: { statements }, onEnd, onTakeBack }: StatementsProps) {
  const text = useText();
  return (
    <Card title={text('control.statements')} flush>
      <List none={text('control.statements.none')}>
        {statements.map((one) => (
          <li key={one.control_id}>
            <div className="grow">
              <RichText
                of={`control.statement.${one.ground}`}
                with={{
                  individuals: <Names of={one.individuals} />,
                  holders: <Names of={one.holders} />,
                  part: one.part,
                }}
              />
              <OnDay of="control.sinceEntry" date={one.from} entry={one.entry} />
              {one.manner !== null && <span className="sub">{text(`control.manner.${one.manner}`)}</span>}
              {one.descriptions.map(({ person_id: id, display_name, words }) =>
                words === null ? null : (
                  <span key={id} className="sub">
                    <RichText
                      of="control.description.of"
                      with={{
                        name: <Names of={[{ person_id: id, display_name }]} />,
                        words: <UserText>{words}</UserText>,
                      }}
                    />
                  </span>
                ),
              )}
              {one.classes.length > 0 && (
                <span className="sub">
                  {text('control.onlyClasses', { classes: one.classes.join(text('wizard.comma')) })}
                </span>
              )}
              {one.ended && <OnDay of="control.endedEntry" date={one.ended.on} entry={one.ended.entry} />}
            </div>
            {onEnd && one.ended === null && (
              <Button size="sm" onClick={() => onEnd(one)}>
                {text('control.end')}
              </Button>
            )}
            {onTakeBack && <TakeBack onPress={() => onTakeBack(one.ended?.act_id ?? one.act_id)} />}
          </li>
        ))}
      </List>
    </Card>
  );
}

const TakeBack = ({ onPress }: { onPress(): void }) => {
  const text = useText();
  return (
    <Button size="sm" variant="ghost" onClick={onPress}>
      {text('control.takeBack')}
    </Button>
  );
};

/** The log of steps taken: when, how, whom they asked, what came of it. */
export function StepsTaken({ of: { steps }, onTakeBack, action }: LogProps) {
  const text = useText();
  return (
    <Card title={text('control.steps')} extra={action} flush>
      <List none={text('control.steps.none')}>
        {steps.map((one) => (
          <li key={one.act_id}>
            <div className="grow">
              {text(`control.outcome.${one.outcome}`)}
              {one.year_end !== null && <OnDay of="control.ofYear" date={one.year_end} />}
              <OnDay of="control.onEntry" date={one.on} entry={one.entry} />
              <span className="sub">
                {one.ways.map((way) => text(`control.way.${way}`)).join(text('wizard.comma'))}
                {one.people_asked.length > 0 && (
                  <>
                    {text('wizard.comma')}
                    {text('control.answered', {
                      people: one.people_asked.length,
                      answered: one.people_asked.filter(({ answered }) => answered).length,
                    })}
                  </>
                )}
              </span>
              {one.summary !== null && (
                <span className="sub">
                  <UserText>{one.summary}</UserText>
                </span>
              )}
            </div>
            {onTakeBack && <TakeBack onPress={() => onTakeBack(one.act_id)} />}
          </li>
        ))}
      </List>
    </Card>
  );
}

export function Filings({ of: { filings, unfiled }, onTakeBack, action }: LogProps) {
  const text = useText();
  return (
    <Card title={text('control.filings')} extra={action} flush>
      {unfiled.length > 0 && (
        <p className="control__none">
          <RichText of="control.unfiled" with={{ names: <Names of={unfiled} /> }} />
        </p>
      )}
      <List none={text('control.filings.none')}>
        {filings.map((one) => (
          <li key={one.act_id}>
            <div className="grow">
              {text(`control.occasion.${one.occasion}`)}
              {text('wizard.comma')}
              {one.reference === null ? text('control.reference.none') : <Id>{one.reference}</Id>}
              <OnDay of="control.onEntry" date={one.on} entry={one.entry} />
              <span className="sub">
                {one.covers.individuals.length === 0 ? (
                  text('control.covers.none')
                ) : (
                  <RichText
                    of={one.covers.to === 0 ? 'control.covers.before' : 'control.covers.of'}
                    with={{ names: <Names of={one.covers.individuals} />, entry: one.covers.to }}
                  />
                )}
              </span>
            </div>
            {onTakeBack && <TakeBack onPress={() => onTakeBack(one.act_id)} />}
          </li>
        ))}
      </List>
    </Card>
  );
}

export function Values({ of: { values }, onTakeBack, action }: LogProps) {
  const text = useText();
  return (
    <Card title={text('control.values')} extra={action} flush>
      <List none={text('control.notEntered')}>
        {values.map(({ class_id: id, name, amount, basis, on, act_id: actId }) => (
          <li key={id}>
            <div className="grow">
              <UserText>{name}</UserText>
              {on !== null && (
                <span className="sub">
                  <DateText date={on} />
                  {basis !== null && (
                    <>
                      {text('wizard.comma')}
                      {text(`control.basis.${basis}`)}
                    </>
                  )}
                </span>
              )}
            </div>
            {amount === null ? (
              <span className="muted">{text('control.notEntered')}</span>
            ) : (
              <PriceText dollars={amount} />
            )}
            {onTakeBack && actId !== null && <TakeBack onPress={() => onTakeBack(actId)} />}
          </li>
        ))}
      </List>
    </Card>
  );
}

interface OnDayProps {
  of: 'control.sinceEntry' | 'control.onEntry' | 'control.endedEntry' | 'control.ofYear';
  date: string;
  entry?: number;
}

const OnDay = ({ of, date, entry = 0 }: OnDayProps) => (
  <span className="sub">
    <RichText of={of} with={{ date: <DateText date={date} />, entry }} />
  </span>
);

function List({ none, children }: { none: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? (
    <p className="control__none">{none}</p>
  ) : (
    <ul className="list">{children}</ul>
  );
}
