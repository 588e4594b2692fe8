import { press } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { expect, test, vi } from 'vitest';
import { useOpenFile } from './useOpenFile.ts';

function Print() {
  const open = useOpenFile();
  return (
    <button type="button" onClick={() => void open('/api/file')}>
      Print
    </button>
  );
}

test('a file that was opened in a window is let go of after a while', async () => {
  const page = { location: { href: '' } };
  vi.stubGlobal('open', () => page);
  vi.stubGlobal('fetch', async () => new Response('%PDF'));
  const released: string[] = [];
  Object.assign(URL, {
    createObjectURL: () => 'blob:file',
    revokeObjectURL: (one: string) => released.push(one),
  });
  await renderUi(<Print />);
  vi.useFakeTimers();
  try {
    press('Print');
    await vi.waitFor(() => expect(page.location.href).toBe('blob:file'));
    expect(released).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(released).toEqual(['blob:file']);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
