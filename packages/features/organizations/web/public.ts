/** Organizations' parts for later features and the frame: an organization's name and its status in words. */

export { AddressFields, blankAddress, CountryField, useProvinces } from './AddressFields.tsx';
export { AnchorFields, AnchorLabel, AnchorText } from './AnchorFields.tsx';
export { BillingAddressCard } from './BillingAddressCard.tsx';
export { CreateOrganization, useClearRepeatedElement } from './CreateOrganization.tsx';
export {
  type Corporation,
  CorporationContext,
  hasRegisters,
  useCorporation,
  useJurisdiction,
  useStage,
  useToday,
} from './corporation.ts';
export { EditFacts } from './EditFacts.tsx';
export { FirstYearEndField } from './FirstYearEndField.tsx';
export { AddressLines } from './facts.tsx';
export { countryLabel, lawLabel, regionLabel, shownName, statusKey, statusTones } from './names.ts';
export type { OrganizationFactsSlot } from './OrganizationInfoScreen.tsx';
export { loadTakingWords, SeveralCorporations } from './SeveralCorporations.tsx';
export { SinceFields } from './SinceFields.tsx';
export { UploadImage } from './UploadImage.tsx';
export { useProfileImage } from './useProfileImage.ts';
