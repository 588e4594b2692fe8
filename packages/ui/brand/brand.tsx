import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** What a customer sees instead of the working name. Its colours are a sheet that replaces accent, logo and chart tokens. */
export interface Brand {
  /** Stands on the html element as `data-brand`; the sheet of the brand hangs on it. */
  key: string;
  name: string;
  /** Symbol and word, filled by the tokens --logo-1, --logo-2, --logo-ink, so that it fits light and dark. */
  Logo: ComponentType<{ height?: number }>;
  /** The symbol alone, for the folded navigation. */
  Mark: ComponentType<{ height?: number }>;
  /** Address of the favicon. */
  favicon: string;
}

const BrandContext = createContext<Brand | undefined>(undefined);

export const BrandProvider = ({ brand, children }: { brand: Brand; children: ReactNode }) => (
  <BrandContext value={brand}>{children}</BrandContext>
);

export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (brand === undefined) throw new Error('useBrand needs a BrandProvider above it');
  return brand;
}
