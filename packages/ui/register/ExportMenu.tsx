import { Download, FileSpreadsheet, FileText, Package, Printer } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { Menu } from '../layers/Menu.tsx';
import { useText } from '../text/LanguageProvider.tsx';

interface ExportMenuProps {
  onExport(format: 'csv' | 'xlsx'): void;
  /** Takes out the whole history, for other programs, where the register is part of such a package. */
  onPackage?(): void;
  /** Where the screen shows a part of it: reads the whole before it goes to paper. */
  onPrint?: (() => void) | undefined;
}

/** A register leaves as a file, or on paper: without the shell, its heads on every page, black on white. */
export function ExportMenu({ onExport, onPackage, onPrint }: ExportMenuProps) {
  const text = useText();
  return (
    <Menu
      label={text('register.export')}
      button={
        <>
          <Icon of={Download} />
          {text('register.export')}
        </>
      }
      buttonClassName="btn no-print"
      items={[
        { key: 'csv', icon: FileText, label: text('register.export.csv'), onSelect: () => onExport('csv') },
        {
          key: 'xlsx',
          icon: FileSpreadsheet,
          label: text('register.export.xlsx'),
          onSelect: () => onExport('xlsx'),
        },
        ...(onPackage
          ? [{ key: 'ocf', icon: Package, label: text('register.export.ocf'), onSelect: onPackage }]
          : []),
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
