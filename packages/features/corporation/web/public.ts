export { ArticlesFields } from './ArticlesFields.tsx';
export { CorporationFacts } from './contributions.tsx';
