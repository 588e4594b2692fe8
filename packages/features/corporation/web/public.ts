export { ArticlesFields } from './ArticlesFields.tsx';
export { CorporationChange, CorporationFacts } from './contributions.tsx';
