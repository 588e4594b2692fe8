import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { NameList } from '@tabellion/ui/components/NameList.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { officerPositions } from '../../../people/positions.ts';
import type { LineValue as Value } from '../../annualView.ts';

/** The statement of a line of the return. */
export function LineValue({ of }: { of: Value }) {
  const text = useText();
  switch (of.kind) {
    case 'text':
      return of.text === '' ? text('annual.value.none') : <UserText>{of.text}</UserText>;
    case 'distributing':
      return of.isDistributing
        ? text('annual.value.distributing')
        : text('annual.value.private', { holders: of.holders });
    case 'meeting':
      return of.on === null ? (
        text('annual.value.noMeeting')
      ) : (
        <RichText
          of={of.isResolution ? 'annual.value.resolution' : 'annual.value.held'}
          with={{ date: <DateText date={of.on} /> }}
        />
      );
    case 'person':
      return <Person of={of} />;
    case 'names':
      return of.names.length === 0 ? text('annual.value.none') : <NameList of={of.names} />;
  }
}

function Person({ of }: { of: Extract<Value, { kind: 'person' }> }) {
  const text = useText();
  const offices = officerPositions.filter((one) => of.offices.includes(one));
  return (
    <>
      <UserText>{of.name}</UserText>
      {offices.length > 0 && (
        <small className="sub">
          {offices.map((one) => text(`position.${one}`)).join(text('wizard.comma'))}
        </small>
      )}
      {of.address !== '' && (
        <small className="sub">
          <UserText>{of.address}</UserText>
        </small>
      )}
    </>
  );
}
