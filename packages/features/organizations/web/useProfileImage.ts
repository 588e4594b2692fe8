import { useCallSetting } from '@tabellion/ui/call/CallProvider.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The picture behind an `img_url`, which only members may read: fetched with the session, shown from memory.
 *  undefined while it is on its way, or where there is none. */
export function useProfileImage(url: string | null | undefined): string | undefined {
  const { token, origin = '' } = useCallSetting();
  const image = useQuery({
    queryKey: ['profile image', url],
    enabled: typeof url === 'string',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const response = await fetch(origin + url, {
        signal,
        headers: { authorization: `Bearer ${token() ?? ''}` },
      });
      if (!response.ok) throw new Error('the picture could not be read');
      return response.blob();
    },
  });
  return useObjectUrl(image.data);
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return setAddress(undefined);
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
