import { standardFees } from '@loadline/contract/bills/fee-type';
import { standardAccounts } from '@loadline/contract/bills/journal';
import { banks } from '@loadline/contract/codes/bank';
import { countries, offeredCountries } from '@loadline/contract/codes/country';
import { bundledPlaces } from '@loadline/contract/codes/place';
import { timeZones } from '@loadline/contract/codes/time-zone';
import type { CodeTable } from '@loadline/contract/kernel/code';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { Permission } from '@loadline/contract/kernel/permission';
import {
  permissionsOfRole,
  permissionsOfStaff,
  roleTemplates,
  staffRoles,
} from '@loadline/contract/session/role-templates';
import { standardAirlines } from '@loadline/contract/waybills/airline.standard';
import { layShippedTariff, tariffOfProgram } from '../features/tariffs/tariffs.public.ts';
import { asOwner } from '../kernel/owner.ts';
import { chanceOf } from './chance.ts';
import { standardSchemes } from './labels.standard.ts';
import { siteContent } from './site-content.ts';
import {
  layAirlines,
  layEntries,
  layJournalAccounts,
  layLabelSchemes,
  layRoles,
  laySiteContent,
} from './standards.commands.ts';

/** What every installation starts with. Staff change it afterwards: what is there is never overwritten. */
export const standards = {
  roles: [
    ...rolesOf('2', roleTemplates, permissionsOfRole, 'customerAdmin'),
    ...rolesOf('1', staffRoles, permissionsOfStaff, 'staffAdmin'),
  ],
  entries: [
    ...entriesOf('country', countries).map((entry) => ({
      ...entry,
      active: entry.position < offeredCountries,
    })),
    ...placeEntries(),
    ...entriesOf('bank', banks),
    ...entriesOf('timeZone', timeZones),
    ...entriesOf('feeType', standardFees),
  ],
  airlines: standardAirlines.map(([prefix, code, name_zh, name_en]) => ({ prefix, code, name_zh, name_en })),
  accounts: Object.entries(standardAccounts).map(([account, { code, zh, en }]) => ({
    account,
    account_code: code,
    account_zh: zh,
    account_en: en,
  })),
  labelSchemes: Object.values(standardSchemes),
  site: siteContent,
  tariff: tariffOfProgram,
};

/** Lays down the roles, dictionary entries and words of the public site that are missing, and the tariff's measures. */
export function layStandards(ownerUrl: string): Promise<void> {
  return asOwner(ownerUrl, async (tx) => {
    await layRoles(tx, standards.roles);
    await layEntries(tx, standards.entries);
    await layAirlines(tx, standards.airlines);
    await layJournalAccounts(tx, standards.accounts);
    await layLabelSchemes(tx, standards.labelSchemes);
    await laySiteContent(tx, standards.site);
    await layShippedTariff(tx);
  });
}

/** The id of a standard role: the same in every installation. */
export function idOfRole(code: string): string {
  return chanceOf(`role ${code}`).id(new Date(0));
}

/** The administrator's role is fixed: nobody can lock everybody out. */
function rolesOf<K extends string>(
  category: '1' | '2',
  table: CodeTable<K>,
  permissions: Readonly<Record<K, readonly Permission[]>>,
  fixed: K,
) {
  return codesOf(table).map((code) => ({
    role_id: idOfRole(code),
    category,
    code,
    name_zh: wordOf(table, code).zh,
    name_en: wordOf(table, code).en,
    permissions: permissions[code],
    fixed: code === fixed,
  }));
}

function entriesOf(kind: string, table: CodeTable) {
  return codesOf(table).map((code, position) => {
    const { zh, en } = wordOf(table, code);
    return { kind, code, name_zh: zh, name_en: en, position, active: true, bundled: true };
  });
}

/** All that the program knows, in its order; what an installation offers beside the first it switches on. */
function placeEntries() {
  return bundledPlaces.map(({ kind, code, country, zone, zh, en, offered }, position) => {
    return { kind, code, country, zone, name_zh: zh, name_en: en, position, active: offered, bundled: true };
  });
}
