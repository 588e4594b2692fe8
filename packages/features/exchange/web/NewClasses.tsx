import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ClassFields, classForm, inputOfClass, newClass, startOfClass } from '../../shares/web/public.ts';
import { type ClassRights, readRights, valueUnder } from '../rules/mapping.ts';

type AllRights = Readonly<Record<string, ClassRights>>;

interface NewClassesProps {
  /** Names of the classes that the table names and the register does not have. */
  names: readonly string[];
  rights: AllRights;
  onTold(rights: AllRights): void;
}

/** Classes that come with the table: their rights are told before anything is recorded. */
export function NewClasses({ names, rights, onTold }: NewClassesProps) {
  const text = useText();
  const [open, setOpen] = useState<string>();
  return (
    <section className="stack">
      <h2>{text('imports.classes')}</h2>
      <p className="muted">{text('imports.classes.lead')}</p>
      <Table
        caption={text('imports.classes')}
        compact
        rows={names.map((name) => ({ name, rights: valueUnder(rights, name) }))}
        rowKey={({ name }) => name}
        empty={null}
        columns={[
          {
            key: 'name',
            head: text('register.class'),
            card: 'main',
            cell: ({ name }) => <UserText>{name}</UserText>,
          },
          {
            key: 'rights',
            head: text('imports.rights'),
            cardLabel: text('imports.rights'),
            cell: ({ rights: typed }) =>
              text(typed === undefined ? 'imports.rights.notStated' : 'imports.rights.stated'),
          },
          {
            key: 'tell',
            head: <span className="sr">{text('register.actions')}</span>,
            card: 'end',
            cell: ({ name }) => (
              <Button
                size="sm"
                aria-label={text('imports.rights.tellOf', { name })}
                onClick={() => setOpen(name)}
              >
                {text('imports.rights.tell')}
              </Button>
            ),
          },
        ]}
      />
      {open !== undefined && (
        <RightsDrawer
          name={open}
          rights={valueUnder(rights, open)}
          onTold={(typed) => onTold({ ...rights, [open]: typed })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** The table tells the name and the numbers of its certificates. */
const rightsForm = classForm.check(
  z.check(({ value, issues }) => {
    const read = readRights(rightsOf(value));
    for (const { path, textCode, params } of read.ok ? [] : read.error)
      issues.push({ code: 'custom', path: path.split('.'), message: textCode, input: value, params });
  }),
);

function rightsOf(form: z.output<typeof classForm>): ClassRights {
  const { price, properties } = inputOfClass(form);
  const { prefix: _, ...rights } = properties;
  return { price, properties: rights };
}

/** Name and prefix stand for those that the table tells; nobody sees them. */
function startOf(before: ClassRights | undefined): z.input<typeof classForm> {
  const blank = newClass([], 'en');
  if (before === undefined) return blank;
  const { price, properties } = before;
  const {
    name,
    properties: { prefix },
  } = blank;
  return startOfClass({ name, priceExact: String(price), properties: { ...properties, prefix } });
}

interface RightsDrawerProps {
  name: string;
  rights: ClassRights | undefined;
  onTold(rights: ClassRights): void;
  onClose(): void;
}

function RightsDrawer({ name, rights: before, onTold, onClose }: RightsDrawerProps) {
  const text = useText();
  const form = useForm(rightsForm, { start: startOf(before) });
  return (
    <DrawerForm
      title={<RichText of="imports.rights.of" with={{ name: <UserText>{name}</UserText> }} />}
      form={form}
      onSubmit={async (typed) => {
        onTold(rightsOf(typed));
        onClose();
        return undefined;
      }}
      save={text('imports.rights.take')}
      onClose={onClose}
    >
      <ClassFields others={[]} named={name} />
    </DrawerForm>
  );
}
