import { createContext, type ReactNode, use } from 'react';

/** A customer's name and marks for the working name. Its colours are a sheet of accent and chart tokens. */
export interface Brand {
  key: string;
  name: string;
  /** Addresses of the logo for light and for dark surfaces; width over height. */
  logo: { light: string; dark: string; ratio: number };
  /** The entity that runs the installation. */
  entity: string;
  /** The mail address to which people write for help. */
  support: string;
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

/** Symbol and word. The sheet shows the one that fits the theme; both have their place before they are there. */
export function BrandLogo({ height = 24 }: { height?: number }) {
  const { name, logo } = useBrand();
  const size = { height, width: Math.round(height * logo.ratio) };
  return (
    <>
      <img className="logo logo--light" src={logo.light} alt={name} {...size} />
      <img className="logo logo--dark" src={logo.dark} alt={name} loading="lazy" {...size} />
    </>
  );
}

/** Names the entity that runs the installation, and where to ask for help: no words, so that nothing is to be
 *  translated. */
export function BrandFoot() {
  const { entity, support } = useBrand();
  return (
    <span className="row wrap">
      <bdi>© {entity}</bdi>
      <a href={`mailto:${support}`} dir="ltr">
        {support}
      </a>
    </span>
  );
}
