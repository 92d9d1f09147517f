import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOf } from '../kernel/words.ts';
import { phrases as english } from '../locales/en.ts';
import { phrases as chinese } from '../locales/zh-cn.ts';
import { durationText } from './duration-text.ts';

const minutes = [0, 9, 45, 60, 240, 288.9, -80, 1_152];

test('a duration says its units, hours beyond a day included', () => {
  const { t } = wordsOf('en', english);
  assert.deepEqual(
    minutes.map((each) => durationText(each, t)),
    ['0 min', '9 min', '45 min', '1 h', '4 h', '4 h 48 min', '1 h 20 min', '19 h 12 min'],
  );
});

test('a duration says its units in Chinese, too', () => {
  const { t } = wordsOf('zh-cn', chinese);
  assert.deepEqual(
    minutes.map((each) => durationText(each, t)),
    ['0 分钟', '9 分钟', '45 分钟', '1 小时', '4 小时', '4 小时 48 分', '1 小时 20 分', '19 小时 12 分'],
  );
});
