import { isCode } from '../kernel/code.ts';
import { places, zoneOfPlace } from './place.ts';

/** Countries that have one zone as far as their ports and terminals go. */
const zoneOfCountry: Readonly<Record<string, string>> = {
  CN: 'Asia/Shanghai',
  HK: 'Asia/Hong_Kong',
  TW: 'Asia/Taipei',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  SG: 'Asia/Singapore',
  MY: 'Asia/Kuala_Lumpur',
  TH: 'Asia/Bangkok',
  VN: 'Asia/Ho_Chi_Minh',
  PH: 'Asia/Manila',
  IN: 'Asia/Kolkata',
  LK: 'Asia/Colombo',
  AE: 'Asia/Dubai',
  OM: 'Asia/Muscat',
  SA: 'Asia/Riyadh',
  EG: 'Africa/Cairo',
  TR: 'Europe/Istanbul',
  GR: 'Europe/Athens',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  AT: 'Europe/Vienna',
  HU: 'Europe/Budapest',
  RO: 'Europe/Bucharest',
  DE: 'Europe/Berlin',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  LU: 'Europe/Luxembourg',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  CH: 'Europe/Zurich',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
  SE: 'Europe/Stockholm',
  DK: 'Europe/Copenhagen',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  PA: 'America/Panama',
};

const portZones: Readonly<Record<string, string>> = {
  USOAK: 'America/Los_Angeles',
  USSEA: 'America/Los_Angeles',
  USTIW: 'America/Los_Angeles',
  USEWR: 'America/New_York',
  USCHS: 'America/New_York',
  USORF: 'America/New_York',
  USBAL: 'America/New_York',
  USPHL: 'America/New_York',
  USMIA: 'America/New_York',
  USBOS: 'America/New_York',
  USJAX: 'America/New_York',
  USHOU: 'America/Chicago',
  USMSY: 'America/Chicago',
  USCHI: 'America/Chicago',
  USDAL: 'America/Chicago',
  USMEM: 'America/Chicago',
  CAVAN: 'America/Vancouver',
  CAPRR: 'America/Vancouver',
  CATOR: 'America/Toronto',
  CAMTR: 'America/Toronto',
  CAHAL: 'America/Halifax',
  MXZLO: 'America/Mexico_City',
};

/** The IANA zone of a UN/LOCODE; undefined where the country has several and the port is not known here. */
export function zoneOfPort(locode: string): string | undefined {
  if (isCode(places, locode)) return zoneOfPlace[locode];
  return portZones[locode] ?? zoneOfCountry[locode.slice(0, 2)];
}
