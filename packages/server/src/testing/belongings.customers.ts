import { addressSubject } from '@loadline/contract/customers/address-import';
import { goodsSubject } from '@loadline/contract/customers/goods-import';
import { goodsCodeImportSubject } from '@loadline/contract/goods/goods-code-import';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import { labelImportSubject } from '@loadline/contract/labels/label-import';
import { midImportSubject } from '@loadline/contract/mids/mid-import';
import { orderSubject } from '@loadline/contract/orders/order-import.subject';
import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  /** What stands in every text. */
  readonly text: string;
}

/** What a customer keeps in the customer centre, and what was imported. */
export async function addCustomerBelongings(house: TestHouse, whose: Whose) {
  const { orgId, ownerId, text } = whose;
  const importId = await addImport(house, whose, orderSubject);
  const goodsImportId = await addImport(house, whose, goodsSubject);
  const labelImportId = await addImport(house, whose, labelImportSubject);
  const addressImportId = await addImport(house, whose, addressSubject);
  const midImportId = await addImport(house, whose, midImportSubject);
  const goodsCodeImportId = await addImport(house, whose, goodsCodeImportSubject);
  const [goodsId, addressId] = [newId(), newId()];
  await house.rows(
    `insert into goods (org_id, id, name_zh, name_en, hs_code, brand, model, material, currency, purpose, created_by)
     values ($1, $2, $3, $3, '610910', $3, $3, $3, 'USD', $3, $4)`,
    [orgId, goodsId, text, ownerId],
  );
  await house.rows(
    `insert into goods_binding (org_id, goods_id, kind, edition, code, valid_from, source, reason, bound_by)
     values ($1, $2, 'hts', 1, '6109100012', '2026-01-01', 'typed', $3, $4)`,
    [orgId, goodsId, text, ownerId],
  );
  await house.rows(
    `insert into address (org_id, id, type, company, country, state, city, address, phone, contact, remark, created_by)
     values ($1, $2, 'shipper', $3, 'CN', $3, $3, $3, '0755-12345678', $3, $3, $4)`,
    [orgId, addressId, text, ownerId],
  );
  const profile = await addProfile(house, whose);
  return {
    importId,
    goodsImportId,
    labelImportId,
    addressImportId,
    midImportId,
    goodsCodeImportId,
    goodsId,
    addressId,
    ...profile,
  };
}

/** Beside goods and addresses. */
async function addProfile(house: TestHouse, { orgId, ownerId, text }: Whose) {
  const [contactId, paymentAccountId, cartonId] = [newId(), newId(), newId()];
  await house.rows(
    `insert into app_user (org_id, user_id, username, name, password_hash, permissions, data_authority, email, id_number)
     values ($1, $2, $3, $4, '', '{}', 'own', $4, $4)`,
    [orgId, contactId, `${text}${contactId.slice(-8)}`, text],
  );
  await house.rows(
    `insert into payment_account (org_id, id, account, account_name, bank, method, type, remark, created_by)
     values ($1, $2, $3, $3, $3, 'bank', 'company', $3, $4)`,
    [orgId, paymentAccountId, text, ownerId],
  );
  await house.rows(
    `insert into carton (org_id, id, rule, length, width, height, created_by) values ($1, $2, $3, 50, 40, 30, $4)`,
    [orgId, cartonId, text, ownerId],
  );
  await house.rows(
    `insert into tax_info (org_id, region, title, bank, bank_account) values ($1, 'china', $2, $2, $2)`,
    [orgId, text],
  );
  await house.rows(
    `insert into notice_setting (org_id, user_id, digest, chosen) values ($1, $2, 'daily', array[$3])`,
    [orgId, contactId, text],
  );
  await house.rows('update customer set address = $2, admin_id = $3 where org_id = $1', [
    orgId,
    text,
    contactId,
  ]);
  return { contactId, paymentAccountId, cartonId };
}

async function addImport(
  house: TestHouse,
  { orgId, ownerId, text }: Whose,
  { name, reading }: ImportSubject,
): Promise<string> {
  const [id, fileId] = [newId(), newId()];
  await house.rows(
    `insert into file (org_id, file_id, name, type, size, sha256, created_by) values ($1, $2, $3, 'xlsx', 1, '', $4)`,
    [orgId, fileId, text, ownerId],
  );
  await house.rows(
    `insert into data_import (org_id, id, subject, file_id, sheet, layout, header_row, columns, other_sheets, rows, records, ready_records, ready_rows,
       error_rows, error_cells, warning_rows, problems, created_by)
     values ($1, $2, $6, $3, $4, 'flat', 1, '[]', array[$4], 1, 1, 1, 1, 0, 0, 0, '[]', $5)`,
    [orgId, id, fileId, text, ownerId, name],
  );
  await house.rows(
    `insert into data_import_row (org_id, import_id, row, cells, findings, was, has_error, has_warning)
     values ($1, $2, 2, $3, '[]', $4, false, false)`,
    [
      orgId,
      id,
      JSON.stringify(reading.keys.map(() => text)),
      JSON.stringify({ [reading.keys.at(-1) ?? '']: 'before' }),
    ],
  );
  return id;
}
