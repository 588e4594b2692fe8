import { DateText, Id, Num, PercentText, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Check, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { privateIssuer } from '../../../registers/privateIssuer.ts';
import type { Preview } from '../../previewShape.ts';
import { ChangedTerms } from './ChangedTerms.tsx';

type Seat = Preview['seats'][number];
type Vesting = Preview['vesting'][number];

/** Consequences of an act, a sentence each: certificates, capital, control, and missing data. */
export function Consequences({ of }: { of: Preview }) {
  const text = useText();
  const { certificates, opened, classes, control, privateHolders, cash, warnings, outcome, waits_for } = of;
  const { instruments, vesting, pools, seats } = of;
  return (
    <ul className="consequences t12">
      {certificates.map((one) => (
        <Consequence key={`${one.certificate}${one.person_id}`} tone="ok">
          <CertificateSentence of={one} />
        </Consequence>
      ))}
      {instruments.map((one) => (
        <Consequence key={one.security_id} tone="ok">
          <InstrumentSentence of={one} />
        </Consequence>
      ))}
      {vesting.map((one) => (
        <Consequence key={`vests ${one.security_id}`} tone="ok">
          <VestingSentence of={one} />
          {one.exercise && <ExerciseSentence of={one.exercise} />}
        </Consequence>
      ))}
      {pools.map((one) => (
        <Consequence key={one.pool_id} tone="ok">
          <RichText
            of="transaction.poolBecomes"
            with={{
              name: <UserText>{one.name}</UserText>,
              reserved: <Num of={one.reservedAfter} />,
              left: <Num of={one.leftAfter} />,
            }}
          />
        </Consequence>
      ))}
      {opened > certificates.length && (
        <Consequence tone="ok">
          {text('transaction.moreOpened', { count: opened - certificates.length })}
        </Consequence>
      )}
      {classes.map((line) => (
        <Consequence key={line.class_id} tone="ok">
          <ClassSentence of={line} />
          <ChangedTerms of={line.terms} />
        </Consequence>
      ))}
      {seats.map((one) => (
        <Consequence key={one.appointment_id} tone="ok">
          <SeatSentence of={one.after} name={one.name} position={one.position} />
        </Consequence>
      ))}
      {cash.map(({ person_id, name, amount }) => (
        <Consequence key={person_id} tone="ok">
          <RichText
            of="transaction.cash"
            with={{ name: <UserText>{name}</UserText>, amount: <PriceText dollars={amount} /> }}
          />
        </Consequence>
      ))}
      {control
        .filter(({ before, after, was, is }) => before !== after || was !== is)
        .map((one) => (
          <Consequence key={one.person_id} tone={one.is && one.was ? 'ok' : 'warn'}>
            <ControlSentence of={one} />
          </Consequence>
        ))}
      {privateHolders !== null && (
        <Consequence tone={privateHolders.counted >= privateIssuer.warnFrom ? 'warn' : 'ok'}>
          {text('transaction.private', {
            ...privateHolders,
            count: privateHolders.counted,
            most: privateIssuer.most,
          })}
          {privateHolders.counted + privateHolders.employees !== of.holders && (
            <> {text('transaction.private.joint')}</>
          )}
        </Consequence>
      )}
      {warnings.map(({ textCode, message }) => (
        <Consequence key={textCode} tone="warn">
          {message}
        </Consequence>
      ))}
      {outcome === 'subscribed' && <Consequence tone="waits">{text(waitingSentence(waits_for))}</Consequence>}
    </ul>
  );
}

function CertificateSentence({ of: one }: { of: Preview['certificates'][number] }) {
  const text = useText();
  return (
    <RichText
      of={one.unvestedExact === '0' ? 'transaction.opens' : 'transaction.opensUnvested'}
      with={{
        number: one.certificate ? <Id>{one.certificate}</Id> : text('transaction.numberLater'),
        name: <UserText>{one.name}</UserText>,
        shares: <Num of={one.sharesExact} />,
        unvested: <Num of={one.unvestedExact} />,
      }}
    />
  );
}

const VestingSentence = ({ of: { label, name, before, after } }: { of: Vesting }) => (
  <RichText
    of="transaction.vests"
    with={{
      label: <Id>{label}</Id>,
      name: <UserText>{name}</UserText>,
      vested: <Num of={after.vestedExact} />,
      ahead: <Num of={after.aheadExact} />,
      vestedBefore: <Num of={before.vestedExact} />,
      aheadBefore: <Num of={before.aheadExact} />,
    }}
  />
);

function ControlSentence({ of: { name, was, is, before, after } }: { of: Preview['control'][number] }) {
  const kept = was ? 'transaction.control.keeps' : 'transaction.control.gains';
  return (
    <RichText
      of={is ? kept : 'transaction.control.loses'}
      with={{
        name: <UserText>{name}</UserText>,
        before: <PercentText percent={before} />,
        percent: <PercentText percent={after} />,
      }}
    />
  );
}

function waitingSentence(awaited: readonly string[]) {
  if (!awaited.includes('resolution')) return 'transaction.waits.payment';
  return awaited.includes('payment') ? 'transaction.waits.both' : 'transaction.waits.resolution';
}

function SeatSentence({ of, name, position }: { of: Seat['after'] } & Pick<Seat, 'name' | 'position'>) {
  const text = useText();
  const parts = {
    name: <UserText>{name}</UserText>,
    position: text(`position.${position}`),
    from: of && <DateText date={of.from} />,
    to: of?.to && <DateText date={of.to} />,
  };
  if (of === null) return <RichText of="amend.seat.none" with={parts} />;
  return <RichText of={of.to === null ? 'amend.seat.since' : 'amend.seat.until'} with={parts} />;
}

function ExerciseSentence({ of: { until, isWindow } }: { of: NonNullable<Vesting['exercise']> }) {
  const limited = isWindow ? 'window' : 'right';
  const how = until === null ? 'open' : limited;
  return (
    <>
      {' '}
      <RichText of={`transaction.exercise.${how}`} with={{ until: until && <DateText date={until} /> }} />
    </>
  );
}

function InstrumentSentence({ of }: { of: Preview['instruments'][number] }) {
  const { label, name, beforeExact, afterExact, owedBefore, owedAfter, currency, isOpen } = of;
  const parts = {
    label: <Id>{label}</Id>,
    name: <UserText>{name}</UserText>,
    before: <Num of={beforeExact ?? '0'} />,
    after: <Num of={afterExact ?? '0'} />,
  };
  if (!isOpen) return <RichText of="transaction.instrumentEnds" with={parts} />;
  if (owedBefore !== null && owedAfter !== null && owedBefore !== owedAfter) {
    const owed = (amount: string) => (
      <>
        <Num of={amount} /> {currency}
      </>
    );
    return (
      <RichText of="transaction.owed" with={{ ...parts, before: owed(owedBefore), after: owed(owedAfter) }} />
    );
  }
  if (afterExact === null) return <RichText of="transaction.instrumentOpens" with={parts} />;
  return (
    <RichText
      of={beforeExact === null ? 'transaction.instrumentNew' : 'transaction.instrumentLeft'}
      with={parts}
    />
  );
}

function ClassSentence({ of }: { of: Preview['classes'][number] }) {
  const { name, authorizedExact, afterExact, capitalBefore, capitalAfter } = of;
  const parts = {
    class: <UserText>{name}</UserText>,
    capital: (
      <b>
        <PriceText dollars={capitalAfter} />
      </b>
    ),
    issued: <Num of={afterExact} />,
    authorized: <Num of={authorizedExact ?? '0'} />,
  };
  const isSame = capitalBefore === capitalAfter;
  return (
    <>
      <RichText
        of={authorizedExact === null ? 'transaction.unlimited' : 'transaction.limited'}
        with={parts}
      />{' '}
      <RichText of={isSame ? 'transaction.capital.stays' : 'transaction.capital.becomes'} with={parts} />
    </>
  );
}

const icons = { ok: Check, warn: TriangleAlert, waits: Clock } as const;

const Consequence = ({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) => (
  <li className="row start">
    <span className={tone === 'ok' ? 'ok' : 'warn'}>
      <Icon of={icons[tone]} size="sm" />
    </span>
    <span>{children}</span>
  </li>
);
