import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cargo } from '@loadline/contract/freight/estimate';
import { estimate } from '@loadline/contract/freight/estimate';
import type { PublicRate } from '@loadline/contract/freight/freight.api';
import { plain } from '@loadline/contract/kernel/decimal';
import type { ShownProduct } from '@loadline/contract/site/product-page.api';
import fc from 'fast-check';
import { newId } from '../../kernel/database.ts';
import { builtRenderer, builtWeb } from '../../start/web-build.ts';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import {
  type DealtCard,
  dayFrom,
  dealtCards,
  pageTypes,
  priceByHand,
  someCargo,
} from './rates.agreement.factory.ts';

const house = await openTestHouse(
  { trustProxy: ['127.0.0.1'] },
  { web: { folder: await builtWeb(() => undefined), renderer: await builtRenderer() } },
);
const desk = await house.as(await house.clerk());
const ana = await house.as(await house.person());

// An address may ask sixty times a minute.
let asker = 0;
const anyone = () => {
  asker += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(asker / 250)}.${(asker % 250) + 1}` };
};

interface Product {
  readonly id: string;
  readonly version: number;
  readonly nameZh: string;
}

/** A product of its own, told of on a public page until the work with it is done. */
async function onPage(page: string, work: (product: Product) => Promise<void>) {
  const nameZh = `产品 ${newId()}`;
  const product = { nameZh, nameEn: 'Line', transport: '1', active: true, page, billsAt: 'DEPARTED' };
  const weighing = { basis: 'divisor', factor: '7000', step: '0.5', rounds: 'shipment', leastWeight: '3' };
  const kept = async (change: object): Promise<Product> => {
    const reply = await desk.post('/opsapi/products/save', { ...product, ...weighing, ...change });
    assert.equal(reply.code, 200, reply.message);
    return reply.data.find((one: Product) => one.nameZh === nameZh);
  };
  const made = await kept({});
  try {
    await work(made);
  } finally {
    await kept({ id: made.id, version: made.version, active: false });
  }
}

async function calculatorOf(calls: Calls, product: Product): Promise<PublicRate[]> {
  const { data } = await calls.get('/cbsapi/public/freight', anyone());
  return byId(data.filter((rate: PublicRate) => rate.productId === product.id));
}

function byId<R extends { readonly id: string }>(rates: readonly R[]): R[] {
  return rates.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** What the desk reads of the cards that the public reads, as far as the public does. */
async function requireStored(product: Product, rates: readonly PublicRate[]) {
  const { data } = await desk.get(`/opsapi/rates?size=100&search=${encodeURIComponent(product.nameZh)}`);
  for (const { originZh: _zh, originEn: _en, productId: _product, ...rate } of rates) {
    const row: Record<string, unknown> = data.rows.find(({ id }: PublicRate) => id === rate.id);
    assert.deepEqual(rate, Object.fromEntries(Object.keys(rate).map((key) => [key, row[key]])));
  }
}

/** What the head of the page, the list of lines and the document that visitors get say of the cards that hold today. */
async function requireOnPage(page: string, told: ShownProduct, today: readonly PublicRate[]) {
  assert.deepEqual(byId(told.rates), today);
  if (today.length === 0) return;
  const transit = [
    Math.min(...today.map(({ transitFrom }) => transitFrom)),
    Math.max(...today.map(({ transitTo }) => transitTo)),
  ];
  const line = told.lines.find(({ type }) => type === page);
  assert.deepEqual([told.product.transitFrom, told.product.transitTo], transit);
  assert.deepEqual([line?.transitFrom, line?.transitTo, line?.leastEn], [...transit, told.product.leastEn]);
  for (const { factor, step, rounds, leastWeight } of today) {
    const rule = told.product.weightRuleEn.replaceAll(',', '');
    const words = [
      plain(factor ?? '1000'),
      `to ${plain(step)} `,
      rounds === 'carton' ? 'each carton' : 'the whole shipment',
    ];
    const least = Number(leastWeight) > 0 ? [`at least ${plain(leastWeight)} `] : [];
    for (const word of [...words, ...least]) assert.ok(rule.includes(word), `${word}: ${rule}`);
  }
  const html = await house.nobody.get(`/productInfo?type=${page}&lang=en`, { accept: 'text/html' });
  const text = html.bytes
    .toString()
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(',', '');
  for (const { transitFrom, transitTo, validTo, leastWeight, breaks } of today) {
    const figures = [
      `${transitFrom} to ${transitTo} days`,
      validTo,
      plain(leastWeight),
      ...breaks.map(({ price }) => plain(price)),
    ];
    for (const figure of figures) assert.ok(text.includes(figure), figure);
  }
}

/** The first and the last day count, the days beside them do not. */
function requirePrices(card: DealtCard, shown: PublicRate, cargo: Cargo) {
  for (const day of [card.validFrom, card.validTo]) {
    const price = estimate(shown, cargo, day);
    assert.ok(price.kind === 'priced');
    assert.deepEqual([plain(price.weight.chargeable), price.total], priceByHand(card, cargo));
  }
  for (const day of [dayFrom(-1, card.validFrom), dayFrom(1, card.validTo)])
    assert.equal(estimate(shown, cargo, day).kind, 'noRate');
}

test('the public page of a product, the calculator and the rate cards say the same to the cent, the kilogram and the day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...pageTypes), dealtCards, someCargo, async (page, dealt, cargo) => {
      const cards = dealt.map((card) => ({ ...card, id: newId() }));
      await onPage(page, async (product) => {
        for (const card of cards) {
          const { code, message } = await desk.post('/opsapi/rates/save', { ...card, productId: product.id });
          assert.equal(code, 200, message);
        }
        const calculator = await calculatorOf(house.nobody, product);
        assert.deepEqual(await calculatorOf(ana, product), calculator);
        const published = byId(cards.filter((card) => card.published && card.validTo >= dayFrom(0)));
        assert.deepEqual(
          calculator.map(({ id }) => id),
          published.map(({ id }) => id),
        );
        await requireStored(product, calculator);
        const { data } = await house.nobody.get(`/adminapi/public/content/product?type=${page}`);
        const { data: home } = await house.nobody.get('/adminapi/public/content/home');
        assert.equal(home.offered.includes(page), data.rates.length > 0);
        await requireOnPage(
          page,
          data,
          calculator.filter(({ validFrom }) => validFrom <= dayFrom(0)),
        );
        for (const [at, card] of published.entries()) {
          const shown = calculator[at];
          if (shown) requirePrices(card, shown, cargo);
        }
      });
    }),
    { numRuns: 25, seed: 20_261_123, endOnFailure: true },
  );
});
