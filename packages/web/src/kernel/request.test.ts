import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderApi } from '@loadline/contract/orders/order.api';
import { signIn } from '@loadline/contract/session/sign-in.api';
import { addressOf, newKey, requestOf } from './request.ts';

test('a question stands in the address, a list as one repeated key, what is missing nowhere', () => {
  const query = { status: ['ORDERED', 'SIGNED'], search: null, country: undefined, customs: false };
  assert.equal(addressOf(orderApi.list, query), '/omsapi/orders?status=ORDERED&status=SIGNED&customs=false');
  assert.equal(addressOf(orderApi.list), '/omsapi/orders');
});

test('a password travels in the body of a form, never in the address', () => {
  const body = { grant_type: 'password', username: 'lin', password: 'a&b=c' };
  const request = requestOf(signIn, { body });
  assert.equal(addressOf(signIn), '/adminapi/oauth/token');
  assert.ok(request.body instanceof URLSearchParams);
  assert.equal(request.body.get('password'), 'a&b=c');
});

test('a wish that is sent again keeps its key, another wish has another', () => {
  const keyOf = (key?: string) =>
    new Headers(requestOf(signIn, key ? { key } : {}).headers).get('idempotency-key');
  assert.equal(keyOf('again'), 'again');
  assert.notEqual(keyOf(), keyOf());
  assert.match(newKey(), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
