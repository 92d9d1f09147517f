import type { CodeOf } from '../kernel/code.ts';
import { addCode, codeTableOf } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import { fbaWarehouseCodes, isFbaCode, zoneOfFba } from './fba-warehouse.ts';
import type { knownPlaceKinds } from './place-kind.ts';
import { airportsOfAmerica } from './places/airports-america.ts';
import { airportsOfAsia } from './places/airports-asia.ts';
import { airportsOfChina } from './places/airports-china.ts';
import { airportsOfEurope } from './places/airports-europe.ts';
import { portsOfAmerica } from './places/ports-america.ts';
import { portsOfAsia } from './places/ports-asia.ts';
import { portsOfChina } from './places/ports-china.ts';
import { portsOfEurope } from './places/ports-europe.ts';
import { terminals } from './places/terminals.ts';

/** Where cargo changes hands: an airport by its IATA code, a warehouse of ours by its own, anything else by its UN/LOCODE. */
export interface Place extends Text {
  readonly code: string;
  readonly kind: CodeOf<typeof knownPlaceKinds>;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The IANA zone: times are told as they are there. */
  readonly zone: string;
}

export interface BundledPlace extends Place {
  /** Offered until the installation says otherwise; all are accepted. */
  readonly offered: boolean;
}

// @__NO_SIDE_EFFECTS__
function bundle(): BundledPlace[] {
  const airportLists = [airportsOfChina, airportsOfAsia, airportsOfEurope, airportsOfAmerica];
  return [
    ...airportLists.flatMap((list) => placesIn('airport', list)),
    ...[portsOfChina, portsOfAsia, portsOfEurope, portsOfAmerica].flatMap((list) => placesIn('port', list)),
    ...placesIn('terminal', terminals),
  ];
}

function placesIn(kind: Place['kind'], list: Readonly<Record<string, string>>): BundledPlace[] {
  return Object.entries(list).flatMap(([where, lines]) => {
    const [country = '', zone = ''] = where.split(' ');
    return lines
      .trim()
      .split('\n')
      .map((line) => {
        const [, offered, code = '', zh = '', en = ''] = /^(\+?)(\S+) (\S+) (.+)$/.exec(line) ?? [];
        return { code, kind, country, zone, zh, en, offered: offered === '+' };
      });
  });
}

/** Every place that the program knows by itself; the airports that the specification names are the first. */
export const bundledPlaces: readonly BundledPlace[] = bundle();

const known = /* @__PURE__ */ new Map<string, Place>(bundledPlaces.map((place) => [place.code, place]));

/** The zones of our warehouses. */
const ownClocks = /* @__PURE__ */ new Map<string, string>();

/** Airports by their names alone. */
export const airports = codeTableOf(
  'airport',
  bundledPlaces.filter(({ kind }) => kind === 'airport').map(({ code, zh, en }) => [code, { zh, en }]),
  'by installation',
);

const named = /* @__PURE__ */ bundledPlaces.map((place): [string, Text] => [place.code, wordsOf(place)]);

/** All places that cargo is sent from and to; of a name that a port or a town has too, the airport is called one. */
export const places = codeTableOf('place', named, 'by installation');

/** The same with our warehouses and Amazon's: where it was, in words. */
export const knownPlaces = codeTableOf(
  'known place',
  [...named, ...fbaWarehouseCodes.map((code): [string, Text] => [code, fbaWords(code)])],
  'by installation',
);

function fbaWords(code: string): Text {
  return { zh: `亚马逊 ${code}`, en: `Amazon ${code}` };
}

function wordsOf({ kind, zh, en }: Pick<Place, 'kind' | 'zh' | 'en'>): Text {
  return kind === 'airport' ? { zh: `${zh}机场`, en: `${en} airport` } : { zh, en };
}

/** A place with nothing but a name: cargo is told to have been there, and nothing is sent from or to it by its code. */
export type NamedPlace = {
  readonly [K in keyof Place]: K extends 'country' | 'zone' ? string | null : Place[K];
};

/** A place that the installation has added or calls by names of its own: from now on it is known everywhere. */
export function knowPlace({ country, zone, ...place }: NamedPlace): void {
  addCode(knownPlaces, place.code, wordsOf(place));
  if (place.kind === 'warehouse' && zone !== null) ownClocks.set(place.code, zone);
  if (country === null || zone === null) return;
  known.set(place.code, { ...place, country, zone });
  addCode(places, place.code, wordsOf(place));
  if (place.kind === 'airport') addCode(airports, place.code, { zh: place.zh, en: place.en });
}

/** Whether it is a warehouse of ours, which lies at no certain part of an order's way. */
export function isOwnWarehouse(code: string): boolean {
  return ownClocks.has(code) && !known.has(code);
}

export function placeOf(code: string): Place | undefined {
  return known.get(code);
}

/**
 * The IANA zone of a place by its code. A warehouse of Amazon's that is not listed has that of the airport it is called
 * after; a UN/LOCODE that is not known that of its country, where all places that are known there have one; for any other
 * text undefined.
 */
export function zoneOf(code: string): string | undefined {
  return (
    known.get(code)?.zone ??
    ownClocks.get(code) ??
    (isFbaCode(code) ? (zoneOfFba(code) ?? known.get(code.slice(0, 3))?.zone) : undefined) ??
    (/^[A-Z]{2}[A-Z0-9]{3}$/.test(code) ? zoneOfCountry(code.slice(0, 2)) : undefined)
  );
}

function zoneOfCountry(country: string): string | undefined {
  const zones = new Set(bundledPlaces.filter((place) => place.country === country).map(({ zone }) => zone));
  return zones.size === 1 ? [...zones][0] : undefined;
}
