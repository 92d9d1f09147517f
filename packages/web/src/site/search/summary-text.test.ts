import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOf } from '../../kernel/words.ts';
import { phrases as english } from '../../locales/search.en.ts';
import { phrases as chinese } from '../../locales/search.zh-cn.ts';
import type { Shipment } from '../../shared/tracking/tracked.ts';
import { summaryText } from './summary-text.ts';

const [zh, en] = [wordsOf('zh-cn', chinese), wordsOf('en', english)];
const nothing = { place: null, flightOrVessel: null, noteZh: null, noteEn: null, dayOnly: false };

const shipment: Shipment = {
  number: 'SO261101A1B2C3D4X',
  status: 'DEPARTED',
  transportType: '2',
  origin: 'CNNGB',
  destination: 'USLGB',
  pieces: 126,
  grossWeight: '8412.500',
  volume: '58.360000',
  eta: '2126-11-24',
  onHold: false,
  ahead: null,
  released: null,
  parcels: [],
  updatedAt: '2126-11-06T15:00:00.000Z',
  source: 'carrier',
  places: [
    { code: 'CNNGB', nameZh: '宁波', nameEn: 'Ningbo' },
    { code: 'USLGB', nameZh: '长滩', nameEn: 'Long Beach' },
  ],
  transfers: [],
  milestones: [
    {
      ...nothing,
      stage: 'DEPARTED',
      classifier: 'EST',
      occurredAt: '2126-11-04T14:40:00.000Z',
      zone: 'Asia/Shanghai',
    },
    {
      ...nothing,
      stage: 'DEPARTED',
      classifier: 'ACT',
      occurredAt: '2126-11-06T14:40:00.000Z',
      zone: 'Asia/Shanghai',
      flightOrVessel: 'Northern Crane 118E',
    },
    {
      ...nothing,
      stage: 'ARRIVED',
      classifier: 'EST',
      occurredAt: '2126-11-24T14:00:00.000Z',
      zone: 'America/Los_Angeles',
    },
  ],
};

test('a summary says in Chinese where the cargo is, in the time of each place, how late, and who acts next', () => {
  const text = summaryText(shipment, zh, 'https://portal.example/search?no=SO261101A1B2C3D4X');
  const lines = text.split('\n');
  assert.match(lines[0] ?? '', /^SO261101A1B2C3D4X · 海运 · 宁波.* → 长滩/);
  assert.ok(lines.includes('状态：已离港'), text);
  assert.ok(lines.includes('预计到港 2126-11-24'), text);
  assert.match(
    text,
    /● 已离港 · 2126-11-06 22:40 GMT\+8 · Northern Crane 118E · 原预计 2126-11-04 22:40 · 比预计晚 2 天/,
  );
  assert.match(text, /○ 已到港 · 预计 2126-11-24 06:00 GMT−8/);
  assert.ok(lines.includes('下一步：货物在承运人手中，到港后更新。'), text);
  assert.ok(lines.includes('更新于 2126-11-06 23:00 GMT+8。来自承运人报文。'), text);
  assert.equal(lines.at(-1), 'https://portal.example/search?no=SO261101A1B2C3D4X');
});

test('the same in English, without a link and with nothing personal in it', () => {
  const text = summaryText({ ...shipment, onHold: true }, en);
  assert.match(text, /State: Departed \(on hold\)/);
  assert.match(text, /2 days later than expected/);
  assert.ok(!text.includes('http'));
});
