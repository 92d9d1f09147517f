import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissionsOfRole } from '@loadline/contract/session/role-templates';
import { wordsOf } from '../../kernel/words.ts';
import { phrases as english } from '../../locales/my.en.ts';
import { phrases as chinese } from '../../locales/my.zh-cn.ts';
import { roleNote } from './role-note.ts';

test('a role is told by the pages it opens, and by those on which it changes something', () => {
  assert.equal(
    roleNote(['order:view', 'bill:view', 'order:edit', 'export:data'], wordsOf('en', english)),
    'Sees: Orders, Bills. Changes: Orders',
  );
  assert.equal(roleNote(['order:view'], wordsOf('zh-cn', chinese)), '可看：订单');
});

test('an action counts for the page it belongs to, whatever its own name is', () => {
  const says = roleNote(['booking:view', 'book:edit', 'mine:view', 'user:manage'], wordsOf('zh-cn', chinese));
  assert.match(says, /可改：订舱、客户中心$/);
});

test('a role without pages says so, and every role of the start opens some', () => {
  assert.equal(roleNote(['export:data'], wordsOf('en', english)), 'Opens no page');
  for (const [role, permissions] of Object.entries(permissionsOfRole))
    assert.match(roleNote(permissions, wordsOf('en', english)), /^Sees: /, role);
});
