import { useFileFetch } from '@tabellion/ui/call/useFile.ts';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** Opens a file in a window of its own, where the browser shows it and prints it. */
export function useOpenFile(): (url: string) => Promise<void> {
  const fetchFile = useFileFetch();
  const snack = useSnack();
  const text = useText();
  return async (url) => {
    // Opened at once: after waiting the browser would block it.
    const page = window.open('', '_blank');
    try {
      const address = URL.createObjectURL(await (await fetchFile(url)).blob());
      if (page) page.location.href = address;
      // The window has read the file long before; until then it is kept in memory.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      page?.close();
      snack({ message: (error as Error).message || text('ui.lost'), tone: 'err', place: 'bottom' });
    }
  };
}
