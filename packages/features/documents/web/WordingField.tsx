import './wording.css';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { Menu } from '@tabellion/ui/layers/Menu.tsx';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Heading, List, ListOrdered } from 'lucide-react';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { listTemplates } from '../draftContract.ts';

export type MergeFields = ReplyOf<typeof listTemplates>['merge_fields'];

interface WordingFieldProps {
  fields: MergeFields;
  /** Whether the card around it is headed as the field would be. */
  bare?: boolean;
}

/** The wording of a document in the form around it, with the tools that put marks and fields where the cursor is. */
export function WordingField({ fields, bare }: WordingFieldProps) {
  const text = useText();
  const form = useFormContext();
  const place = useRef<HTMLDivElement>(null);

  /** Puts words where the cursor is; at the start of its line where they begin one. */
  const insert = (words: string, isLine: boolean) => {
    const area = place.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: from, selectionEnd: to, value } = area;
    const at = isLine ? value.lastIndexOf('\n', from - 1) + 1 : from;
    const end = isLine ? at : to;
    const next = value.slice(0, at) + words + value.slice(end);
    form.setValue('wording', next, { shouldDirty: true });
    area.focus();
    const cursor = isLine ? from + words.length : at + words.length;
    area.setSelectionRange(cursor, cursor);
  };

  return (
    <div ref={place} className="editor stack s4">
      <div className="row wrap" role="toolbar" aria-label={text('documents.tool')}>
        <Button size="sm" icon={Heading} onClick={() => insert('# ', true)}>
          {text('documents.tool.heading')}
        </Button>
        <Button size="sm" icon={ListOrdered} onClick={() => insert('1. ', true)}>
          {text('documents.tool.clause')}
        </Button>
        <Button size="sm" icon={List} onClick={() => insert('- ', true)}>
          {text('documents.tool.part')}
        </Button>
        <Menu
          label={text('documents.tool.field')}
          button={text('documents.tool.field')}
          buttonClassName="btn btn--sm"
          items={fields.map(({ name, value }) => ({
            key: name,
            label: (
              <span>
                {text(`documents.field.${name}` as TextKey)}
                <small className="sub">
                  {value === '' ? text('documents.field.empty') : <UserText>{value}</UserText>}
                </small>
              </span>
            ),
            onSelect: () => insert(`{{${name}}}`, false),
          }))}
        />
      </div>
      <TextAreaField
        name="wording"
        label={text('documents.wording')}
        help={text('documents.wording.help')}
        rows={18}
        bare={bare}
      />
    </div>
  );
}
