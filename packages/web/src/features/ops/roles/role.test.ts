import assert from 'node:assert/strict';
import test from 'node:test';
import { type Permission, permissions } from '@loadline/contract/kernel/permission';
import { bodyOf, changesOf, type Role, rightName, rightsOf } from './role.ts';

const viewer: Role = {
  id: 'viewer',
  version: 3,
  category: '2',
  code: 'viewer',
  nameZh: '只读',
  nameEn: 'Viewer',
  fixed: false,
  permissions: ['order:view', 'dashboard:view'],
  people: { total: 2, organisation: 1, own: 1 },
};

test('A cell that was turned twice is no change', () => {
  assert.deepEqual(changesOf([viewer], { viewer: { 'order:view': true, 'bill:view': false } }), []);
});

test('The changes of a role are sent together, with the version that was read', () => {
  const changes = changesOf([viewer], { viewer: { 'order:view': false, 'bill:view': true } });
  assert.deepEqual(bodyOf(changes), [
    { roleId: 'viewer', version: 3, add: ['bill:view'], remove: ['order:view'] },
  ]);
});

test('No right of the forwarder stands among those of a customer role', () => {
  assert.equal(
    rightsOf('2').some((right) => right.startsWith('op:')),
    false,
  );
  assert.equal(
    rightsOf('1').every((right) => right.startsWith('op:')),
    true,
  );
});

test('A right that opens a page is called after it, on the customers’ side and at the desk; a deed after what it allows', () => {
  const named = (right: Permission) => rightName(right, 'en', ', ');
  assert.deepEqual(
    (['order:view', 'op:trust:view', 'op:exception:view', 'op:for-customer'] as const).map(named),
    ['Orders', 'Trust orders', 'Exception sheets', permissions.codes['op:for-customer'].en],
  );
});
