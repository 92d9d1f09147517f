import { fbaWarehouseOf } from '../codes/fba-warehouse.ts';
import type { DocumentPath, SaidAt } from '../documents/document.path.ts';
import { labelAt, openAt, required, valueAt } from '../documents/document.path.ts';
import type { Finding } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import type { TrustContent } from './trust-content.ts';
import { contentFields } from './trust-content.ts';

const neededOfParty = ['company', 'contact', 'phone', 'country', 'city', 'address'] as const;
const neededOfLine = [
  'nameZh',
  'nameEn',
  'hsDest',
  'material',
  'usage',
  'cartons',
  'length',
  'width',
  'height',
  'grossWeight',
  'quantity',
  'unitPriceUsd',
] as const;

/** The fields that have to be filled in before a trust order with this content can be submitted; a form marks them. */
export function neededFields({ service, parties, route, cargo }: TrustContent): DocumentPath[] {
  const pickup =
    route.handover === 'pickup' ? ['route.pickup.address', 'route.pickup.contact', 'route.pickup.phone'] : [];
  const own = (['notify', 'alsoNotify', 'importer', 'billTo'] as const).filter(
    (role) => parties[role] !== null,
  );
  const declared = service.services.includes('exportDeclaration');
  const linesNeed = declared ? ['hsCn', ...neededOfLine] : neededOfLine;
  return [
    'service.mode',
    ...(service.mode === '2' || service.mode === '4' ? ['service.load'] : []),
    'service.channelName',
    'service.incoterm',
    'service.cargoReady',
    ...(declared ? ['service.exportMode'] : []),
    ...(service.services.includes('clearance') ? ['service.duty'] : []),
    ...(['shipper', 'consignee'] as const).flatMap((role) =>
      neededOfParty.map((key) => `parties.${role}.${key}`),
    ),
    ...(hasPlace(route.warehouseCode, parties.consignee?.country) ? [] : ['parties.consignee.postCode']),
    ...own.flatMap((role) => [`parties.${role}.company`, `parties.${role}.address`]),
    'route.handover',
    ...pickup,
    ...(route.handover === 'dropOff' ? ['route.dropOff'] : []),
    'route.origin',
    'route.destination',
    'route.deliveryType',
    ...(route.deliveryType === 'fba' || route.deliveryType === 'overseasWarehouse'
      ? ['route.warehouseCode']
      : []),
    ...(route.deliveryType === 'fba' ? ['route.fbaIds'] : []),
    'terms.payment',
    'terms.currency',
    ...(service.services.includes('insurance') ? ['terms.insuranceValue'] : []),
    'cargo.lines',
    ...cargo.lines.flatMap(({ id }) => linesNeed.map((key) => `cargo.lines.${id}.${key}`)),
  ];
}

/** A warehouse on the list has its own address, and Hong Kong no postcodes. */
function hasPlace(warehouseCode: string | null, country: string | null | undefined): boolean {
  return country === 'HK' || fbaWarehouseOf((warehouseCode ?? '').toUpperCase()) !== undefined;
}

/** What is not filled in yet, and has to be. */
export function openNeeds(content: TrustContent): SaidAt[] {
  return openAt(content, neededFields(content), {
    'cargo.lines': noLine,
    'route.warehouseCode': noWarehouse,
  });
}

const noLine: Text = { zh: '至少要有一行货物', en: 'at least one line of goods' };
const noWarehouse: Text = { zh: '派送至仓库时不能为空', en: 'required for delivery to a warehouse' };

/** The finding that nothing stands at a path; none where something does. */
export function requiredAt(content: TrustContent, path: DocumentPath): Finding[] {
  if (valueAt(content, path) !== null) return [];
  return [{ path, label: labelAt(contentFields, content, path) ?? { zh: path, en: path }, says: required }];
}
