import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

interface ListHeadProps {
  of: 'yours' | 'others' | 'over';
  /** Requests that the list shows; none is said in its place. */
  count: number;
}

/** The head of a list of requests, with how many they are. */
export function ListHead({ of: list, count }: ListHeadProps) {
  const text = useText();
  return (
    <h2>
      {text(`signing.room.${list}`)} {count > 0 && <small className="muted">{count}</small>}
    </h2>
  );
}
