import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Search } from '../kernel/navigation.ts';
import { isSameForm } from './panel-address.ts';

const at = (search: Search, path = '/my') => ({ path, search });

test('paging, searching and sorting the list leave the form open', () => {
  assert.ok(isSameForm(at({ part: 'goods', edit: '1' }), at({ edit: '1', part: 'goods', search: 'lamp' })));
  assert.ok(isSameForm(at({ edit: '1', after: 'x', page: '2' }), at({ edit: '1', sort: '-name' })));
});

test('closing, another record, another part and another page leave the form', () => {
  assert.ok(!isSameForm(at({ edit: '1' }), at({})));
  assert.ok(!isSameForm(at({ edit: '1' }), at({ edit: '2' })));
  assert.ok(!isSameForm(at({ part: 'goods', edit: '1' }), at({ part: 'address', edit: '1' })));
  assert.ok(!isSameForm(at({ edit: '1' }), at({ edit: '1' }, '/order')));
});
