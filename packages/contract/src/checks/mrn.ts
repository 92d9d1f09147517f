import { isIso6346 } from './waybill.ts';

/** A movement reference number (MRN): year, country, thirteen signs and the check digit. */
export function isMrn(text: string): boolean {
  return /^\d{2}[A-Z]{2}[0-9A-Z]{13}\d$/.test(text);
}

const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);

/** Whether a country, by its code, is a member state of the Union. */
export function isInUnion(country: string): boolean {
  return memberStates.includes(country);
}

/** Whether the check digit of an MRN is right (ruling 62). Offices have issued others: warn only. */
export function isMrnChecked(text: string): boolean {
  return isMrn(text) && isIso6346(text);
}
