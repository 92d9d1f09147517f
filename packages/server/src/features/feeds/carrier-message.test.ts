import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stageOf } from '@loadline/contract/events/event-code';
import { positionTold } from '@loadline/contract/events/event-position';
import { feedParts, sayFeedReason } from '@loadline/contract/events/feed-reason';
import { codesOf } from '@loadline/contract/kernel/code';
import fc from 'fast-check';
import type { CarrierEvent } from './carrier-event.ts';
import { readCarrierMessage } from './carrier-message.ts';
import { dcsaExamples } from './testing/examples.dcsa.ts';
import { fsuExamples } from './testing/examples.fsu.ts';
import { badExamples, oddExamples } from './testing/examples.odd.ts';
import { receivedAt } from './testing/examples.ts';
import { xfsuExamples } from './testing/examples.xfsu.ts';

const examples = { fsuExamples, oddExamples, badExamples, xfsuExamples, dcsaExamples };
const way = { origin: 'CNYTN', destination: 'USLAX' };

/** In the words of the examples. */
function told(event: CarrierEvent): string {
  const { code, classifier, at, place, pieces, isPart, ofPieces, discrepancy, dayOnly } = event;
  const stage = stageOf(code, event.position ?? positionTold(way, place)) ?? 'text';
  const parts = [code, classifier, stage, at.slice(0, 16), place ?? '-', pieces ?? ''];
  if (isPart) parts.push('of', ofPieces ?? 'unknown');
  if (discrepancy) parts.push(discrepancy);
  if (dayOnly) parts.push('day');
  return parts.join(' ').trim();
}

for (const [name, all] of Object.entries(examples))
  for (const { says, text, events, reasons = [] } of all)
    test(`${name}: ${says}`, () => {
      const read = readCarrierMessage(text, receivedAt);
      assert.deepEqual(
        { events: read.events.map(told), reasons: read.reasons.map((one) => `${one.line} ${one.expected}`) },
        { events: [...events], reasons: [...reasons] },
      );
    });

test('what is missing is said in both languages, with the line and what is expected', () => {
  const [reason] = readCarrierMessage('FSU/12\n999-12345675PVGLAX/T50\nDEP/20NOV/PVGLAX', receivedAt).reasons;
  assert.ok(reason);
  assert.equal(sayFeedReason(reason, 'en'), 'Line 3: expected a flight, e.g. CA1057, found “20NOV”');
  assert.equal(sayFeedReason(reason, 'zh-cn'), '第 3 行：需要航班号，例如 CA1057，实为“20NOV”');
  for (const expected of codesOf(feedParts))
    for (const language of ['zh-cn', 'en'] as const)
      assert.doesNotMatch(sayFeedReason({ line: 1, seen: '', expected }, language), /\{/);
});

test('a code that is not known is read in its own words, whichever message it comes in, with what was expected instead', () => {
  const xml = `<StatusMessage><MasterConsignment><TransportContractDocument><ID>999-12345675</ID></TransportContractDocument>
    <OriginLocation><ID>PVG</ID></OriginLocation><FinalDestinationLocation><ID>LAX</ID></FinalDestinationLocation>
    <ReportedStatus><ReasonCode>XYZ</ReasonCode><AssociatedStatusConsignment><OccurrenceLocation><ID>PVG</ID></OccurrenceLocation>
    <OccurrenceDateTime>2026-11-19T10:00:00</OccurrenceDateTime></AssociatedStatusConsignment></ReportedStatus></MasterConsignment></StatusMessage>`;
  const dcsa = {
    eventType: 'EQUIPMENT',
    equipmentEventTypeCode: 'WASH',
    equipmentReference: 'CSQU3054383',
    eventDateTime: '2026-11-19T10:00:00Z',
    eventClassifierCode: 'ACT',
  };
  for (const [text, words] of [
    ['FSU/12\n999-12345675PVGLAX/T50K1200.5\nXYZ/19NOV1000/PVG', 'XYZ/19NOV1000/PVG'],
    [xml, 'XYZ PVG 2026-11-19T10:00:00'],
    [JSON.stringify(dcsa), 'EQUIPMENT WASH 2026-11-19T10:00:00Z'],
  ] as const) {
    const { events, reasons } = readCarrierMessage(text, receivedAt);
    assert.deepEqual(
      events.map(({ code, words: said }) => [code, said]),
      [['CARRIER_NOTE', words]],
    );
    assert.deepEqual(
      reasons.map(({ expected }) => expected),
      ['knownCode'],
    );
  }
});

test('the same fact has one key in text and in XML', () => {
  const keys = (text: string) => readCarrierMessage(text, receivedAt).events.map(({ key }) => key);
  const [departed] = xfsuExamples.filter(({ says }) => says.startsWith('departed'));
  const [inText] = fsuExamples.filter(({ says }) => says.startsWith('departed from the origin, arrival'));
  assert.deepEqual(keys(departed?.text ?? ''), keys(inText?.text ?? 'none'));
});

const all = Object.values(examples)
  .flat()
  .map(({ text }) => text);

test('no text makes the reader throw or run on, however it is cut and put together', () => {
  const piece = fc.oneof(
    fc.constantFrom(...all),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      'FSU/12\n',
      '/',
      '\n',
      "'",
      '{"eventType":',
      '<a>',
      '[',
      '999-12345675PVGLAX/T50',
      'DEP/CA1/20NOV/',
    ),
  );
  const cut = fc.tuple(piece, fc.nat(400)).map(([text, at]) => text.slice(at));
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, cut), { maxLength: 8 }), (pieces) => {
      const { events } = readCarrierMessage(pieces.join(''), receivedAt);
      assert.ok(events.length <= 500);
      for (const { at, zone } of events) assert.ok(!Number.isNaN(Date.parse(at)) && zone !== '');
    }),
    { numRuns: 2_000 },
  );
});
