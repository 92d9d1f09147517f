import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vaultWith } from './vault.ts';

const vault = vaultWith(Buffer.alloc(32, 7));

test('what is sealed opens for the one it was sealed for, under the same secret, and nowhere else', () => {
  const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'ana');
  assert.equal(vault.open(sealed, 'ana'), 'JBSWY3DPEHPK3PXP');
  assert.ok(!sealed.includes('JBSWY3DPEHPK3PXP'));
  assert.throws(() => vault.open(sealed, 'bo'));
  assert.throws(() => vaultWith(Buffer.alloc(32, 8)).open(sealed, 'ana'));
  const touched = Buffer.from(sealed);
  touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1;
  assert.throws(() => vault.open(touched, 'ana'));
  assert.notDeepEqual(vault.seal('same', 'ana'), vault.seal('same', 'ana'));
});

test('a mark knows the same texts again, for its own use and in their own places', () => {
  assert.deepEqual(vault.mark('code', '123456', 'x'), vault.mark('code', '123456', 'x'));
  assert.notDeepEqual(vault.mark('code', '123456', 'x'), vault.mark('name', '123456', 'x'));
  assert.notDeepEqual(vault.mark('code', 'ab', 'c'), vault.mark('code', 'a', 'bc'));
});
