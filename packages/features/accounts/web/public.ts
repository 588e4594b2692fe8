/** What later features may show of accounts. */
export { SecondFactorCard } from './SecondFactorCard.tsx';
export { SessionsSection } from './SessionsSection.tsx';
