import { textileScheme } from '../features/labels/labels.factory.ts';
import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  readonly orderId: string;
  /** What stands in every text. */
  readonly text: string;
}

interface Labels {
  /** One that is photographed, with a picture of which nobody has said what it shows. */
  readonly labelId: string;
  readonly pictureId: string;
  /** One that is checked. */
  readonly checkedLabelId: string;
  readonly brandId: string;
  /** The list by which it was picked that is photographed. */
  readonly pickNo: string;
}

/** A brand, and two labels of a batch. */
export async function addLabels(house: TestHouse, { orgId, ownerId, orderId, text }: Whose): Promise<Labels> {
  const [brandId, batchId, labelId, checkedLabelId, pictureId] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ];
  await house.rows(
    `insert into label_brand (org_id, id, version, brand_name, importer_name, rn_no, eu_person, changed_who) values ($1, $2, 1, $3, $3, 'RN 104882', $3, $3)`,
    [orgId, brandId, text],
  );
  await house.rows(
    `insert into label_batch (org_id, id, no, brand_id, brand_version, scheme_id, scheme_version, created_by) values ($1, $2, $3, $4, 1, $5, 1, $6)`,
    [orgId, batchId, `LC${batchId.slice(-12)}`, brandId, textileScheme, ownerId],
  );
  for (const [id, status] of [
    [labelId, 'PHOTOGRAPHING'],
    [checkedLabelId, 'IN_COMPLIANCE'],
  ])
    await house.rows(
      `insert into label (org_id, id, batch_id, order_id, style_no, colour, product_name, composition, unit_price, status, feedback, created_by)
       values ($1, $2, $3, $4, $5, $6, $5, $5, 6.8, $6, $5, $7)`,
      [orgId, id, batchId, orderId, text, status, ownerId],
    );
  const pickNo = `PL${labelId.slice(-12)}`;
  await house.rows(`update label set pick_type = 'STYLE', pick_no = $2 where id = $1`, [labelId, pickNo]);
  await house.rows(
    `insert into file (org_id, file_id, name, type, size, sha256, created_by) values ($1, $2, $3, 'jpg', 1, '', $4)`,
    [orgId, pictureId, text, ownerId],
  );
  await house.rows(
    `insert into record_file (org_id, subject, subject_id, file_id, type, visible, by_staff) values ($1, 'label', $2, $3, 'PHOTO', true, true)`,
    [orgId, labelId, pictureId],
  );
  await house.rows(
    `insert into label_check (org_id, label_id, no, result, note, checked_by, checked_who) values ($1, $2, 2, 'fail', $3, $4, $3)`,
    [orgId, checkedLabelId, text, ownerId],
  );
  await house.rows(
    `insert into label_word (org_id, label_id, id, kind, side, user_id, who, body, failed)
     values ($1, $2, $3, 'sentBack', 'forwarder', $4, $5, $5, jsonb_build_array(jsonb_build_object('nameZh', $5::text, 'nameEn', $5::text, 'note', $5::text)))`,
    [orgId, labelId, newId(), ownerId, text],
  );
  return { labelId, pictureId, checkedLabelId, brandId, pickNo };
}

/** The ids of no labels. */
export function noLabels(): Labels {
  const [labelId, pictureId, checkedLabelId, brandId] = [newId(), newId(), newId(), newId()];
  return { labelId, pictureId, checkedLabelId, brandId, pickNo: 'PL0000000000' };
}
