import { DateText, Id } from '@tabellion/ui/components/Data.tsx';
import { Drawer, DrawerBody } from '@tabellion/ui/layers/Drawer.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { InvoiceView } from '../views.ts';
import { priceLinesOf } from './LineText.tsx';
import { PriceLines } from './OrderSummary.tsx';
import { centsOf } from './quote.ts';

interface InvoiceDrawerProps {
  of: InvoiceView;
  onClose(): void;
}

/** One invoice, line by line. */
export function InvoiceDrawer({ of: { number, issued_on: on, lines, total }, onClose }: InvoiceDrawerProps) {
  const text = useText();
  return (
    <Drawer
      title={<RichText of="paying.invoice.title" with={{ number: <Id>{number}</Id> }} />}
      badge={
        <span className="muted">
          <DateText date={on} />
        </span>
      }
      onClose={onClose}
    >
      <DrawerBody>
        <PriceLines
          caption={text('paying.invoice.title', { number })}
          lines={priceLinesOf(lines)}
          totalCents={centsOf(total)}
        />
      </DrawerBody>
    </Drawer>
  );
}
