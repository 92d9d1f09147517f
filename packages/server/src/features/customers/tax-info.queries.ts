import type { TaxRegion } from '@loadline/contract/customers/tax-info';
import { taxInfo, taxRegions } from '@loadline/contract/customers/tax-info';
import type { listTaxInfo } from '@loadline/contract/customers/tax-info.api';
import { taxChecks } from '@loadline/contract/customers/tax-info.rules';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { json } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type TaxInfo = ValuesOf<typeof taxInfo.fields>;
type Checked = AnswerOf<typeof listTaxInfo>[number];

export const taxJson = jsonOf(taxInfo.fields, 'r', { bankAccount: sql`masked_tail(r.bank_account)` });

/** All regions in their order; one that nobody has filled in is empty. */
export async function taxInfoOf(db: Database, viewer: Viewer): Promise<Checked[]> {
  const {
    rows: [known],
  } = await db.read(
    viewer,
    sql.type({ shown: json<TaxInfo>() })`
      select ${taxJson} as shown from tax_info r where r.org_id = (select app_org())`,
  );
  return codesOf(taxRegions).map((region) =>
    withChecks(known.find(({ shown }) => shown.region === region)?.shown ?? empty(region)),
  );
}

/** The data of a region with what the form of each of its numbers says. */
export function withChecks(info: TaxInfo): Checked {
  return { ...info, checks: taxChecks(info) };
}

function empty(region: TaxRegion): TaxInfo {
  const nothing = {
    title: null,
    dutyNumber: null,
    vatNo: null,
    eoriNo: null,
    iossNo: null,
    ein: null,
    bank: null,
    bankAccount: null,
    address: null,
    phone: null,
  };
  return { region, version: null, ...nothing };
}
