import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { addDocumentCategory, listDocuments } from '../contract.ts';
import { sections } from '../sections.ts';
import type { Book } from './useDocumentPage.ts';

interface BinderProps {
  orgId: string;
  /** Undefined while it is read: the sections stand without their counts. */
  of: Book | undefined;
  /** A section, or the id of an own one; undefined shows all. */
  place: string | undefined;
  onGo(place: string | undefined): void;
}

/** The sections of the binder with their counts: a list beside the documents, on narrow screens a choice above them. */
export function Binder({ orgId, of: book, place, onGo }: BinderProps) {
  const { language, text } = useLanguage();
  const mayEdit = useMay('documents.edit');
  const [isAdding, setAdding] = useState(false);
  const places = placesOf(book, text);
  const number = new Intl.NumberFormat(language);
  return (
    <nav className="binder" aria-label={text('documents.sections')}>
      <h2 className="binder__head">{text('documents.sections')}</h2>
      <div className="binder__choice">
        <Select
          label={text('documents.sections')}
          value={place ?? ''}
          onChange={(value) => onGo(value || undefined)}
          options={places.map(({ key = '', name, count }) => ({
            value: key,
            label: count === undefined ? name : `${name} (${number.format(count)})`,
          }))}
        />
      </div>
      <ul className="binder__list">
        {places.map(({ key, ...one }) => (
          <li key={key ?? ''}>
            <button
              type="button"
              className="binder__section"
              aria-current={key === place ? 'page' : undefined}
              onClick={() => onGo(key)}
            >
              <PlaceState of={one} />
            </button>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Button variant="ghost" size="sm" icon={Plus} onClick={() => setAdding(true)}>
          {text('documents.addSection')}
        </Button>
      )}
      {isAdding && <AddSection orgId={orgId} onClose={() => setAdding(false)} onAdded={onGo} />}
    </nav>
  );
}

interface Place {
  readonly name: string;
  readonly count?: number | undefined;
  readonly unsigned?: number | undefined;
}

function placesOf(
  book: Book | undefined,
  text: ReturnType<typeof useText>,
): (Place & { key: string | undefined })[] {
  const own = book?.categories ?? [];
  const counted = book && [...book.sections, ...own];
  const sum = (of: 'count' | 'unsigned') => counted?.reduce((all, one) => all + one[of], 0);
  return [
    { key: undefined, name: text('documents.all'), count: sum('count'), unsigned: sum('unsigned') },
    ...sections.map((section) => {
      const { count, unsigned } = book?.sections.find((one) => one.section === section) ?? {};
      return { key: section, name: text(`documents.section.${section}`), count, unsigned };
    }),
    ...own.map(({ _id, name, count, unsigned }) => ({ key: _id, name, count, unsigned })),
  ];
}

/** A section's name and count; below them how many of its documents are unsigned, with a bar of those that are done. */
function PlaceState({ of: { name, count, unsigned = 0 } }: { of: Place }) {
  const text = useText();
  return (
    <>
      <UserText>{name}</UserText>
      <span className="num">{count === undefined ? '–' : <Num of={count} />}</span>
      {count !== undefined && unsigned > 0 && (
        <>
          <small className="binder__unsigned">{text('documents.unsigned', { count: unsigned })}</small>
          <span className="binder__bar" aria-hidden="true">
            <span style={{ inlineSize: `${(100 * (count - unsigned)) / count}%` }} />
          </span>
        </>
      )}
    </>
  );
}

interface AddSectionProps {
  orgId: string;
  onAdded(id: string): void;
  onClose(): void;
}

function AddSection({ orgId, onAdded, onClose }: AddSectionProps) {
  const { text } = useLanguage();
  const form = useForm(addDocumentCategory.body, { start: { name: '' } });
  const add = useCall(addDocumentCategory, { place: 'bottom' });
  const readings = useReadings();
  return (
    <DrawerForm
      title={text('documents.addSection')}
      form={form}
      save={text('documents.addSection')}
      onClose={onClose}
      onSaved={() => void readings.again(listDocuments)}
      onSubmit={async (body) => {
        const answer = await add.run({ params: { id: orgId }, body });
        if (answer.ok) onAdded(answer.data.category._id);
        return answer;
      }}
    >
      <TextField name="name" label={text('documents.sectionName')} autoComplete="off" />
    </DrawerForm>
  );
}
