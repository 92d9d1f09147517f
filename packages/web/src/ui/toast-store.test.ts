import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { closeToast, currentToasts, holdToasts, resumeToasts, showToast } from './toast-store.ts';

const texts = () => currentToasts().map((toast) => toast.text);

beforeEach(() => {
  for (const toast of currentToasts()) closeToast(toast.id);
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
});

test('a success goes after 3 seconds, a warning after 6, an error stays until it is closed', () => {
  showToast('success', 'saved');
  showToast('warning', 'refused');
  const error = showToast('error', 'broken');
  mock.timers.tick(3_000);
  assert.deepEqual(texts(), ['refused', 'broken']);
  mock.timers.tick(3_000);
  assert.deepEqual(texts(), ['broken']);
  mock.timers.tick(3_600_000);
  assert.deepEqual(texts(), ['broken']);
  closeToast(error);
  assert.deepEqual(texts(), []);
});

test('the same words twice are one message that starts again', () => {
  showToast('warning', 'expired');
  mock.timers.tick(5_000);
  showToast('warning', 'expired');
  mock.timers.tick(5_000);
  assert.deepEqual(texts(), ['expired']);
});

test('while the pointer rests on the messages their time stands still', () => {
  showToast('success', 'saved');
  mock.timers.tick(2_000);
  holdToasts();
  mock.timers.tick(60_000);
  assert.deepEqual(texts(), ['saved']);
  resumeToasts();
  mock.timers.tick(999);
  assert.deepEqual(texts(), ['saved']);
  mock.timers.tick(1);
  assert.deepEqual(texts(), []);
});

test('the sixth message pushes out the first', () => {
  for (const text of ['1', '2', '3', '4', '5', '6']) showToast('error', text);
  assert.deepEqual(texts(), ['2', '3', '4', '5', '6']);
});
