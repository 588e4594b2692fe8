/** Components of accounts for later features. */
export { SecondFactorCard } from './SecondFactorCard.tsx';
export { SessionsSection } from './SessionsSection.tsx';
