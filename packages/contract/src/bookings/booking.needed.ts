import type { DocumentPath, SaidAt } from '../documents/document.path.ts';
import { openAt } from '../documents/document.path.ts';
import type { Text } from '../kernel/text.ts';
import type { PickupService } from './booking.codes.ts';
import { neededOfDangerous } from './booking.dangerous.ts';
import type { BookingContent } from './booking-content.ts';

const neededOfParty = ['name', 'tel', 'address'] as const;
/** Without its number: who brings none, gets the next one of the sales company's series when it is confirmed. */
const neededOfHouse = ['bookingPkgsNum', 'bookingGrossWeight', 'bookingVolume', 'customsType'] as const;
const neededOfItem = ['nameZh', 'quantity', 'kilograms'] as const;
const neededOfDimension = ['count', 'length', 'width', 'height'] as const;

/** The fields of each pickup service; the others are not asked for and a form does not show them. */
export const fieldsOfService = {
  frontWarehouse: ['warehouseCode'],
  ownPickup: ['pickupAddress', 'pickupContact', 'pickupPhone'],
  selfDelivery: ['transferAddress', 'transferPhone'],
} as const satisfies Record<PickupService, readonly (keyof BookingContent['pickup'])[]>;

/** The fields that have to be filled in before a booking with this content can be submitted; a form marks them. */
export function neededFields(content: BookingContent): DocumentPath[] {
  const { flight, houses, parties, cargo, pickup } = content;
  const own = (['notify', 'alsoNotify'] as const).filter((role) => parties[role] !== null);
  return [
    'flight.product',
    'flight.origin',
    'flight.destination',
    'flight.reservedFlight',
    'flight.flightDate',
    'flight.waybillKind',
    ...(flight.waybillKind === 'separate' ? ['houses.rows'] : []),
    ...houses.rows.flatMap(({ id }) => neededOfHouse.map((key) => `houses.rows.${id}.${key}`)),
    ...(['shipper', 'consignee'] as const).flatMap((role) =>
      neededOfParty.map((key) => `parties.${role}.${key}`),
    ),
    ...own.flatMap((role) => [`parties.${role}.name`, `parties.${role}.address`]),
    'cargo.goodsName',
    ...cargo.dimensions.flatMap(({ id }) => neededOfDimension.map((key) => `cargo.dimensions.${id}.${key}`)),
    ...cargo.items.flatMap(({ id }) => neededOfItem.map((key) => `cargo.items.${id}.${key}`)),
    ...neededOfDangerous(content),
    'terms.paymentType',
    'terms.billType',
    'terms.salesCompany',
    'pickup.service',
    ...(pickup.service === null ? [] : fieldsOfService[pickup.service].map((key) => `pickup.${key}`)),
    'pickup.deadline',
  ];
}

/** What is not filled in yet, and has to be. */
export function openNeeds(content: BookingContent): SaidAt[] {
  return openAt(content, neededFields(content), {
    'houses.rows': noHouse,
    'dangerous.special': noNature,
    'dangerous.rows': noUnNo,
  });
}

const noHouse: Text = { zh: '至少要有一行分单', en: 'at least one house waybill' };
const noNature: Text = { zh: '请选择货物性质，普货也要选', en: 'say what the goods are, general cargo too' };
const noUnNo: Text = {
  zh: '带电或危险品须填写 UN 编号',
  en: 'batteries and dangerous goods have a UN number',
};
