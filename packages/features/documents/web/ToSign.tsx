import { Button } from '@tabellion/ui/components/Button.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Slot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Signature } from 'lucide-react';

/** So many documents go into one request for signature. */
const MOST_SENT = 50;

/** So many people are named before the others are counted. */
const NAMED = 2;

interface ToSignProps {
  orgId: string;
  documentIds: readonly string[];
  /** Those of the people who sign them. */
  names: readonly string[];
  missing: number;
  /** @param documentIds  as many as one request holds */
  onSelect(documentIds: readonly string[]): void;
}

/** The documents that wait for signatures here, and how many are missing, with one button that sends them. */
export function ToSign({ orgId, documentIds, names, missing, onSelect }: ToSignProps) {
  const text = useText();
  const sent = documentIds.slice(0, MOST_SENT);
  const others = names.length - NAMED;
  const named = names.slice(0, NAMED).join(text('search.comma'));
  return (
    <section className="tosign card">
      <Icon of={Signature} />
      <div className="grow">
        <h2>
          {missing === 0
            ? text('documents.toSign.drafts', { count: documentIds.length })
            : text('documents.toSign', { count: documentIds.length, missing })}
        </h2>
        <p className="sub">
          {others > 0
            ? text('documents.toSign.others', { names: named, count: others })
            : text('documents.toSign.names', {
                names: names.join(text('search.comma')),
                count: names.length,
              })}
        </p>
      </div>
      <Button variant="link" onClick={() => onSelect(sent)}>
        {text('documents.selectDrafts')}
      </Button>
      {/* It keeps the place of a button that comes later. */}
      <div className="tosign__send">
        <Slot
          of="documents.send"
          gives={{
            orgId,
            documentIds: sent,
            words: text('documents.sendCount', { count: sent.length }),
            isPrimary: true,
          }}
        />
      </div>
    </section>
  );
}
