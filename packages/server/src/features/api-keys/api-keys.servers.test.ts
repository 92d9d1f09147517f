import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { killableServers } from '../../testing/crash.ts';

const house = await killableServers(2);
after(() => house.close());
await Promise.all(house.servers.map((server) => server.start()));

test('a key that is revoked at one server is refused by every other from its next call on', async () => {
  const [first] = house.servers;
  assert.ok(first);
  const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const scopes = ['order:view'];
  const asked = { name: 'ERP', scopes, dataAuthority: 'organisation', addresses: [], expiresOn };
  const { data } = await first.post('/adminapi/apiKeys/make', asked);
  const byKey = { authorization: `Bearer ${data.token}` };
  const codes = () =>
    Promise.all(house.servers.map(async (server) => (await server.get('/omsapi/orders', byKey)).code));
  assert.deepEqual(await codes(), [200, 200]);
  assert.equal((await first.post('/adminapi/apiKeys/revoke', { id: data.key.id })).code, 200);
  assert.deepEqual(await codes(), [401, 401]);
});
