import { Avatar } from '@tabellion/ui/components/Avatar.tsx';
import { StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Clock } from 'lucide-react';
import type { DocumentLine } from '../documentLine.ts';
import { DocumentStatusBadge } from './DocumentStatus.tsx';

/** So many faces stand beside the count. */
const FACES = 2;

/** The end of a row: the people who have still to sign, and how many have; where nobody has to, the document's status. */
export function Signers({ of: document }: { of: DocumentLine }) {
  const { text, language } = useLanguage();
  const { status, signees, section, source, entry_since: since } = document;
  const people = [...new Map(signees.map((one) => [one.person_id, one])).values()];
  const left = people.filter(({ has_signed: hasSigned }) => !hasSigned);
  const isWaiting = status === 'draft' || status === 'pending' || status === 'partially_signed';
  if (since === null && isWaiting && left.length > 0) {
    const counts = { signed: people.length - left.length, all: people.length };
    const names = new Intl.ListFormat(language).format(left.map(({ name }) => name));
    return (
      <span className="signers" title={names}>
        <span className="sr">{text('documents.signers.left', { ...counts, names })}</span>
        {left.slice(0, FACES).map(({ person_id: id, name }) => (
          <Avatar key={id} name={name} />
        ))}
        <span aria-hidden="true">
          <StatusBadge
            tone={status === 'draft' ? 'neutral' : 'warn'}
            icon={status === 'draft' ? undefined : Clock}
          >
            {text('documents.signers.count', counts)}
          </StatusBadge>
        </span>
      </span>
    );
  }
  if (status === 'draft' && section === 'certificates' && source === 'template')
    return <StatusBadge>{text('documents.signers.ink')}</StatusBadge>;
  return <DocumentStatusBadge of={document} />;
}
