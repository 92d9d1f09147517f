import type { DocumentPath } from '@loadline/contract/documents/document.path';
import { keysAt } from '@loadline/contract/kernel/resource';
import { say } from '@loadline/contract/kernel/text';
import { type TrustContent, trustBlocks } from '@loadline/contract/trusts/trust-content';
import { trustLine } from '@loadline/contract/trusts/trust-line';
import { type TrustParty, trustParty } from '@loadline/contract/trusts/trust-party';
import type { Words } from '../../../kernel/words.ts';

/** A part of a trust order whose fields can be asked to change. */
export interface AmendPlace {
  readonly key: DocumentPath;
  readonly label: string;
  readonly paths: readonly DocumentPath[];
}

const companies = ['shipper', 'consignee', 'notify', 'alsoNotify', 'importer', 'billTo'] as const;
const numbers = ['ein', 'eori', 'vat', 'ioss'] as const;

/** The parts in the order of the form; goods line by line. */
export function amendPlaces(content: TrustContent, { t, language }: Words): AmendPlace[] {
  const { service, parties, route, cargo, terms } = trustBlocks;
  const routeKeys = keysAt(route, 'detail').filter((key) => key !== 'pickup');
  return [
    placeOf('service', say(service.label, language), keysAt(service, 'detail')),
    ...companies.map((role) =>
      placeOf(`parties.${role}`, say(parties.fields[role].label, language), keysAt(trustParty, 'detail')),
    ),
    placeOf('parties', t('trust.parties.ids'), numbers),
    placeOf('route', say(route.label, language), routeKeys),
    placeOf('route.pickup', say(route.fields.pickup.label, language), keysAt(trustParty, 'detail')),
    placeOf('cargo', say(cargo.label, language), ['packageType', 'marks']),
    ...content.cargo.lines.map(({ id, nameZh, nameEn }, at) =>
      placeOf(
        `cargo.lines.${id}`,
        [t('trust.cargo.line', { line: at + 1 }), language === 'en' ? nameEn : nameZh].join(' '),
        keysAt(trustLine, 'update').filter((key) => key !== 'id'),
      ),
    ),
    placeOf('terms', say(terms.label, language), keysAt(terms, 'detail')),
  ];
}

function placeOf(key: DocumentPath, label: string, keys: readonly string[]): AmendPlace {
  return { key, label, paths: keys.map((one) => `${key}.${one}`) };
}

/** The company a path leads into that nobody has named yet: it is begun before one of its fields can be written. */
export function companyToBegin(content: unknown, path: DocumentPath): DocumentPath | undefined {
  const [block, key = '', field] = path.split('.');
  if (field === undefined || block === 'cargo') return undefined;
  const inside: unknown = Reflect.get(Object(content), block ?? '');
  return Reflect.get(Object(inside), key) === null ? `${block}.${key}` : undefined;
}

export const blankParty: TrustParty = {
  company: null,
  contact: null,
  phone: null,
  email: null,
  country: null,
  state: null,
  city: null,
  address: null,
  postCode: null,
};
