import type { Forwarder } from '../ops/forwarder.ts';

/** The forwarder as papers name it. */
export type Agent = Pick<
  Forwarder,
  | 'nameZh'
  | 'nameEn'
  | 'addressZh'
  | 'addressEn'
  | 'phone'
  | 'email'
  | 'uscc'
  | 'city'
  | 'iataCode'
  | 'cassNo'
  | 'accountNo'
>;

/** Box 7: `08-3 1234/0014`, the seven digits and after them the CASS address; null without the former. */
export function agentCode({ iataCode, cassNo }: Pick<Agent, 'iataCode' | 'cassNo'>): string | null {
  if (iataCode === null) return null;
  const shown = iataCode.replace(/\D/g, '').replace(/^(\d\d)(\d)(\d{4})$/, '$1-$2 $3');
  return cassNo === null ? shown : `${shown}/${cassNo}`;
}

/** Box 6: name and city, each on a line. */
export function agentText({ nameEn, city }: Pick<Agent, 'nameEn' | 'city'>): string {
  return inCapitals([nameEn, city], 250);
}

/** Name and address, as the issuer of a house waybill signs. */
export function issuerText({ nameEn, addressEn }: Pick<Agent, 'nameEn' | 'addressEn'>): string {
  return inCapitals([nameEn, addressEn], 250);
}

/** Name, address and phone, as the shipper of what is consolidated. */
export function consolidatorText({
  nameEn,
  addressEn,
  phone,
}: Pick<Agent, 'nameEn' | 'addressEn' | 'phone'>): string {
  return inCapitals([nameEn, addressEn, phone === null ? null : `TEL ${phone}`], 500);
}

function inCapitals(lines: readonly (string | null)[], most: number): string {
  return lines
    .filter((line) => line !== null)
    .join('\n')
    .toUpperCase()
    .slice(0, most);
}
