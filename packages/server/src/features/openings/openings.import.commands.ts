import { countries } from '@loadline/contract/codes/country';
import { quotaCurrencies } from '@loadline/contract/codes/quota-currency';
import { legalIdKinds } from '@loadline/contract/facts/legal-id-kind';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { isCode } from '@loadline/contract/kernel/code';
import { exact, fixed } from '@loadline/contract/kernel/decimal';
import { accountTypes } from '@loadline/contract/registrations/registration';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Source } from '../imports/imports.public.ts';
import { colleaguesByName, openCustomers, usualOpening } from '../ops/customers.opening.public.ts';

/**
 * Opens the customer of each row as the form does. Set-password links go by SMS or mail where that is configured; who cannot be
 * reached gets theirs from the customer's page.
 */
export async function writeCustomers(
  tx: Tx,
  records: readonly ImportedRecord[],
  { importId, fileName }: Source,
  house: House,
): Promise<number> {
  const [usual, colleagues] = [await usualOpening(tx), await colleaguesByName(tx)];
  const asked = records.map(({ values }) => {
    const person = (key: string) => colleagues.get(values[key]?.toLowerCase() ?? '') ?? tx.me.userId;
    return {
      ...customerOf(values),
      ...usual,
      dataAuthority: 'organisation' as const,
      saleId: person('sale'),
      customerServiceId: person('customerService'),
      teamId: null,
    };
  });
  await openCustomers(house, tx, asked, { import: importId, file: fileName });
  return records.length;
}

function customerOf(values: ImportedRecord['values']) {
  const { accountType, legalIdKind, country, quota, quotaCurrency } = values;
  const text = (key: string) => values[key] ?? '';
  const orNothing = (key: string) => values[key] ?? null;
  return {
    code: text('code'),
    accountType: isCode(accountTypes, accountType) ? accountType : 'company',
    nameZh: text('nameZh'),
    nameEn: text('nameEn'),
    legalIdKind: isCode(legalIdKinds, legalIdKind) ? legalIdKind : null,
    legalId: orNothing('legalId'),
    country: isCode(countries, country) ? country : null,
    address: orNothing('address'),
    phone: orNothing('phone'),
    username: text('username'),
    userName: text('userName'),
    mobile: orNothing('mobile'),
    email: orNothing('email'),
    quota: fixed(exact(quota ?? '0'), 2),
    quotaCurrency: isCode(quotaCurrencies, quotaCurrency) ? quotaCurrency : 'CNY',
  };
}
