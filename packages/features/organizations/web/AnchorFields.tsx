import { type Anchor, anchors } from '@tabellion/law/deadlines/deadline.ts';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useWatch } from 'react-hook-form';
import { loadAnchorWords } from './words.ts';

/** The event from whose anniversary annual returns are counted, asked of a corporation that was there before. */
export const AnchorFields = ({ today }: { today: string }) => (
  <MoreTexts load={loadAnchorWords} waiting={null}>
    <Fields today={today} />
  </MoreTexts>
);

function Fields({ today }: { today: string }) {
  const text = useText();
  const by: Anchor = useWatch({ name: 'anchored_by' });
  return (
    <div className={by === 'incorporation' ? undefined : 'grid2'}>
      <SelectField
        name="anchored_by"
        label={text('organization.anchor')}
        help={text('organization.anchor.help')}
        options={anchors.map((value) => ({ value, label: text(`organization.anchor.${value}`) }))}
      />
      {by !== 'incorporation' && (
        <DateField name="anchor_date" label={text(`organization.anchor.on.${by}`)} max={today} />
      )}
    </div>
  );
}

interface AnchorOf {
  of: { anchored_by: Anchor; anchor_date: string | null };
}

export const AnchorLabel = () => (
  <MoreTexts load={loadAnchorWords} waiting={'\u00a0'}>
    <Label />
  </MoreTexts>
);

function Label() {
  const text = useText();
  return text('organization.anchor');
}

/** `Amalgamation, July 4, 2022`. */
export const AnchorText = (props: AnchorOf) => (
  <MoreTexts load={loadAnchorWords} waiting={'\u00a0'}>
    <Event {...props} />
  </MoreTexts>
);

function Event({ of: { anchored_by: by, anchor_date: on } }: AnchorOf) {
  const text = useText();
  return (
    <>
      {text(`organization.anchor.${by}`)}
      {on !== null && (
        <>
          {', '}
          <DateText date={on} length="long" />
        </>
      )}
    </>
  );
}
