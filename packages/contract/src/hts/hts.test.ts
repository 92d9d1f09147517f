import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { htsPrefix, printedHts } from './hts-no.ts';
import { plainText, rateOf } from './hts-rate.ts';
import { chaptersCalled, htsSections } from './hts-sections.ts';

const told = (text: string) => {
  const rate = rateOf(text);
  if (!rate) return 'inherits';
  const per = rate.perUnit.map(({ amount, unit }) => `${amount}/${unit}`);
  return [rate.kind, ...(rate.percent === null ? [] : [`${rate.percent}%`]), ...per].join(' ');
};

test('a rate of duty is read as the schedule writes it, and what is prose stays prose', () => {
  for (const [text, says] of [
    ['Free', 'free'],
    ['Free 1/', 'free'],
    ['6.5%', 'advalorem 6.5%'],
    ['2 1/2%', 'advalorem 2.5%'],
    ['4.4¢/kg', 'specific 0.044/kg'],
    ['14.27¢/ liter', 'specific 0.1427/liter'],
    ['$1.20/doz.', 'specific 1.2/doz'],
    ['23.7¢/pf.liter', 'specific 0.237/pf.liter'],
    ['20.6¢/clean kg', 'specific 0.206/clean kg'],
    ['1.5¢ each', 'specific 0.015/each'],
    ['38.4¢/1000', 'specific 0.384/1000'],
    ['14.5¢/m<sup>2</sup> + 0.4%', 'compound 0.4% 0.145/m2'],
    ['3.2¢/kg + 5%', 'compound 5% 0.032/kg'],
    ['40¢/kg +10.4%', 'compound 10.4% 0.4/kg'],
    ['4.4¢/liter + 31.4¢/pf. liter', 'compound 0.044/liter 0.314/pf. liter'],
    ['The duty provided in the applicable subheading + 25%', 'additional 25%'],
    ['The duty provided in the appli- cable subheading', 'additional 0%'],
    ['+25%', 'additional 25%'],
    ['$1.53 each + 4.2% on the case', 'prose'],
    ['The rate applicable to each garment in the set', 'prose'],
    ['5.7% on the value of the lead content', 'prose'],
    [' \n', 'inherits'],
  ] as const)
    assert.equal(told(text), says, text);
});

test('every percentage and every amount per unit is read to the last digit', () => {
  const amount = fc.tuple(fc.nat(999), fc.nat(99)).map(([whole, part]) => `${whole}.${part}`);
  fc.assert(
    fc.property(amount, amount, (percent, cents) => {
      const rate = rateOf(`${cents}¢/kg + ${percent}%`);
      assert.equal(Number(rate?.percent), Number(percent));
      const inDollars = Number(rate?.perUnit[0]?.amount);
      assert.ok(Math.abs(inDollars * 100 - Number(cents)) < 1e-9);
    }),
  );
});

test('a number is printed with its points and read with or without them', () => {
  assert.equal(printedHts('7326908688'), '7326.90.86.88');
  assert.equal(printedHts('7326'), '7326');
  assert.equal(htsPrefix('7326.90.86'), '73269086');
  assert.equal(htsPrefix('73 26'), '7326');
  assert.equal(htsPrefix('steel 73'), undefined);
  assert.equal(plainText('Of m<sup>2</sup>\u00ad or\n more &amp; less'), 'Of m2 or more & less');
});

test('the schedule has 22 sections and every chapter but the reserved one, each in two languages', () => {
  const chapters = htsSections.flatMap((section) => section.chapters);
  assert.equal(htsSections.length, 22);
  assert.deepEqual(
    chapters.map(({ no }) => Number(no)),
    Array.from({ length: 99 }, (_, at) => at + 1).filter((no) => no !== 77),
  );
  for (const { name } of [...htsSections, ...chapters]) assert.ok(name.zh !== '' && name.en !== '');
  assert.deepEqual(chaptersCalled('钢铁'), ['72', '73']);
});

test('Chinese without spaces finds its parts: the chapters whose names hold the most of it', () => {
  assert.deepEqual(chaptersCalled('钢铁制品'), ['73']);
  assert.deepEqual(chaptersCalled('棉针织服装'), ['61', '62']);
  assert.deepEqual(chaptersCalled('木家具和灯具'), ['94']);
  assert.deepEqual(chaptersCalled('塑料玩具'), ['39', '40', '95']);
  assert.deepEqual(chaptersCalled('没有的词'), []);
});
