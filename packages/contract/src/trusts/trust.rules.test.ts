import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldAt, labelAt } from '../documents/document.path.ts';
import { checklistOf } from './trust.documents.ts';
import { lineId, soundLine, soundTrust } from './trust.factory.ts';
import { neededFields } from './trust.needed.ts';
import { findingsOfTrust } from './trust.rules.ts';
import type { TrustContent } from './trust-content.ts';
import { contentFields, emptyContent } from './trust-content.ts';

function errorsOf(content: TrustContent): string[] {
  return findingsOfTrust(content).errors.map(({ path }) => path);
}

function warningsOf(content: TrustContent): string[] {
  return findingsOfTrust(content).warnings.map(({ path }) => path);
}

const sound = soundTrust();
const at = (key: string) => `cargo.lines.${lineId(1)}.${key}`;

test('a sound trust order has nothing against it', () => {
  assert.deepEqual(findingsOfTrust(sound), { errors: [], warnings: [] });
});

test('an empty one is told all that it needs, each at a field there is', () => {
  const paths = errorsOf(emptyContent);
  assert.ok(
    paths.includes('cargo.lines') &&
      paths.includes('service.mode') &&
      paths.includes('parties.shipper.company'),
  );
  for (const path of [...paths, ...neededFields(sound)]) {
    assert.ok(fieldAt(contentFields, path), path);
    assert.ok(labelAt(contentFields, sound, path), path);
  }
});

test('air cargo has a consignee of flesh and blood; by sea TO ORDER is usual', () => {
  const toOrder = (mode: '1' | '2') => {
    const consignee = sound.parties.consignee && {
      ...sound.parties.consignee,
      company: 'To order of Example Bank',
    };
    return {
      ...sound,
      service: { ...sound.service, mode, load: 'lcl' as const },
      parties: { ...sound.parties, consignee },
    };
  };
  assert.deepEqual(errorsOf(toOrder('1')), ['parties.consignee.company']);
  assert.deepEqual(errorsOf(toOrder('2')), []);
});

test('a port of another mode and a destination in another country than its consignee warn; Europe has many gateways', () => {
  const sent = (origin: 'PVG' | 'CNNGB', destination: 'LAX' | 'LGG' | 'DEHAM', country: 'US' | 'DE') => ({
    ...sound,
    route: { ...sound.route, origin, destination },
    parties: {
      ...sound.parties,
      ein: null,
      consignee: sound.parties.consignee && { ...sound.parties.consignee, country },
    },
  });
  assert.deepEqual(
    warningsOf(sent('CNNGB', 'DEHAM', 'US')).filter((path) => path.startsWith('route.')),
    ['route.origin', 'route.destination'],
  );
  assert.deepEqual(
    warningsOf(sent('PVG', 'LAX', 'DE')).filter((path) => path.startsWith('route.')),
    ['route.destination'],
  );
  assert.deepEqual(
    warningsOf(sent('PVG', 'LGG', 'DE')).filter((path) => path.startsWith('route.')),
    [],
  );
});

test('a product that does not go to the country of the consignee, or of the destination before, warns', () => {
  const served = ['DE', 'FR'];
  const sent = (destination: string | null, country: string | null) =>
    findingsOfTrust(
      {
        ...sound,
        route: { ...sound.route, destination },
        parties: {
          ...sound.parties,
          consignee: country && sound.parties.consignee ? { ...sound.parties.consignee, country } : null,
        },
      },
      { served },
    ).warnings.filter(({ path }) => path === 'service.channelName');
  assert.deepEqual(
    sent('LGG', 'US').map(({ says }) => says.en),
    ['this product does not go to United States: look again'],
  );
  assert.equal(sent('LAX', null).length, 1);
  // A gateway of Europe leads to all of it; a product that says no countries goes anywhere.
  assert.deepEqual([...sent('LGG', 'DE'), ...sent('LGG', null), ...sent(null, null)], []);
  assert.deepEqual(warningsOf(sound), []);
});

test('what is delivered to Amazon names a warehouse and shipments of the right shape', () => {
  const route = { ...sound.route, warehouseCode: null, fbaIds: ['FB18QZ33'], amazonRef: '7XK2' };
  assert.deepEqual(errorsOf({ ...sound, route }), ['route.warehouseCode', 'route.fbaIds', 'route.amazonRef']);
});

test('goods with batteries need a UN number and both papers, liquids only their MSDS', () => {
  const battery = soundTrust([soundLine(1, { special: ['battery'] })]);
  assert.deepEqual(errorsOf(battery), [at('unNo'), at('un383File'), at('msdsFile')]);
  const liquid = soundTrust([soundLine(1, { special: ['liquid'] })]);
  assert.deepEqual(errorsOf(liquid), [at('msdsFile')]);
  const there = soundLine(1, {
    special: ['battery'],
    unNo: 'UN3481',
    un383File: lineId(8),
    msdsFile: lineId(9),
  });
  assert.deepEqual(errorsOf(soundTrust([there])), []);
});

test('net weight is no more than gross, and nothing arrives before it is ready', () => {
  assert.deepEqual(errorsOf(soundTrust([soundLine(1, { netWeight: '14.601' })])), [at('netWeight')]);
  assert.deepEqual(errorsOf(soundTrust([soundLine(1, { netWeight: '14.600' })])), []);
  const early = { ...sound, service: { ...sound.service, latestArrival: '2026-11-23' } };
  assert.deepEqual(errorsOf(early), ['service.latestArrival']);
});

test('what may be a slip only warns: check digits, tariff numbers that differ, a missing EIN, a credit hold', () => {
  assert.deepEqual(warningsOf(soundTrust([soundLine(1, { hsCn: '6109100010' })])), [at('hsDest')]);
  assert.deepEqual(warningsOf({ ...sound, parties: { ...sound.parties, ein: '00-0123456' } }), [
    'parties.ein',
  ]);
  assert.deepEqual(warningsOf({ ...sound, parties: { ...sound.parties, ein: null } }), ['parties.ein']);
  const awb = { ...sound, route: { ...sound.route, masterNo: '784-12345670' } };
  assert.deepEqual([errorsOf(awb), warningsOf(awb)], [[], ['route.masterNo']]);
  const held = findingsOfTrust(sound, { onHold: true });
  assert.deepEqual([held.errors, held.warnings.length], [[], 1]);
});

test('the checklist follows product and flags, and counts papers line by line', () => {
  const lines = [
    soundLine(1, { special: ['battery'], un383File: lineId(9) }),
    soundLine(2, { special: ['battery'] }),
  ];
  const content = { ...soundTrust(lines), service: { ...sound.service, services: ['clearance' as const] } };
  const list = checklistOf(content, ['POA'], []).map(
    ({ document, wanted, there }) => `${document} ${there}/${wanted}`,
  );
  assert.deepEqual(list, ['CI 0/1', 'PL 0/1', 'UN383 1/2', 'MSDS 0/2', 'APPRAISAL 0/1', 'POA 1/1']);
});
