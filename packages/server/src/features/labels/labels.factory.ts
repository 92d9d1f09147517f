import assert from 'node:assert/strict';
import { newId } from '../../kernel/database.ts';
import { standardSchemes } from '../../seed/labels.standard.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';
import { photo } from '../files/files.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';

/** The scheme for textiles, and that of the European Union, which asks for a second reviewer. */
export const [textileScheme, europeanScheme] = [standardSchemes.textile.id, standardSchemes.european.id];

export const washCareShows = standardSchemes.textile.photos;

interface Laid {
  readonly styleNo?: string;
  readonly colour?: string;
  readonly composition?: string | null;
  readonly status?: string;
}

/** A batch of labels of an order of the customer, and the calls of a desk that works on them. */
export async function openLabels(
  house: TestHouse,
  desk: Calls,
  ownerId: string,
  schemeId: string = textileScheme,
) {
  const order = await addOrder(house);
  const [brandId, batchId] = [newId(), newId()];
  const { orgA } = house;
  await house.rows(
    `insert into label_brand (org_id, id, version, brand_name, rn_no, changed_who) values ($1, $2, 1, 'Hanami', 'RN 104882', 'test')`,
    [orgA, brandId],
  );
  await house.rows(
    `insert into label_batch (org_id, id, no, brand_id, brand_version, scheme_id, scheme_version, created_by) values ($1, $2, $3, $4, 1, $5, 1, $6)`,
    [orgA, batchId, `LC${batchId.slice(-12)}`, brandId, schemeId, ownerId],
  );
  const lay = async ({ styleNo, colour = 'Oat', composition, status = 'IMPORTED' }: Laid = {}) => {
    const id = newId();
    const style = styleNo ?? `HN-${id.slice(-8)}`;
    await house.rows(
      `insert into label (org_id, id, batch_id, order_id, style_no, colour, product_name, composition, unit_price, status, created_by)
       values ($1, $2, $3, $4, $5, $6, 'Knit crew tee', $7, 6.8, $8, $9)`,
      [orgA, id, batchId, order.id, style, colour, composition ?? '95% cotton, 5% elastane', status, ownerId],
    );
    return id;
  };
  const detail = async (id: string) => (await desk.get(`/opsapi/labels/detail?id=${id}`)).data;
  const move = (id: string | readonly string[], from: string, to: string, feedback: string | null = null) =>
    desk.post('/opsapi/labels/move', { ids: [id].flat(), from, to, feedback });
  const upload = async (id: string) => {
    const query = `subject=label&id=${id}&type=PHOTO&visible=true`;
    const { data, message } = await desk.upload(`/opsapi/files/upload?${query}`, 'label.jpg', await photo());
    assert.ok(data, message);
    return String(data.fileId);
  };
  const shoot = async (id: string, ...kinds: readonly string[]) => {
    const files: string[] = [];
    for (const kind of kinds) {
      const fileId = await upload(id);
      const { code, message } = await desk.post('/opsapi/labels/photos', { id, kind, files: [fileId] });
      assert.equal(code, 200, message);
      files.push(fileId);
    }
    return files;
  };
  const judge = (
    id: string,
    no: number,
    result: string,
    note: string | null = null,
    mark: object | null = null,
  ) => desk.post('/opsapi/labels/check', { id, no, result, note, mark });
  const judgeAll = async (id: string) => {
    const { checks } = await detail(id);
    for (const { no } of checks) assert.equal((await judge(id, no, 'pass')).code, 200);
  };
  return { order, brandId, lay, detail, move, upload, shoot, judge, judgeAll };
}
