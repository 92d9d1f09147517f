import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { urlOf } from '../kernel/roles.ts';
import { openTestHouse } from '../testing/house.ts';
import { firstAdministrator } from './first-administrator.ts';

const house = await openTestHouse();
const { passwords, config } = house.house;
const ownerUrl = urlOf(config.databaseUrl ?? '', { login: 'loadline_owner' });
const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'loadline-first-')));
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
const [dataDir = '', otherDir = ''] = folders;
const named = { dataDir, forwarderName: { zh: '示例货代', en: undefined } };

test('where a forwarder is there nobody is made', async () => {
  assert.equal(await firstAdministrator(named, { ownerUrl }, passwords), undefined);
});

test('of two processes that start at once one makes the administrator, and its file alone holds the password', async () => {
  await house.rows(`delete from organisation where kind = 'forwarder'`);
  const files = await Promise.all([
    firstAdministrator(named, { ownerUrl }, passwords),
    firstAdministrator({ ...named, dataDir: otherDir }, { ownerUrl }, passwords),
    firstAdministrator(named, { ownerUrl }, passwords),
  ]);
  const [file, ...none] = files.filter((one) => one !== undefined);
  assert.deepEqual(none, []);
  assert.equal([dataDir, otherDir].flatMap((folder) => readdirSync(folder)).length, 1);
  assert.ok(file);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const password = readFileSync(file, 'utf8').trim();
  assert.match(password, /^[A-Za-z0-9]{20}$/);
  const calls = await house.as({
    orgId: '',
    userId: '',
    username: 'admin',
    password,
    permissions: [],
    authority: 'organisation',
  });
  const me = (await calls.get('/adminapi/session/user')).data;
  assert.deepEqual([me.company, me.kind], [{ zh: '示例货代', en: 'Freight forwarder' }, 'forwarder']);
  assert.ok(me.permissions.includes('op:role:manage'));
  assert.equal((await calls.get('/opsapi/customers/count')).data.total, 2);
  assert.equal(await firstAdministrator(named, { ownerUrl }, passwords), undefined);
});
