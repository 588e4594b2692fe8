import type { Brand } from '@tabellion/ui/brand/brand.tsx';

/** The brand that the server's setting names; the first one when we do not know it. Only its own files are fetched. */
export async function loadBrand(key: string): Promise<Brand> {
  if (key === 'northbook') return (await import('./northbook.ts')).northbook;
  return (await import('./tabellion.ts')).tabellion;
}
