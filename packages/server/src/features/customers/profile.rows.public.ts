import { sql } from '../../kernel/sql.ts';

/** By which name, address and numbers customers are known to the tax authorities of a region. */
export const taxView = sql`(select x.org_id, x.region, x.title, x.address, x.ein from tax_info x)`;

/** What an invoice of a customer is made out to by their tax info of a region: where both a title and a number are there. */
export const invoiceHeadings = sql`(select x.org_id, x.region, x.title, coalesce(x.duty_number, x.vat_no, x.ein) as tax_number, x.bank, x.bank_account,
  x.address, x.phone from tax_info x where x.title is not null and coalesce(x.duty_number, x.vat_no, x.ein) is not null)`;
/** The accounts from which customers pay, and whose they are. */
export const payersView = sql`(select p.org_id, p.account, p.account_name from payment_account p)`;
