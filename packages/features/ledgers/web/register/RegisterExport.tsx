import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import type { MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useSlot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RegisterName } from '../../../people/registerContract.ts';
import { bookNames } from '../../booksContract.ts';
import { exportCapTable } from '../../capTableContract.ts';
import { exportRegister } from '../../registerFileContract.ts';

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** Other ways in which a register leaves: lines of its menu, and what they open. */
    'register.export': {
      gives: { orgId: string; register: RegisterName | 'cap_table' };
      takes: { items: readonly MenuItem[]; layer: ReactNode };
    };
  }
}

type ExportQuery = InputOf<typeof exportRegister>['query'];

interface RegisterExportProps {
  orgId: string;
  of: RegisterName;
  /** As the list on the screen is asked: the file has all of its pages. */
  query: Omit<ExportQuery, 'format'> & { after?: string | undefined };
  onPrint?: (() => void) | undefined;
}

/** Takes a register out as it is shown: on its date or beside another, filtered and in its order. */
export function RegisterExport({ orgId, of: register, query, onPrint }: RegisterExportProps) {
  const { run } = useDownload(exportRegister);
  const added = useSlot('register.export', { orgId, register });
  const params = { id: orgId, register };
  const { after: _shown, asOf, knownAt, ...list } = query;
  const text = useText();
  const isOfShares = register === 'shareholders' || register === 'transfers';
  const whole = (isOfShares ? bookNames : []).map((book) => ({
    key: book,
    icon: BookOpen,
    label: text(`books.${book}`),
    onSelect: () => navigate({ to: `/app/org/${orgId}/shares/books/${book}`, search: { asOf, knownAt } }),
  }));
  return (
    <>
      <ExportMenu
        onExport={(format) => void run({ params, query: { ...list, asOf, knownAt, format } })}
        more={[...added.flatMap(({ items }) => items), ...whole]}
        onPrint={onPrint}
      />
      {added.map(({ layer }) => layer)}
    </>
  );
}

interface CapTableExportProps {
  orgId: string;
  by: 'holder' | 'class';
  query: { asOf?: string; knownAt?: string; pool?: 'with' };
}

/** Takes the cap table out as it is shown. */
export function CapTableExport({ orgId, by, query }: CapTableExportProps) {
  const { run } = useDownload(exportCapTable);
  const added = useSlot('register.export', { orgId, register: 'cap_table' });
  const params = { id: orgId };
  return (
    <>
      <ExportMenu
        onExport={(format) => void run({ params, query: { ...query, by, format } })}
        more={added.flatMap(({ items }) => items)}
      />
      {added.map(({ layer }) => layer)}
    </>
  );
}
