import { Card } from '@tabellion/ui/components/Card.tsx';
import { useLater } from '@tabellion/ui/components/Loading.tsx';
import { Skeleton } from '@tabellion/ui/components/States.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The shape of the page while it is read, shown after 150 ms. */
export function DashboardSkeleton() {
  const text = useText();
  const late = useLater();
  return (
    <div className="stack s4" role="status" aria-busy="true">
      <span className="sr">{text('ui.loading')}</span>
      {late && (
        <>
          <div className="stack">
            <Skeleton width={280} height={24} />
            <Skeleton width={420} />
          </div>
          <Rows count={1} />
          <div className="dash">
            <Rows count={4} />
            <Rows count={3} />
          </div>
        </>
      )}
    </div>
  );
}

function Rows({ count }: { count: number }) {
  return (
    <Card flush>
      <ul className="list">
        {Array.from({ length: count }, (_, at) => `${at}`).map((key) => (
          <li key={key}>
            <div className="grow stack">
              <Skeleton width="60%" />
              <Skeleton width="40%" height={10} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
