import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf } from './device.ts';

test('a device is told in words that an update of the browser does not change', () => {
  const windows = (version: number) =>
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
  assert.deepEqual(deviceOf(windows(141)), { zh: 'Windows 上的 Chrome', en: 'Chrome on Windows' });
  assert.deepEqual(deviceOf(windows(142)), deviceOf(windows(141)));
  assert.equal(deviceOf(`${windows(141)} Edg/141.0`).en, 'Edge on Windows');
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0';
  assert.equal(deviceOf(phone).zh, 'iPhone 上的 微信');
  assert.equal(deviceOf('curl/8.5.0').en, 'curl');
  assert.equal(deviceOf('').zh, '未知设备');
});
