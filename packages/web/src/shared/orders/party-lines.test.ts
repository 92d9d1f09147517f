import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactLines, isSameParty } from './party-lines.ts';

const party = {
  role: 'consignee',
  company: 'Sample Receiving LLC',
  address: '1200 Example Ave',
  city: 'Ontario',
  state: 'CA',
  postCode: '91761',
  tel: '+1 909 555 0142',
  fax: null,
  email: 'ops@receiving.example',
} as const;

test('a party is written as on paper, without lines for what is not known', () => {
  assert.deepEqual(contactLines(party, 'en'), [
    '1200 Example Ave',
    'Ontario, CA, 91761',
    'Tel +1 909 555 0142',
    'Email ops@receiving.example',
  ]);
  assert.deepEqual(contactLines({ ...party, city: null, state: null, postCode: null, tel: null }, 'zh-cn'), [
    '1200 Example Ave',
    '邮箱 ops@receiving.example',
  ]);
});

test('a party is the same one by company and address, however it is reached', () => {
  assert.ok(isSameParty(party, { ...party, role: 'notifier', tel: null }));
  assert.ok(!isSameParty(party, { ...party, address: '1 Other Road' }));
});
