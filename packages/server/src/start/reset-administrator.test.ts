import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { urlOf } from '../kernel/roles.ts';
import { StartFailure } from '../start-failure.ts';
import { openTestHouse } from '../testing/house.ts';
import { resetAdministrator } from './reset-administrator.ts';

const house = await openTestHouse();
const { passwords, config } = house.house;
const ownerUrl = urlOf(config.databaseUrl ?? '', { login: 'loadline_owner' });
const dataDir = mkdtempSync(join(tmpdir(), 'loadline-reset-'));
after(() => rmSync(dataDir, { recursive: true }));

test('an administrator whom strangers have shut out comes in with the password of the file, and every session of before ends', async () => {
  const admin = await house.clerk({ username: 'shut.out' });
  const before = await house.as(admin);
  await house.rows(
    'update app_user set failures = 100, failed_at = now(), totp_confirmed_at = now() where user_id = $1',
    [admin.userId],
  );
  const file = await resetAdministrator({ dataDir }, { ownerUrl }, passwords, 'Shut.Out');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal((await before.get('/adminapi/session/user')).status, 401);
  const again = await house.as({ ...admin, password: readFileSync(file, 'utf8').trim() });
  assert.equal((await again.get('/adminapi/session/user')).data.username, 'shut.out');
  const [told] = await house.rows<{ how: string }>(
    `select changes->>'how' as how from audit where action = 'reset-password' and user_id = $1`,
    [admin.userId],
  );
  assert.equal(told?.how, 'command');
});

test('where single sign-on is demanded, the command opens the way by password again', async () => {
  const [admin, kept] = [await house.clerk(), await house.clerk()];
  await house.rows(
    `insert into sso_provider (org_id, issuer, client_id, claim, required, emergency_id, enabled) values ($1, 'https://login.example', 'x', 'groups', true, $2, true)`,
    [house.orgF, kept.userId],
  );
  await assert.rejects(house.as(admin), /demands single sign-on/);
  const file = await resetAdministrator({ dataDir }, { ownerUrl }, passwords, admin.username);
  assert.ok(await house.as({ ...admin, password: readFileSync(file, 'utf8').trim() }));
});

test('a customer’s user and nobody are refused by name, and no file is left', async () => {
  const customer = await house.person({ username: 'cust.omer' });
  const kept = readdirSync(dataDir);
  for (const username of [customer.username, 'no.body'])
    await assert.rejects(
      resetAdministrator({ dataDir }, { ownerUrl }, passwords, username),
      (error) => error instanceof StartFailure && error.message.includes(username),
    );
  assert.deepEqual(readdirSync(dataDir), kept);
});
