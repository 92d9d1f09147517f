import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentTypes } from '../codes/document-type.ts';
import { fieldAt } from '../documents/document.path.ts';
import { codesOf } from '../kernel/code.ts';
import { keysAt } from '../kernel/resource.ts';
import { bookingFiles } from './booking.documents.ts';
import { booking } from './booking.ts';
import { contentFields } from './booking-content.ts';
import { bookingRoles } from './booking-party.ts';

const row = '0198c0de-0000-7000-8000-000000000001';

/** Fails unless a customer can type all of these. */
function assertTyped(paths: readonly string[]): void {
  for (const path of paths) assert.ok(fieldAt(contentFields, path)?.places.includes('create'), path);
}

test('a booking tells its waybill, product, goods, and what was booked beside what the warehouse measured', () => {
  const told = [
    'mawbNo',
    'product',
    'quantity',
    'grossWeight',
    'volume',
    'billingWeight',
    'wmsQuantity',
    'wmsGrossWeight',
    'wmsVolume',
    'wmsBillingWeight',
    'goodsName',
  ];
  const listed: string[] = keysAt(booking, 'list');
  assert.deepEqual(
    told.filter((key) => !listed.includes(key)),
    [],
  );
});

test('the cargo of a booking is typed with its marks, its goods name and its dimensions in cm or inch', () => {
  const sides = ['length', 'width', 'height'].map((side) => `cargo.dimensions.${row}.${side}`);
  assertTyped(['cargo.marks', 'cargo.goodsName', 'cargo.unit', ...sides]);
  const unit = fieldAt(contentFields, 'cargo.unit');
  assert.deepEqual(unit?.kind === 'code' ? codesOf(unit.table) : [], ['cm', 'inch']);
});

test('a house waybill is typed with number, ship bill, seal, packages, weight, volume and customs type', () => {
  const keys = [
    'hawbNo',
    'shipBill',
    'sealNo',
    'bookingPkgsNum',
    'bookingGrossWeight',
    'bookingVolume',
    'customsType',
  ];
  assertTyped(keys.map((key) => `houses.rows.${row}.${key}`));
});

test('shipper, consignee, notify and also-notify are typed with name, telephone and address', () => {
  assert.deepEqual(codesOf(bookingRoles), ['shipper', 'consignee', 'notify', 'alsoNotify']);
  const parts = ['name', 'tel', 'address'];
  assertTyped(codesOf(bookingRoles).flatMap((role) => parts.map((part) => `parties.${role}.${part}`)));
});

test('an item of a booking is typed with product code, Chinese name, quantity and kilograms', () => {
  const keys = ['productCode', 'nameZh', 'quantity', 'kilograms'];
  assertTyped(keys.map((key) => `cargo.items.${row}.${key}`));
});

test('flight, terms and pickup of a booking are typed as the specification lists them', () => {
  assertTyped([
    'flight.waybillKind',
    'terms.paymentType',
    'terms.billType',
    'terms.salesCompany',
    'flight.reservedFlight',
    'flight.flightDate',
    'flight.position',
    'flight.specialPrice',
    'flight.remark',
    'pickup.service',
    'pickup.warehouseCode',
    'pickup.pickupAddress',
    'pickup.transferAddress',
    'pickup.transferPhone',
    'pickup.deadline',
  ]);
});

test('a booking holds files for the export declaration and for the import clearance', () => {
  const { exportDeclaration, importClearance } = bookingFiles;
  assert.equal(documentTypes.codes[exportDeclaration].en, 'Customs declaration document');
  assert.equal(documentTypes.codes[importClearance].en, 'Import clearance document');
});
