import type { FactGroup } from '../rules/factGroups.ts';
import { ArticlesDrawer } from './ArticlesDrawer.tsx';
import type { ChangeProps } from './ChangeDrawer.tsx';
import { NameDrawer } from './NameDrawer.tsx';
import { OfficeDrawer } from './OfficeDrawer.tsx';
import { YearEndDrawer } from './YearEndDrawer.tsx';

/** The drawer in which a group of the corporation's facts changes. */
export function CorporationDrawer({ of: group, ...props }: ChangeProps & { of: FactGroup }) {
  switch (group) {
    case 'name':
      return <NameDrawer {...props} />;
    case 'registered_office':
      return <OfficeDrawer place="registered" {...props} />;
    case 'records_office':
      return <OfficeDrawer place="records" {...props} />;
    case 'fiscal_year_end':
      return <YearEndDrawer {...props} />;
    case 'articles':
      return <ArticlesDrawer {...props} />;
  }
}
