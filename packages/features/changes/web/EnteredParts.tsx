import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import type { ChangeView, FormField } from '../shapes.ts';

/** The fields of a change, part by part, once it is out and its form is closed. */
export const EnteredParts = ({ of: parts }: { of: ChangeView['parts'] }) =>
  parts.map(({ title, form, fields }, at) => {
    const facts = fields.flatMap((field) => {
      const isAsked = field.when === null || field.when.is.includes(form[field.when.field] ?? '');
      const typed = form[field.name] ?? '';
      const value = isAsked && typed !== '' ? shownValue(field, typed) : null;
      return value === null ? [] : { key: field.name, label: field.label, value };
    });
    if (facts.length === 0) return null;
    return (
      <Card key={`${title} ${at}`} title={title}>
        <Particulars facts={facts} />
      </Card>
    );
  });

/** Null for what was chosen of the registers and is no more there. */
function shownValue({ as, choices }: FormField, typed: string) {
  switch (as) {
    case 'date':
      return <DateText date={typed} />;
    case 'choice': {
      const label = choices.find(({ value }) => value === typed)?.label;
      return label === undefined ? null : <UserText>{label}</UserText>;
    }
    case 'whole':
      return /^\d+$/.test(typed) ? <Num of={typed} /> : <Id>{typed}</Id>;
    case 'dollars':
      return /^\d+(\.\d+)?$/.test(typed) ? <PriceText dollars={typed} /> : <Id>{typed}</Id>;
    case 'line':
    case 'clause':
      return <UserText>{typed}</UserText>;
  }
}
