import { CallProvider, useCallSetting } from '@tabellion/ui/call/CallProvider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

interface LinkSessionProps {
  token: string;
  /** The session has ended. */
  onOver(): void;
  children: ReactNode;
}

/** Calls with the right of a personal link alone, and keeps nothing of what another link showed. */
export function LinkSession({ token, onOver, children }: LinkSessionProps) {
  const { origin } = useCallSetting();
  const [readings] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={readings}>
      <CallProvider
        value={{
          token: () => token,
          onUnauthorized: onOver,
          onForbidden: onOver,
          ...(origin !== undefined && { origin }),
        }}
      >
        {children}
      </CallProvider>
    </QueryClientProvider>
  );
}
