import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { QuoteView } from '../views.ts';
import { priceLinesOf } from './LineText.tsx';
import { PriceLines } from './OrderSummary.tsx';
import { centsOf } from './quote.ts';

interface QuoteCardProps {
  of: QuoteView;
  /** Changes to the price, such as a coupon, below its lines. */
  children?: ReactNode;
}

/** The price line by line, as the server would charge it now. */
export function QuoteCard({ of: { lines, total, until }, children }: QuoteCardProps) {
  const text = useText();
  return (
    <Card title={text('paying.order')}>
      <div className="stack s4">
        <PriceLines caption={text('paying.order')} lines={priceLinesOf(lines)} totalCents={centsOf(total)} />
        <p className="muted t12">
          <RichText of="paying.order.until" with={{ date: <DateText date={until} /> }} />
        </p>
        {children}
      </div>
    </Card>
  );
}
