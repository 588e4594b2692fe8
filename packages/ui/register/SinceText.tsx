import { DateText } from '../components/Data.tsx';
import { useText } from '../text/LanguageProvider.tsx';

interface SinceTextProps {
  date: string;
  /** The last day on which it can have begun: nothing says since when. */
  isOnOrBefore: boolean;
}

/** The words have a line of their own, so that a narrow column cuts none of them off. */
export function SinceText({ date, isOnOrBefore }: SinceTextProps) {
  const text = useText();
  return (
    <>
      <DateText date={date} />
      {isOnOrBefore && <small className="sub">{text('books.orBefore')}</small>}
    </>
  );
}
