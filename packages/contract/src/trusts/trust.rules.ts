import { hsDigits } from '../checks/hs.ts';
import { checkEin } from '../checks/united-states.ts';
import { checkVat } from '../checks/vat.ts';
import { checkAirWaybill } from '../checks/waybill.ts';
import { oddForProduct } from '../codes/countries-served.ts';
import { documentTypes } from '../codes/document-type.ts';
import { oddForCountry, oddForMode } from '../codes/place-route.ts';
import type { SaidAt } from '../documents/document.path.ts';
import { labelAt } from '../documents/document.path.ts';
import { exact, isLess } from '../kernel/decimal.ts';
import type { Finding } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import { documentsOfLine, fileOfLine } from './trust.documents.ts';
import { openNeeds } from './trust.needed.ts';
import { orderErrors } from './trust.order-findings.ts';
import { brokenInTrust } from './trust.orders.ts';
import type { TrustContent } from './trust-content.ts';
import { contentFields, partyOf } from './trust-content.ts';
import type { TrustLine } from './trust-line.ts';
import type { TrustParty } from './trust-party.ts';

/** What the rules find: `errors` refuse the submission, `warnings` are told and let through. Paths are a `DocumentPath`. */
export interface TrustFindings {
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** What else is known when a trust order is submitted. */
export interface TrustFacts {
  /** The customer's credit is on hold: submitting is allowed, accepting is not. */
  readonly onHold?: boolean;
  /** Where the product goes; none: anywhere, or nobody knows. */
  readonly served?: readonly string[];
}

/**
 * All that is wrong with a trust order that is to be submitted, and all that is merely odd. Server and form ask the same
 * function, so that a button is never offered that the server refuses.
 */
export function findingsOfTrust(
  content: TrustContent,
  { onHold = false, served = [] }: TrustFacts = {},
): TrustFindings {
  const errors = [
    ...openNeeds(content),
    ...dateErrors(content),
    ...partyErrors(content),
    ...routeErrors(content),
    ...content.cargo.lines.flatMap(lineErrors),
  ];
  const ofOrder = errors.length === 0 ? orderErrors(content) : [];
  const warnings = [
    ...productWarnings(content, served),
    ...routeWarnings(content),
    ...numberWarnings(content),
    ...content.cargo.lines.flatMap(lineWarnings),
    ...(onHold ? [{ path: 'parties.billTo', says: creditOnHold }] : []),
  ];
  return {
    errors: [...errors, ...ofOrder].map((one) => findingAt(content, one)),
    warnings: warnings.map((one) => findingAt(content, one)),
  };
}

function findingAt(content: TrustContent, { path, says }: SaidAt): Finding {
  return { path, label: labelAt(contentFields, content, path) ?? { zh: '委托单', en: 'Trust order' }, says };
}

const creditOnHold: Text = {
  zh: '贵司账户信用已冻结：可以提交，解冻后才能受理',
  en: 'your credit is on hold: you can submit, it is accepted once the hold is lifted',
};

function dateErrors({ service: { cargoReady, latestArrival } }: TrustContent): SaidAt[] {
  if (!cargoReady || !latestArrival || latestArrival >= cargoReady) return [];
  return [
    {
      path: 'service.latestArrival',
      says: { zh: `不能早于备货完成 ${cargoReady}`, en: `not before the cargo is ready on ${cargoReady}` },
    },
  ];
}

function partyErrors(content: TrustContent): SaidAt[] {
  const { service, parties } = content;
  const toOrder = service.mode === '1' && isToOrder(parties.consignee);
  return [
    ...(toOrder ? [{ path: 'parties.consignee.company', says: notToOrder }] : []),
    ...brokenInTrust(content),
  ];
}

/** An air waybill is no document of title: nobody can be consignee "to order". */
function isToOrder(consignee: TrustParty | null): boolean {
  return [consignee?.company, consignee?.address].some((text) => /\bTO\s+(THE\s+)?ORDER\b/i.test(text ?? ''));
}

const notToOrder: Text = {
  zh: '空运单不可转让，收货人不能为 TO ORDER',
  en: 'an air waybill is not negotiable: name the consignee, not TO ORDER',
};
function routeErrors({ service, route }: TrustContent): SaidAt[] {
  const awb =
    service.mode === '1' && route.masterNo !== null && checkAirWaybill(route.masterNo) === 'malformed';
  return awb ? [{ path: 'route.masterNo', says: awbShape }] : [];
}

/** A product that goes elsewhere. */
function productWarnings({ parties, route }: TrustContent, served: readonly string[]): SaidAt[] {
  const says = oddForProduct(served, parties.consignee?.country, route.destination);
  return says ? [{ path: 'service.channelName', says }] : [];
}

/** Ports of another mode, and goods for a country that are sent to another one, happen; mostly they are slips. */
function routeWarnings({ service: { mode }, parties, route }: TrustContent): SaidAt[] {
  const { origin, destination } = route;
  const odd = {
    'route.origin': oddForMode(mode, origin),
    'route.destination':
      oddForMode(mode, destination) ?? oddForCountry(destination, parties.consignee?.country),
  };
  return Object.entries(odd).flatMap(([path, says]) => (says ? [{ path, says }] : []));
}

const awbShape: Text = { zh: '应为 11 位数字，如 784-12345675', en: '11 digits such as 784-12345675' };

function lineErrors(line: TrustLine): SaidAt[] {
  const at = (key: keyof TrustLine) => `cargo.lines.${line.id}.${key}`;
  const { grossWeight: gross, netWeight: net, special } = line;
  const files = documentsOfLine(special).filter((document) => line[fileOfLine[document]] === null);
  const numbered = special.includes('battery') || special.includes('dangerous');
  return [
    ...(gross && net && isLess(exact(gross), exact(net)) ? [{ path: at('netWeight'), says: tooNet }] : []),
    ...(numbered && line.unNo === null ? [{ path: at('unNo'), says: noUn }] : []),
    ...files.map((document) => ({
      path: at(fileOfLine[document]),
      says: noFile(documentTypes.codes[document]),
    })),
  ];
}

const tooNet: Text = { zh: '净重不能大于毛重', en: 'cannot be more than the gross weight' };
const noUn: Text = { zh: '带电或危险品须填写', en: 'required for batteries and dangerous goods' };

function noFile({ zh, en }: Text): Text {
  return { zh: `按货物属性须上传${zh}`, en: `upload the ${en}: the goods’ properties need it` };
}

/** Check digits only warn: a number may be older than its rule. */
function numberWarnings(content: TrustContent): SaidAt[] {
  const { service, parties, route } = content;
  const awb =
    service.mode === '1' && route.masterNo !== null && checkAirWaybill(route.masterNo) === 'wrong-digit';
  const importer = partyOf(content, 'importer')?.country;
  return [
    ...(parties.ein && checkEin(parties.ein) === 'wrong-digit'
      ? [{ path: 'parties.ein', says: oddEin }]
      : []),
    ...(importer === 'US' && parties.ein === null ? [{ path: 'parties.ein', says: noEin }] : []),
    ...(parties.vat && checkVat(parties.vat) === 'wrong-digit'
      ? [{ path: 'parties.vat', says: oddDigit }]
      : []),
    ...(awb ? [{ path: 'route.masterNo', says: oddDigit }] : []),
  ];
}

const oddEin: Text = {
  zh: '前两位不是 IRS 发放的号段，请核对',
  en: 'the first two digits are none the IRS gives: look again',
};
const noEin: Text = { zh: '美国进口商通常须有 EIN', en: 'an importer in the US usually needs one' };
const oddDigit: Text = { zh: '校验位不符，请核对', en: 'the check digit does not match: look again' };

function lineWarnings({ id, hsCn, hsDest }: TrustLine): SaidAt[] {
  if (!hsCn || !hsDest) return [];
  const [here, there] = [hsDigits(hsCn).slice(0, 6), hsDigits(hsDest).slice(0, 6)];
  if (here === there) return [];
  return [
    {
      path: `cargo.lines.${id}.hsDest`,
      says: {
        zh: `前 6 位应与中国HS编码一致：${here}，现在是 ${there}`,
        en: `its first 6 digits should be those of the China code, ${here}, not ${there}`,
      },
    },
  ];
}
