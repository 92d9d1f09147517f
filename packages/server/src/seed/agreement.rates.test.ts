import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { estimate } from '@loadline/contract/freight/estimate';
import type { PublicRate } from '@loadline/contract/freight/freight.api';
import { plain } from '@loadline/contract/kernel/decimal';
import type { ShownProduct } from '@loadline/contract/site/product-page.api';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { dayFrom, pageTypes, priceByHand } from '../features/rates/rates.agreement.factory.ts';
import { systemClock } from '../kernel/clock.ts';
import { openDatabase } from '../kernel/database.ts';
import { vaultWith } from '../kernel/vault.ts';
import { callsOf } from '../testing/calls.ts';
import { loadDemo } from './demo.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const demo = await openDemoDatabase();
await loadDemo(demo.partsAt(new Date()));
const { files, passwords } = demo;
const databaseUrl = demo.url('loadline_app');
const db = openDatabase(databaseUrl, { poolSize: 2, statementTimeoutMs: 5_000 });
const staff = openDatabase(demo.url('loadline_staff'), { poolSize: 1, statementTimeoutMs: 5_000 });
const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: demo.folder, LOG_LEVEL: 'silent' });
const vault = vaultWith(Buffer.alloc(32));
const { app } = await buildApp({ config, db, staff, files, clock: systemClock, passwords, vault });
after(async () => {
  await app.close();
  await Promise.all([db.close(), staff.close()]);
});
const visitor = callsOf(app);

const cargoes = [
  { unit: 'cm' as const, lines: [{ count: 7, length: '41', width: '33', height: '27', weight: '5' }] },
  { unit: 'cm' as const, lines: [{ count: 40, length: '60', width: '40', height: '50', weight: '12.345' }] },
];

test('every line of the demo with rates shows them on its page, as the calculator and the cards have them', async () => {
  const cards: readonly PublicRate[] = (await visitor.get('/cbsapi/public/freight')).data;
  const stored = await demo.rows<{ id: string; page: string | null }>(
    `select k.id::text, c.page from rate_card k join channel c on c.channel_id = k.product_id
     where k.published and (now() at time zone 'Asia/Shanghai')::date between k.valid_from and k.valid_to`,
  );
  assert.equal(stored.length, 27);
  for (const type of pageTypes) {
    const told: ShownProduct = (await visitor.get(`/adminapi/public/content/product?type=${type}`)).data;
    const own = stored.filter(({ page }) => page === type).map(({ id }) => id);
    assert.ok(own.length > 0, type);
    assert.deepEqual(told.rates.map(({ id }) => id).toSorted(), own.toSorted(), type);
    const line = told.lines.find((one) => one.type === type);
    const transit = [
      Math.min(...told.rates.map(({ transitFrom }) => transitFrom)),
      Math.max(...told.rates.map(({ transitTo }) => transitTo)),
    ];
    assert.deepEqual([told.product.transitFrom, told.product.transitTo], transit, type);
    assert.deepEqual([line?.transitFrom, line?.transitTo, line?.leastZh], [...transit, told.product.leastZh]);
    for (const rate of told.rates)
      assert.deepEqual(
        rate,
        cards.find(({ id }) => id === rate.id),
      );
  }
});

test('every card of the demo charges what it says, on every day it holds and on no other', async () => {
  const cards: readonly PublicRate[] = (await visitor.get('/cbsapi/public/freight')).data;
  assert.ok(cards.length >= 27);
  for (const card of cards) {
    for (const cargo of cargoes) {
      for (const day of [card.validFrom, card.validTo]) {
        const price = estimate(card, cargo, day);
        assert.ok(price.kind === 'priced');
        assert.deepEqual([plain(price.weight.chargeable), price.total], priceByHand(card, cargo), card.id);
      }
      assert.equal(estimate(card, cargo, dayFrom(-1, card.validFrom)).kind, 'noRate');
      assert.equal(estimate(card, cargo, dayFrom(1, card.validTo)).kind, 'noRate');
    }
  }
});
