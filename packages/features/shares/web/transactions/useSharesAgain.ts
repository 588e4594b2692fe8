import { useReadings } from '@tabellion/ui/call/useRead.ts';

/** Has read again what shows shares, after something changed them. That is more than shares know of: control, the dashboard, the
 *  log. */
export function useSharesAgain(): () => Promise<unknown> {
  return useReadings().allAgain;
}
