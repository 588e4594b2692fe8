/** The columns of the directors of a founding: what Form 2 asks of each. */
import { addressLine } from '@tabellion/law/address.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import { DateText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import { type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { PositionHolder } from '../../shapes.ts';
import { ConsentButton } from './ConsentButton.tsx';
import { SeatMenu } from './SeatMenu.tsx';

interface DirectorActs {
  edit(director: PositionHolder): void;
  /** Left out where nothing may be changed. */
  consent?: (director: PositionHolder) => void;
  remove?: (director: PositionHolder) => void;
}

export const directorColumns = (
  text: Text,
  { edit, consent, remove }: DirectorActs,
): readonly Column<PositionHolder>[] => [
  {
    key: 'name',
    head: text('wizard.person.name'),
    card: 'main',
    share: 224,
    cell: (director) => (
      <>
        <button type="button" className="rowlink who" onClick={() => edit(director)}>
          <UserText>{director.display_name}</UserText>
        </button>
        <small className="sub">
          <Address of={director} />
        </small>
      </>
    ),
  },
  {
    key: 'resident',
    head: text('wizard.director.resident'),
    cardLabel: text('wizard.director.resident'),
    share: 106,
    cell: ({ resident_canadian }) => <Answer of={resident_canadian} />,
  },
  {
    key: 'capable',
    head: text('wizard.director.attested'),
    cardLabel: text('wizard.director.attested'),
    share: 84,
    cell: ({ capable_attested }) => <Answer of={capable_attested || null} />,
  },
  {
    key: 'consent',
    head: text('wizard.director.consent'),
    cardLabel: text('wizard.director.consent'),
    share: 140,
    cell: (director) => <Consent of={director} onEnter={consent && (() => consent(director))} />,
  },
  {
    key: 'remove',
    head: <span className="sr">{text('ui.remove')}</span>,
    share: 44,
    card: 'end',
    cell: (director) =>
      remove && (
        <SeatMenu
          name={director.display_name}
          onEdit={() => edit(director)}
          onRemove={() => remove(director)}
        />
      ),
  },
];

interface ConsentProps {
  of: PositionHolder;
  onEnter: (() => void) | undefined;
}

function Consent({ of: { consent_on: on, display_name: name }, onEnter }: ConsentProps) {
  const text = useText();
  if (on !== null) return <DateText date={on} />;
  if (!onEnter) return <span className="muted">{text('wizard.director.noConsent')}</span>;
  return <ConsentButton name={name} onEnter={onEnter} />;
}

function Answer({ of }: { of: boolean | null }) {
  const text = useText();
  if (of === null) return <StatusBadge tone="warn">{text('wizard.notTold')}</StatusBadge>;
  return text(of ? 'wizard.yes' : 'wizard.no');
}

function Address({ of: { address } }: { of: PositionHolder }) {
  const text = useText();
  const { language } = useLanguage();
  if (address === null) return text('wizard.director.noAddress');
  return <UserText>{addressLine(address, localeOf[language])}</UserText>;
}
