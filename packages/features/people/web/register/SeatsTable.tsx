import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { addressLine } from '@tabellion/law/address.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { DateText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { RegisterPage } from '@tabellion/ui/register/RegisterPage.tsx';
import { beforeAfter, type RegisterRow } from '@tabellion/ui/register/registerColumns.tsx';
import { SinceText } from '@tabellion/ui/register/SinceText.tsx';
import { useRegister } from '@tabellion/ui/register/useRegister.ts';
import { Slot } from '@tabellion/ui/slots.ts';
import { RichText, type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BriefcaseBusiness, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { listRegisterDirectors, listRegisterOfficers, type Seat } from '../../registerContract.ts';
import { directorsRegister, officersRegister } from '../../seatRegisters.ts';
import { RegisteredName } from './RegisteredName.tsx';
import { useRegisterDays } from './useRegisterDays.ts';

type Kind = 'directors' | 'officers';

interface SeatsTableProps {
  orgId: string;
  of: Kind;
  /** Wraps the name in a link or a button. */
  lead(seat: Seat): ((name: ReactNode) => ReactNode) | undefined;
  /** While the register shows today: in the place of a consent that is not on record, and at the end of the line. */
  consent?: ((seat: Seat) => ReactNode) | undefined;
  act?: ((seat: Seat) => ReactNode) | undefined;
  /** The primary button, what is still to be done above and below the register: also only then. */
  primary: ReactNode;
  notes: ReactNode;
  below: ReactNode;
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** How a register of people leaves as it is shown. */
    'seats.export': {
      gives: {
        orgId: string;
        of: Kind;
        query: InputOf<typeof listRegisterDirectors>['query'];
        onPrint(): void;
      };
      takes: ReactNode;
    };
  }
}

const registers = {
  directors: { register: directorsRegister, endpoint: listRegisterDirectors, icon: UserCheck },
  officers: { register: officersRegister, endpoint: listRegisterOfficers, icon: BriefcaseBusiness },
} as const;

/** The register of directors or of officers on any date: everyone who sits there, and who did. */
export function SeatsTable({ orgId, of, ...today }: SeatsTableProps) {
  const text = useText();
  const { register, endpoint, icon } = registers[of];
  const list = useRegister({ register, endpoint, params: { id: orgId }, linesOf: ({ seats }) => seats });
  const { at, isCompared, filter, query, reading, printed } = list;
  const days = useRegisterDays(orgId, of, at.knownAt);
  const { lead, consent, act, primary, notes, below }: Partial<typeof today> =
    at.isPast || isCompared ? {} : today;
  const total = reading.data?.total;
  return (
    <RegisterPage
      register={register}
      list={list}
      primary={primary}
      notes={reading.data?.open_since ? <MayHaveHeld on={reading.data.open_since} /> : notes}
      act={act}
      days={days.data}
      counts={total}
      lead={text(isCompared ? 'register.comparing' : `register.lead.${of}`)}
      edit="people.edit"
      exporting={<Slot of="seats.export" gives={{ orgId, of, query, onPrint: printed.print }} />}
      rowKey={({ appointment_id }) => appointment_id}
      records={({ appointment_id: id }) => [`${of === 'directors' ? 'director' : 'officer'}:${id}`]}
      isFormer={({ until }) => until !== null}
      hidden={filter.who !== undefined || isCompared ? [] : ['until']}
      cells={{
        name: (seat) => <Name of={seat} lead={lead?.(seat)} />,
        position: ({ title, position }) =>
          title === null ? text(`position.${position}`) : <UserText>{title}</UserText>,
        since: ({ since, is_on_or_before: isOnOrBefore }) => (
          <SinceText date={since} isOnOrBefore={isOnOrBefore} />
        ),
        until: (seat) => <Until of={seat} text={text} />,
        resident: (seat) => <Resident of={seat} text={text} />,
        consent: (seat) => (seat.consent_on === null && consent?.(seat)) || <Consent of={seat} text={text} />,
      }}
      totals={{ name: text(`register.count.${of}`, { count: total ? total.lines - total.left : 0 }) }}
      empty={
        <EmptyState icon={icon} title={text(`register.none.${of}`)}>
          {text('register.whyNone.seats')}
        </EmptyState>
      }
      below={reading.data && below}
    />
  );
}

function Name({
  of: seat,
  lead,
}: {
  of: RegisterRow<Seat>;
  lead: ((name: ReactNode) => ReactNode) | undefined;
}) {
  const { language } = useLanguage();
  const addressOf = ({ address }: Seat) => addressLine(address, localeOf[language]);
  const hasMoved = seat.change === 'changed' && seat.before && addressOf(seat.before) !== addressOf(seat);
  const sub = hasMoved && beforeAfter(seat, (one) => <UserText>{addressOf(one)}</UserText>, addressOf);
  return <RegisteredName of={seat} lead={lead} {...(sub && { sub })} />;
}

/** Somebody who began on a later day or before may have held the position on this one. */
const MayHaveHeld = ({ on }: { on: string }) => (
  <Callout>
    <RichText of="register.mayHaveHeld" with={{ date: <DateText date={on} /> }} />
  </Callout>
);

function Until({ of: { until, reason }, text }: { of: Seat; text: Text }) {
  if (until === null) return <span className="muted">–</span>;
  return (
    <>
      <DateText date={until} />
      {reason !== null && <small className="sub">{text(`wizard.end.${reason}`)}</small>}
    </>
  );
}

function Resident({ of: { resident_canadian: is }, text }: { of: Seat; text: Text }) {
  if (is === null) return <StatusBadge tone="warn">{text('wizard.notTold')}</StatusBadge>;
  return text(is ? 'wizard.yes' : 'wizard.no');
}

function Consent({ of: { consent_on: on }, text }: { of: Seat; text: Text }) {
  if (on === null) return <span className="muted">{text('wizard.director.noConsent')}</span>;
  return <DateText date={on} />;
}
