import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { draftOf, offerProduct, signed } from '../trusts/trusts.factory.ts';
import { paper } from './files.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const [customer, desk] = [await house.as(await house.person()), await house.as(await house.clerk())];

async function draftWithFile() {
  const { trust } = await draftOf(customer);
  const address = `/omsapi/files/upload?subject=trust&id=${trust.id}&type=CI`;
  const { data } = await customer.upload(address, 'price list.pdf', paper);
  return { trust, fileId: String(data.fileId) };
}

test('the files of a draft are its customer’s alone until it is handed in, also for who knows their ids', async () => {
  const { trust, fileId } = await draftWithFile();
  const asked = async () => {
    const reads = ['download', 'preview', 'readers'].map((how) =>
      desk.get(`/opsapi/files/${how}?fileId=${fileId}`),
    );
    return (await Promise.all(reads)).map(({ status }) => status);
  };
  assert.deepEqual(await asked(), [404, 404, 404]);
  const taken = await desk.post('/opsapi/files/withdraw', { fileId, reason: 'not theirs to take' });
  assert.equal(taken.status, 404);
  assert.equal((await customer.post('/omsapi/trust/submit', signed(trust))).code, 200);
  assert.deepEqual(await asked(), [200, 200, 200]);
});

test('a draft that is thrown away takes its files with it, and their room comes back', async () => {
  const { trust, fileId } = await draftWithFile();
  const { code } = await customer.post('/omsapi/trust/discard', { id: trust.id, version: trust.version });
  assert.equal(code, 200);
  const [file] = await house.rows<{ gone: boolean }>(
    'select withdrawn_at is not null as gone from record_file where file_id = $1',
    [fileId],
  );
  assert.deepEqual(file, { gone: true });
});
