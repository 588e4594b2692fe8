import { DateText } from '../components/Data.tsx';
import { RichText } from '../text/RichText.tsx';

interface SinceTextProps {
  date: string;
  /** The last day on which it can have begun: nothing says since when. */
  isOnOrBefore: boolean;
}

export const SinceText = ({ date, isOnOrBefore }: SinceTextProps) =>
  isOnOrBefore ? (
    <RichText of="books.onOrBefore" with={{ date: <DateText date={date} /> }} />
  ) : (
    <DateText date={date} />
  );
