/** Ontario's form for every change (Corporations Information Act, s. 4), which readers see in their own words. */
export const ONTARIO_NOTICE = 'CIA notice of change';
