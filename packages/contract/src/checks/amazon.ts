/** An Amazon shipment id, e.g. FBA1MMD8D0 (domain.md §1.4). */
export function isFbaShipment(text: string): boolean {
  return /^FBA[0-9A-Z]{7,9}$/.test(text);
}

/** The shipment id inside a box id such as FBA1MMD8D0U000001; undefined when it is not one. */
export function shipmentOfBox(text: string): string | undefined {
  // A shipment id may itself hold a U: the box's is the last one, with 3 (older labels) or 6 digits behind it.
  const shipment = /^(FBA[0-9A-Z]{7,9})U(?:\d{6}|\d{3})$/.exec(text)?.[1];
  return shipment !== undefined && isFbaShipment(shipment) ? shipment : undefined;
}

export function isAmazonReference(text: string): boolean {
  return /^[0-9A-Z]{8}$/.test(text);
}

export function isFnsku(text: string): boolean {
  return /^X[0-9A-Z]{9}$/.test(text);
}

/** Books carry their ISBN-10 instead of a B code. */
export function isAsin(text: string): boolean {
  return /^B[0-9A-Z]{9}$|^\d{9}[\dX]$/.test(text);
}
