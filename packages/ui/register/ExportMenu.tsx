import { Download, FileSpreadsheet, FileText, FileType, Printer } from 'lucide-react';
import { useMay } from '../access/MayProvider.tsx';
import { Icon } from '../components/Icon.tsx';
import { Menu, type MenuItem } from '../layers/Menu.tsx';
import { useText } from '../text/LanguageProvider.tsx';

interface ExportMenuProps {
  onExport(format: 'csv' | 'xlsx' | 'pdf'): void;
  /** Other ways in which it leaves. */
  more?: readonly MenuItem[];
  /** Where the screen shows a part of it: reads the whole before it goes to paper. */
  onPrint?: (() => void) | undefined;
}

/** Lets those who may take it out have a register as a file, or on paper: without the shell, its heads on every page,
 *  black on white. */
export function ExportMenu({ onExport, more = [], onPrint }: ExportMenuProps) {
  const text = useText();
  const mayExport = useMay('registers.whole');
  if (!mayExport) return null;
  return (
    <Menu
      label={text('register.export')}
      button={
        <>
          <Icon of={Download} />
          {text('register.export')}
        </>
      }
      items={[
        { key: 'csv', icon: FileText, label: text('register.export.csv'), onSelect: () => onExport('csv') },
        {
          key: 'xlsx',
          icon: FileSpreadsheet,
          label: text('register.export.xlsx'),
          onSelect: () => onExport('xlsx'),
        },
        { key: 'pdf', icon: FileType, label: text('register.export.pdf'), onSelect: () => onExport('pdf') },
        ...more,
        {
          key: 'print',
          icon: Printer,
          label: text('register.print'),
          apart: true,
          onSelect: onPrint ?? (() => window.print()),
        },
      ]}
    />
  );
}
