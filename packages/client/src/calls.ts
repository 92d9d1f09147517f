// Made from the OpenAPI description by `node tools/client.ts`: the contract is changed, never this file.

/** A UUID. */
export type Id = string;
/** A moment, ISO 8601 in UTC. */
export type Instant = string;
/** A calendar day, YYYY-MM-DD, without a zone. */
export type Day = string;
/** An exact decimal: a text, so that no digit is lost. */
export type Decimal = string;
/** A page of a list; `next` is where the following one begins, null on the last. */
export interface Page<T> {
  rows: T[];
  next: string | null;
}

export interface SignedInUser {
  userId: Id; orgId: Id; username: string; name: string; company: { zh: string; en: string };
  permissions: string[]; kind: 'customer' | 'forwarder'; role: { zh: string; en: string } | null;
  mustEnrol: boolean; viewingAs: boolean;
}

export interface Session {
  access_token: string; token_type: string; user: SignedInUser;
}

export type OrderStatus =
  'ORDERED' | 'WH_IN' | 'WH_OUT' | 'EXPORT_RELEASED' | 'DEPARTED' | 'ARRIVED' | 'IN_CLEARANCE' | 'DELIVERED' |
  'SIGNED' | 'CANCELLED' | 'CLOSED';

export type Sort =
  '-orderTime' | 'orderTime' | '-statusDate' | 'statusDate' | '-eta' | 'eta' | '-chargingWeight' |
  'chargingWeight';

export interface Order {
  id: Id; orderNumber: string; status: OrderStatus; statusDate: Instant; channelName: string;
  channelNameEn: string; transportType: '1' | '2' | '3' | '4' | null; destinationCountry: string;
  referenceNumber: string; trackingNo: string | null; actualPksNum: number | null;
  actualVolume: Decimal | null; chargingWeight: Decimal | null; chargingUnit: 'kg' | 'lb' | 'RT';
  orderTime: Instant; eta: Day | null; fbaNo: string | null; isCustoms: boolean; onHold: boolean;
  abnormal: number; quantity: number; grossWeight: Decimal; volume: Decimal; actualWeight: Decimal | null;
  consignee: string | null; createdBy: string; flights: string; flightDate: Day | null;
}

export interface Count {
  total: number; more: boolean; notFound: string[];
}

export interface Value {
  currency: string; amount: Decimal; rows: number;
}

export interface Totals {
  rows: number; declared: number; pieces: number; grossWeight: Decimal; volume: Decimal; chargeable: Decimal;
  charged: number; values: Value[];
}

export interface OrderOverview {
  total: number; updatedToday: number; byStatus: { status: OrderStatus; count: number }[];
  channels: { name: string; nameEn: string }[];
}

export type Service =
  'pickup' | 'warehousing' | 'exportDeclaration' | 'trunk' | 'clearance' | 'delivery' | 'insurance' |
  'labelCompliance';

export interface OrdersOrder {
  id: Id; orderNumber: string; status: OrderStatus; statusDate: Instant; channelName: string;
  channelNameEn: string; transportType: '1' | '2' | '3' | '4' | null; destinationCountry: string;
  referenceNumber: string; trackingNo: string | null; actualPksNum: number | null;
  actualVolume: Decimal | null; chargingWeight: Decimal | null; chargingUnit: 'kg' | 'lb' | 'RT';
  orderTime: Instant; eta: Day | null; fbaNo: string | null; isCustoms: boolean; transferNo: string | null;
  route: string | null; quantity: number; grossWeight: Decimal; volume: Decimal; actualWeight: Decimal | null;
  weighbridgeWeight: Decimal | null; isSelfClearance: boolean; amazonRef: string | null;
  warehouseCode: string | null; onHold: boolean; abnormal: number; isPublic: boolean; remark: string | null;
  cutOff: Instant | null; services: Service[]; version: number; contact: string | null; refNo: string;
  billingWeight: Decimal | null; origin: string | null; destination: string | null;
}

export interface Party {
  role: 'sender' | 'consignee' | 'notifier'; company: string; address: string; city: string | null;
  state: string | null; postCode: string | null; tel: string | null; fax: string | null; email: string | null;
}

export type SpecialProperty =
  'general' | 'battery' | 'magnetic' | 'liquid' | 'powder' | 'dangerous';

export interface BindingChanged {
  kind: 'hts' | 'hsCn' | 'mid'; was: string; now: string; on: Day;
}

export interface Goods {
  lineNo: number; nameZh: string; nameEn: string; hsCn: string | null; hsDest: string; brand: string | null;
  model: string | null; material: string; usage: string; special: SpecialProperty[]; declaredQty: number;
  unitPriceUsd: Decimal; totalPriceUsd: Decimal; hsCnBound: string | null; mid: string | null;
  changes: BindingChanged[];
}

export interface CartonGroup {
  cartonNo: string; cartonCount: number; weight: Decimal; length: Decimal; width: Decimal; height: Decimal;
}

export type Stage =
  'ORDERED' | 'WH_IN' | 'WH_OUT' | 'EXPORT_RELEASED' | 'DEPARTED' | 'ARRIVED' | 'IN_CLEARANCE' | 'DELIVERED' |
  'SIGNED';

export interface Milestone {
  code: string; stage: Stage | null; classifier: 'PLN' | 'EST' | 'ACT'; occurredAt: Instant; zone: string;
  dayOnly: boolean; place: string | null; flightOrVessel: string | null; pieces: number | null;
  weight: Decimal | null; parcel: string | null; noteZh: string | null; noteEn: string | null;
  source: 'operator' | 'import' | 'system' | 'carrier';
}

export interface ExpectedArrival {
  day: Day; toldAt: Instant; source: 'operator' | 'import' | 'system' | 'carrier';
  flightOrVessel: string | null; noteZh: string | null; noteEn: string | null;
}

export interface Parcel {
  number: string; stage: Stage | null; occurredAt: Instant | null; zone: string | null;
  dayOnly: boolean | null; place: string | null;
}

export type Type =
  '1' | '2' | '8' | '10' | '11' | 'IMC' | 'CI' | 'PL' | 'MSDS' | 'UN383' | 'MAGNETISM' | 'APPRAISAL' | 'DGD' |
  'ISF' | 'POA' | 'BOND' | 'PGA' | 'APHIS' | 'AMS' | 'DEA' | 'NHTSA' | 'EPA' | 'FDA' | 'FSIS' | 'FWS' |
  'NMFS' | 'OMC' | 'TTB' | 'BL' | 'CO' | 'INSURANCE' | 'ARRIVAL' | 'DO' | 'WEIGHT' | 'MANIFEST' | 'RETURN' |
  'POD' | 'PAYMENT' | 'PHOTO' | 'ARTWORK';

export type Format =
  'pdf' | 'png' | 'jpg' | 'xlsx' | 'xls' | 'docx' | 'doc' | 'heic' | 'zip';

export interface OrdersFile {
  fileId: Id; name: string; type: Type; kind: Format; size: number; uploadedAt: Instant; uploader: string;
  byStaff: boolean; hasThumbnail: boolean; verdict: 'accepted' | 'refused' | null;
  verdictReason: string | null;
}

export interface Hold {
  holdId: Id; reason: 'payment' | 'customs' | 'docs'; note: string; placedAt: Instant;
  liftedAt: Instant | null; liftNote: string | null;
}

export interface Document {
  document: Type; state: 'missing' | 'uploaded' | 'accepted' | 'refused'; due: Instant | null;
  reason: string | null;
}

export interface Difference {
  path: string; from: string | null; to: string | null;
}

export interface OrderRequest {
  requestId: Id; kind: 'amend' | 'cancel'; state: 'PENDING' | 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN';
  reason: string; changes: Difference[]; askedBy: string; askedAt: Instant; decidedAt: Instant | null;
  answer: string | null; version: number;
}

export interface OrderDetail {
  order: OrdersOrder; weightTolerance: Decimal; bookingNo: string | null; parties: Party[]; goods: Goods[];
  cartons: CartonGroup[]; events: Milestone[]; arrivals: ExpectedArrival[]; parcels: Parcel[];
  files: OrdersFile[]; holds: Hold[]; checklist: Document[]; requests: OrderRequest[];
  previous: string | null; next: string | null;
}

export interface Change {
  field: string; from: string | null; to: string | null;
}

export interface HistoryEntry {
  at: Instant; who: string; action: string; changes: Change[];
}

export type Unit =
  'pcs' | 'each' | 'pair' | 'set' | 'dozen' | 'kg' | 'm' | 'm2' | 'l';

export type Origin =
  'CN' | 'HK' | 'US' | 'CA' | 'MX' | 'GB' | 'DE' | 'FR' | 'IT' | 'ES' | 'NL' | 'BE' | 'LU' | 'PL' | 'CZ' |
  'AT' | 'SK' | 'HU' | 'RO' | 'SE' | 'DK' | 'FI' | 'IE' | 'PT' | 'GR' | 'CH' | 'NO' | 'JP' | 'AD' | 'AE' |
  'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' |
  'BD' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' |
  'BW' | 'BY' | 'BZ' | 'CC' | 'CD' | 'CF' | 'CG' | 'CI' | 'CK' | 'CL' | 'CM' | 'CO' | 'CR' | 'CU' | 'CV' |
  'CW' | 'CX' | 'CY' | 'DJ' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ET' | 'FJ' | 'FK' |
  'FM' | 'FO' | 'GA' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GS' |
  'GT' | 'GU' | 'GW' | 'GY' | 'HM' | 'HN' | 'HR' | 'HT' | 'ID' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' |
  'IS' | 'JE' | 'JM' | 'JO' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' |
  'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' |
  'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' |
  'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' |
  'PF' | 'PG' | 'PH' | 'PK' | 'PM' | 'PN' | 'PR' | 'PS' | 'PW' | 'PY' | 'QA' | 'RE' | 'RS' | 'RU' | 'RW' |
  'SA' | 'SB' | 'SC' | 'SD' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' |
  'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' |
  'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' |
  'VN' | 'VU' | 'WF' | 'WS' | 'XK' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW';

export interface OrdersGoods {
  cartonNo: string; nameZh: string; nameEn: string; hsCn: string | null; hsDest: string; brand: string | null;
  model: string | null; material: string; usage: string; special: SpecialProperty[]; declaredQty: number;
  unit: Unit | null; unitPriceUsd: Decimal; totalPriceUsd: Decimal | null; origin: Origin | null;
  sku: string | null; asin: string | null; fnsku: string | null; salesUrl: string | null;
  pictureUrl: string | null;
}

export interface OrderForm {
  channelName: string; destinationCountry: string; referenceNumber: string; fbaNo: string | null;
  isCustoms: boolean; isSelfClearance: boolean; amazonRef: string | null; warehouseCode: string | null;
  remark: string | null; services: Service[]; vatNo: string | null; eoriNo: string | null;
  iossNo: string | null; ein: string | null; parties: Party[]; cartons: CartonGroup[]; goods: OrdersGoods[];
}

export type Part =
  'channel' | 'services' | 'cartons' | 'destination' | 'goods' | 'customs' | 'sender' | 'consignee' | 'tax' |
  'notifier' | 'reference' | 'remark';

export interface OrdersOrderForm {
  form: OrderForm; channelNameEn: string; version: number; status: OrderStatus; locked: Part[];
}

export interface Outcome {
  cancelled: boolean; request: OrderRequest | null;
}

export type RecordKind =
  'trust' | 'booking' | 'sheet' | 'order' | 'bill' | 'invoice' | 'dispute' | 'customs' | 'mawb' | 'label' |
  'clearance' | 'mid' | 'question' | 'unidentified';

export interface FilesOrder {
  id: Id; orderNumber: string; number: string;
}

export interface Match {
  name: string; type: Type | null; orders: FilesOrder[];
}

export type State =
  'STAGED' | 'COMMITTING' | 'DONE' | 'FAILED' | 'DISCARDED';

export type Column =
  'referenceNumber' | 'channelName' | 'destinationCountry' | 'fbaNo' | 'amazonRef' | 'warehouseCode' |
  'isCustoms' | 'isSelfClearance' | 'sender.company' | 'sender.address' | 'sender.postCode' | 'sender.tel' |
  'sender.fax' | 'sender.email' | 'consignee.company' | 'consignee.address' | 'consignee.city' |
  'consignee.state' | 'consignee.postCode' | 'consignee.tel' | 'consignee.fax' | 'consignee.email' |
  'notifier.company' | 'notifier.address' | 'notifier.postCode' | 'notifier.tel' | 'notifier.fax' |
  'notifier.email' | 'vatNo' | 'eoriNo' | 'iossNo' | 'ein' | 'cartonNo' | 'cartonCount' | 'cartonWeight' |
  'cartonLength' | 'cartonWidth' | 'cartonHeight' | 'nameZh' | 'nameEn' | 'hsCn' | 'hsDest' | 'brand' |
  'model' | 'material' | 'usage' | 'special' | 'declaredQty' | 'unit' | 'unitPriceUsd' | 'totalPriceUsd' |
  'origin' | 'sku' | 'asin' | 'fnsku' | 'salesUrl' | 'pictureUrl' | 'remark';

export type Finding =
  'E01' | 'E02' | 'E03' | 'E04' | 'E05' | 'E06' | 'E07' | 'E08' | 'E09' | 'E10' | 'E11' | 'E12' | 'E13' |
  'E14' | 'E15' | 'E16' | 'E24' | 'E25' | 'W01' | 'W02' | 'W03' | 'W04' | 'W06' | 'W09';

export interface Replacement {
  from: string; to: string; cells: number;
}

export interface Problem {
  key: Column; code: Finding; cells: number; firstRow: number; value: string | null;
  replacements: Replacement[];
}

export interface ColumnMatch {
  place: string; header: string; key: Column | null; unit: string | null; isAsked: boolean;
  clash: string | null; hiddenAs: Column | null;
}

export interface TheSameFile {
  importedOrders: number; id: Id; endedAt: string;
}

export interface OrderImport {
  id: Id; state: State; fileName: string; fileSize: number; sheet: string; layout: 'flat' | 'head';
  rows: number; readyRows: number; errorRows: number; errorCells: number; warningRows: number;
  changedRows: number; leftOutRows: number; failure: 'interrupted' | 'refused' | null; createdAt: Instant;
  createdByName: string; changedAt: Instant; endedAt: Instant | null; orders: number; readyOrders: number;
  writtenOrders: number; importedOrders: number; madeOrders: number; skippedOrders: number;
  problems: Problem[]; columns: ColumnMatch[]; otherSheets: string[]; sheets: string[]; missing: Column[];
  sameFile: TheSameFile | null;
}

export interface OrdersOrderImport {
  id: Id; state: State; fileName: string; fileSize: number; sheet: string; rows: number; errorRows: number;
  warningRows: number; failure: 'interrupted' | 'refused' | null; createdAt: Instant; createdByName: string;
  changedAt: Instant; endedAt: Instant | null; orders: number; importedOrders: number; skippedOrders: number;
}

export type Show =
  'all' | 'errors' | 'warnings' | 'changed' | 'leftOut';

export interface OrdersFinding {
  key: Column; code: Finding; value: string | null; suggestion: string | null; isSafe: boolean;
}

export type LeftOut =
  'total' | 'after' | 'sample' | 'hand' | 'hidden' | 'made';

export interface Row {
  row: number; cells: string[]; findings: OrdersFinding[]; changed: { key: Column; was: string }[];
  leftOut: LeftOut | null; madeAs: string | null;
}

export interface Cell {
  row: number; key: Column; value: string;
}

export type GoodsColumn =
  'sku' | 'nameZh' | 'nameEn' | 'hsCode' | 'brand' | 'model' | 'material' | 'currency' | 'purpose' |
  'priceDifference';

export type GoodsFinding =
  'E03' | 'E04' | 'E07' | 'E16' | 'E24' | 'E25' | 'W06' | 'E21' | 'E22' | 'E08' | 'E17' | 'E18' | 'E19' |
  'E23' | 'E26' | 'E27' | 'E28' | 'E29' | 'E30' | 'E31' | 'E32' | 'E41' | 'E42' | 'E43' | 'E44' | 'E45' |
  'E46' | 'E47' | 'E48' | 'E49' | 'E50' | 'E51' | 'E52' | 'E53' | 'E54' | 'E55' | 'E56' | 'E57' | 'E58' |
  'E59' | 'E60' | 'E61' | 'E62' | 'E70' | 'E71' | 'E72' | 'E73' | 'E74' | 'E75' | 'E76' | 'E77' | 'E78' |
  'E79' | 'E85' | 'E86' | 'E87' | 'E88' | 'E90' | 'E91' | 'E92' | 'E93' | 'E94' | 'E95' | 'E96' | 'E97' |
  'E98' | 'E99' | 'W07' | 'W08' | 'W09' | 'W10' | 'W11' | 'W12' | 'W05';

export interface GoodsProblem {
  key: GoodsColumn; code: GoodsFinding; cells: number; firstRow: number; value: string | null;
  replacements: Replacement[];
}

export interface GoodsColumnMatch {
  place: string; header: string; key: GoodsColumn | null; unit: string | null; isAsked: boolean;
  clash: string | null; hiddenAs: GoodsColumn | null;
}

export interface GoodsTheSameFile {
  importedRecords: number; id: Id; endedAt: string;
}

export interface GoodsImport {
  id: Id; state: State; fileName: string; fileSize: number; sheet: string; layout: 'flat' | 'head';
  rows: number; readyRows: number; errorRows: number; errorCells: number; warningRows: number;
  changedRows: number; leftOutRows: number; failure: 'interrupted' | 'refused' | null; createdAt: Instant;
  createdByName: string; changedAt: Instant; endedAt: Instant | null; records: number; readyRecords: number;
  writtenRecords: number; importedRecords: number; madeRecords: number; skippedRecords: number;
  problems: GoodsProblem[]; columns: GoodsColumnMatch[]; otherSheets: string[]; sheets: string[];
  missing: GoodsColumn[]; sameFile: GoodsTheSameFile | null;
}

export interface GoodsGoodsImport {
  id: Id; state: State; fileName: string; fileSize: number; sheet: string; rows: number; errorRows: number;
  warningRows: number; failure: 'interrupted' | 'refused' | null; createdAt: Instant; createdByName: string;
  changedAt: Instant; endedAt: Instant | null; records: number; importedRecords: number;
  skippedRecords: number;
}

export interface GoodsFinding2 {
  key: GoodsColumn; code: GoodsFinding; value: string | null; suggestion: string | null; isSafe: boolean;
}

export interface GoodsRow {
  row: number; cells: string[]; findings: GoodsFinding2[]; changed: { key: GoodsColumn; was: string }[];
  leftOut: LeftOut | null; madeAs: string | null;
}

export interface GoodsCell {
  row: number; key: GoodsColumn; value: string;
}

export type AddressesColumn =
  'type' | 'company' | 'contact' | 'phone' | 'country' | 'state' | 'city' | 'address' | 'postCode' | 'remark';

export interface AddressesProblem {
  key: AddressesColumn; code: GoodsFinding; cells: number; firstRow: number; value: string | null;
  replacements: Replacement[];
}

export interface AddressesColumnMatch {
  place: string; header: string; key: AddressesColumn | null; unit: string | null; isAsked: boolean;
  clash: string | null; hiddenAs: AddressesColumn | null;
}

export interface AddressesImport {
  id: Id; state: State; fileName: string; fileSize: number; sheet: string; layout: 'flat' | 'head';
  rows: number; readyRows: number; errorRows: number; errorCells: number; warningRows: number;
  changedRows: number; leftOutRows: number; failure: 'interrupted' | 'refused' | null; createdAt: Instant;
  createdByName: string; changedAt: Instant; endedAt: Instant | null; records: number; readyRecords: number;
  writtenRecords: number; importedRecords: number; madeRecords: number; skippedRecords: number;
  problems: AddressesProblem[]; columns: AddressesColumnMatch[]; otherSheets: string[]; sheets: string[];
  missing: AddressesColumn[]; sameFile: GoodsTheSameFile | null;
}

export interface AddressesFinding {
  key: AddressesColumn; code: GoodsFinding; value: string | null; suggestion: string | null; isSafe: boolean;
}

export interface AddressesRow {
  row: number; cells: string[]; findings: AddressesFinding[];
  changed: { key: AddressesColumn; was: string }[]; leftOut: LeftOut | null; madeAs: string | null;
}

export interface AddressesCell {
  row: number; key: AddressesColumn; value: string;
}

export interface Result {
  import: AddressesImport; rows: AddressesRow[];
}

export type MidsColumn =
  'name' | 'street' | 'city' | 'postal' | 'country' | 'province' | 'role' | 'textile' | 'code' | 'codeReason';

export interface MidsProblem {
  key: MidsColumn; code: GoodsFinding; cells: number; firstRow: number; value: string | null;
  replacements: Replacement[];
}

export interface MidsColumnMatch {
  place: string; header: string; key: MidsColumn | null; unit: string | null; isAsked: boolean;
  clash: string | null; hiddenAs: MidsColumn | null;
}

export interface MIDsImport {
  id: Id; state: State; fileName: string; fileSize: number; sheet: string; layout: 'flat' | 'head';
  rows: number; readyRows: number; errorRows: number; errorCells: number; warningRows: number;
  changedRows: number; leftOutRows: number; failure: 'interrupted' | 'refused' | null; createdAt: Instant;
  createdByName: string; changedAt: Instant; endedAt: Instant | null; records: number; readyRecords: number;
  writtenRecords: number; importedRecords: number; madeRecords: number; skippedRecords: number;
  problems: MidsProblem[]; columns: MidsColumnMatch[]; otherSheets: string[]; sheets: string[];
  missing: MidsColumn[]; sameFile: GoodsTheSameFile | null;
}

export interface MidsFinding {
  key: MidsColumn; code: GoodsFinding; value: string | null; suggestion: string | null; isSafe: boolean;
}

export interface MidsRow {
  row: number; cells: string[]; findings: MidsFinding[]; changed: { key: MidsColumn; was: string }[];
  leftOut: LeftOut | null; madeAs: string | null;
}

export interface MidsCell {
  row: number; key: MidsColumn; value: string;
}

export type LabelsColumn =
  'orderNumber' | 'styleNo' | 'colour' | 'productName' | 'composition' | 'unitPrice' | 'pieces';

export interface LabelsProblem {
  key: LabelsColumn; code: GoodsFinding; cells: number; firstRow: number; value: string | null;
  replacements: Replacement[];
}

export interface LabelsColumnMatch {
  place: string; header: string; key: LabelsColumn | null; unit: string | null; isAsked: boolean;
  clash: string | null; hiddenAs: LabelsColumn | null;
}

export interface LabelsImport {
  id: Id; state: State; fileName: string; fileSize: number; sheet: string; layout: 'flat' | 'head';
  rows: number; readyRows: number; errorRows: number; errorCells: number; warningRows: number;
  changedRows: number; leftOutRows: number; failure: 'interrupted' | 'refused' | null; createdAt: Instant;
  createdByName: string; changedAt: Instant; endedAt: Instant | null; records: number; readyRecords: number;
  writtenRecords: number; importedRecords: number; madeRecords: number; skippedRecords: number;
  problems: LabelsProblem[]; columns: LabelsColumnMatch[]; otherSheets: string[]; sheets: string[];
  missing: LabelsColumn[]; sameFile: GoodsTheSameFile | null;
}

export interface LabelsFinding {
  key: LabelsColumn; code: GoodsFinding; value: string | null; suggestion: string | null; isSafe: boolean;
}

export interface LabelsRow {
  row: number; cells: string[]; findings: LabelsFinding[]; changed: { key: LabelsColumn; was: string }[];
  leftOut: LeftOut | null; madeAs: string | null;
}

export interface LabelsCell {
  row: number; key: LabelsColumn; value: string;
}

export type GoodsColumn2 =
  'sku' | 'nameZh' | 'nameEn' | 'hts' | 'hsCn' | 'mid' | 'validFrom' | 'reason';

export interface GoodsProblem2 {
  key: GoodsColumn2; code: GoodsFinding; cells: number; firstRow: number; value: string | null;
  replacements: Replacement[];
}

export interface GoodsColumnMatch2 {
  place: string; header: string; key: GoodsColumn2 | null; unit: string | null; isAsked: boolean;
  clash: string | null; hiddenAs: GoodsColumn2 | null;
}

export interface CodesOfGoodsImport {
  id: Id; state: State; fileName: string; fileSize: number; sheet: string; layout: 'flat' | 'head';
  rows: number; readyRows: number; errorRows: number; errorCells: number; warningRows: number;
  changedRows: number; leftOutRows: number; failure: 'interrupted' | 'refused' | null; createdAt: Instant;
  createdByName: string; changedAt: Instant; endedAt: Instant | null; records: number; readyRecords: number;
  writtenRecords: number; importedRecords: number; madeRecords: number; skippedRecords: number;
  problems: GoodsProblem2[]; columns: GoodsColumnMatch2[]; otherSheets: string[]; sheets: string[];
  missing: GoodsColumn2[]; sameFile: GoodsTheSameFile | null;
}

export interface GoodsFinding3 {
  key: GoodsColumn2; code: GoodsFinding; value: string | null; suggestion: string | null; isSafe: boolean;
}

export interface GoodsRow2 {
  row: number; cells: string[]; findings: GoodsFinding3[]; changed: { key: GoodsColumn2; was: string }[];
  leftOut: LeftOut | null; madeAs: string | null;
}

export interface GoodsCell2 {
  row: number; key: GoodsColumn2; value: string;
}

export interface GoodsResult {
  import: CodesOfGoodsImport; rows: GoodsRow2[];
}

export type Currency =
  'CNY' | 'USD' | 'EUR' | 'GBP' | 'HKD' | 'JPY' | 'CAD' | 'MXN' | 'AUD' | 'SGD' | 'KRW' | 'CHF' | 'SEK' |
  'PLN' | 'AED';

export type AddressesType =
  'shipper' | 'consignee' | 'pickup' | 'warehouse' | 'billing';

export interface Via {
  airport: string; zone: string; eta: Instant; ata: Instant | null; flightNo: string; flightDate: Day;
  etd: Instant; atd: Instant | null;
}

export type Availability =
  'OPEN' | 'FULL' | 'CUT_OFF' | 'CLOSED' | 'NO_SLOT' | 'DEPARTED' | 'CANCELLED';

export interface Room {
  maxKg: Decimal; maxCbm: Decimal; takenKg: Decimal; takenCbm: Decimal; remainingKg: Decimal;
  remainingCbm: Decimal;
}

export interface Flight {
  id: Id; version: number; flightNo: string; flightDate: Day; origin: string; originZone: string;
  destination: string; destinationZone: string; stops: Via[]; aircraft: string | null; cutOff: Instant;
  etd: Instant; eta: Instant; atd: Instant | null; ata: Instant | null;
  state: 'OPEN' | 'CLOSED' | 'CANCELLED'; verified: boolean; updatedAt: Instant; availability: Availability;
  room: Room | null;
}

export type KindOfNumber =
  'creditCode' | 'hongKongCompany' | 'euVat' | 'eori' | 'ukCompany' | 'ukVat' | 'ein' | 'otherCompany' |
  'residentId' | 'hongKongId' | 'passport' | 'other';

export interface CompanyData {
  orgId: Id; version: number; type: 'company' | 'personal'; name: string; nameEn: string; code: string;
  legalName: string; legalIdKind: KindOfNumber; legalId: string | null; status: 'active' | 'inactive';
  adminId: Id | null; adminUserName: string | null; adminMobile: string | null; adminEmail: string | null;
  country: string | null; address: string | null; phone: string | null; requireTotp: boolean;
}

export interface CompanyInfo {
  orgId: Id | null; saleId: Id | null; customerServiceId: Id | null;
}

export interface CustomerCentreCounts {
  contacts: number | null; paymentAccounts: number; addresses: number; goods: number; cartons: number;
}

export type PaymentAccountsSort =
  'bank' | '-bank' | 'accountName' | '-accountName' | 'updatedAt' | '-updatedAt';

export interface PaymentAccount {
  id: Id; version: number; method: 'bank' | 'alipay' | 'wechat'; bank: string; accountName: string;
  account: string; type: 'company' | 'personal'; remark: string | null; updatedAt: Instant;
}

export type AddressesSort =
  'type' | '-type' | 'company' | '-company' | 'country' | '-country' | 'updatedAt' | '-updatedAt';

export interface Address {
  id: Id; version: number; type: AddressesType; company: string | null; contact: string; phone: string;
  country: string; state: string | null; city: string | null; address: string; postCode: string | null;
  remark: string | null; updatedAt: Instant;
}

export type GoodsSort =
  'sku' | '-sku' | 'nameZh' | '-nameZh' | 'nameEn' | '-nameEn' | 'hsCode' | '-hsCode' | 'updatedAt' |
  '-updatedAt';

export interface GoodsGoods {
  id: Id; version: number; sku: string | null; nameZh: string; nameEn: string; hsCode: string;
  brand: string | null; model: string | null; material: string; currency: Currency; purpose: string;
  priceDifference: Decimal | null; updatedAt: Instant;
}

export type CartonsSort =
  'rule' | '-rule' | 'length' | '-length' | 'width' | '-width' | 'height' | '-height' | 'updatedAt' |
  '-updatedAt';

export interface Carton {
  id: Id; version: number; rule: string; length: Decimal; width: Decimal; height: Decimal; updatedAt: Instant;
}

export interface Check {
  key: string; verdict: 'right' | 'shape' | 'wrong'; says: { zh: string; en: string };
}

export interface TaxInfo {
  region: 'china' | 'europe' | 'us'; version: number | null; title: string | null; dutyNumber: string | null;
  vatNo: string | null; eoriNo: string | null; iossNo: string | null; ein: string | null; bank: string | null;
  bankAccount: string | null; address: string | null; phone: string | null; checks: Check[];
}

export type Subject =
  'customer' | 'user' | 'account' | 'address' | 'goods' | 'carton' | 'tax';

export interface History {
  id: Id; at: Instant; who: string; action: string; changes: Change[];
}

export interface Entry {
  code: string; nameZh: string; nameEn: string;
}

export interface Place {
  code: string; kind: 'airport' | 'port' | 'terminal' | 'warehouse'; country: string | null;
  zone: string | null; nameZh: string; nameEn: string; offered: boolean;
}

export interface Warehouse {
  code: string; nameZh: string; nameEn: string; address: string | null; hours: string | null;
}

export interface TimeZone {
  zone: string; name: string; nameZh: string; nameEn: string; diff: Decimal; gmt: string;
}

export interface Person {
  id: Id; name: string; mobile: string | null; email: string | null;
}

export interface Role {
  roleId: Id; nameZh: string; nameEn: string; permissions: string[];
}

export interface Product {
  id: Id; code: string | null; nameZh: string; nameEn: string; transport: '1' | '2' | '3' | '4' | null;
  descriptionZh: string | null; descriptionEn: string | null;
}

export interface Ahead {
  stage: Stage; areParcels: boolean; pieces: number | null; of: number | null;
}

export interface ReleasedByCustoms {
  occurredAt: Instant; zone: string; dayOnly: boolean; place: string | null;
}

export interface TrackingMilestone {
  stage: Stage; classifier: 'PLN' | 'EST' | 'ACT'; occurredAt: Instant; zone: string; dayOnly: boolean;
  place: string | null; flightOrVessel: string | null; noteZh: string | null; noteEn: string | null;
}

export interface Transfer {
  code: 'ARR' | 'DEP'; occurredAt: Instant; zone: string; dayOnly: boolean; place: string;
  flightOrVessel: string | null;
}

export interface Shipment {
  number: string; status: OrderStatus; transportType: '1' | '2' | '3' | '4' | null; origin: string | null;
  destination: string | null; pieces: number | null; grossWeight: Decimal | null; volume: Decimal | null;
  eta: Day | null; onHold: boolean; ahead: Ahead | null; released: ReleasedByCustoms | null; places: Entry[];
  milestones: TrackingMilestone[]; parcels: Parcel[]; transfers: Transfer[]; updatedAt: Instant;
  source: 'operator' | 'import' | 'system' | 'carrier' | null;
}

export interface Link {
  shareId: Id; shows: 'milestones' | 'cargo'; createdAt: Instant; createdBy: string; expiresAt: Instant;
  revoked: boolean; opened: number; openedAt: Instant | null;
}

export type Status =
  'DRAFT' | 'SUBMITTED' | 'RETURNED' | 'ACCEPTED' | 'IN_EXECUTION' | 'CANCEL_REQUESTED' | 'COMPLETED' |
  'WITHDRAWN' | 'REJECTED' | 'CANCELLED';

export type TrustSort =
  'cargoReady' | '-cargoReady' | 'pieces' | '-pieces' | 'grossWeight' | '-grossWeight' | 'volume' |
  '-volume' | 'createdAt' | '-createdAt' | 'updatedAt' | '-updatedAt';

export interface TrustOrder {
  id: Id; version: number; trustNo: string; customerRef: string | null; mode: '1' | '2' | '3' | '4' | null;
  channelName: string | null; channelNameEn: string | null; origin: string | null; destination: string | null;
  cargoReady: Day | null; latestArrival: Day | null; pieces: number; grossWeight: Decimal; volume: Decimal;
  warehouseCode: string | null; fbaIds: string[]; state: Status; orders: string[]; amending: boolean;
  createdBy: string; createdAt: Instant; submittedAt: Instant | null; updatedAt: Instant;
}

export interface Choice {
  value: string; zh: string; en: string;
}

export interface Overview {
  total: number; amending: number; byState: { state: Status; count: number }[]; channels: Choice[];
  warehouses: Choice[]; creators: Choice[];
}

export interface WeightRule {
  basis: 'divisor' | 'density' | 'revenueTon' | 'pounds'; factor: Decimal | null; step: Decimal;
  wholeAbove: Decimal | null; rounds: 'shipment' | 'carton'; leastWeight: Decimal;
}

export interface TrustProduct {
  channelName: string; channelNameEn: string; mode: '1' | '2' | '3' | '4' | null; countries: string[];
  weighings: { origin: string | null; weighing: WeightRule }[];
}

export interface DeclarationOfTrustOrders {
  edition: string; textZh: string; textEn: string;
}

export type TrustDocument =
  '1' | 'CI' | 'PL' | 'UN383' | 'MSDS' | 'MAGNETISM' | 'APPRAISAL' | 'DGD' | 'ISF' | 'POA' | 'BOND';

export interface DocumentRules {
  document: TrustDocument; asked: 'byCargo' | 'always' | 'never'; hoursBefore: number;
}

export type Incoterm =
  'EXW' | 'FCA' | 'FAS' | 'FOB' | 'CFR' | 'CIF' | 'CPT' | 'CIP' | 'DAP' | 'DPU' | 'DDP' | 'DDU';

export interface TrustService {
  customerRef: string | null; mode: '1' | '2' | '3' | '4' | null; load: 'fcl' | 'lcl' | 'consol' | null;
  channelName: string | null; incoterm: Incoterm | null; services: Service[];
  exportMode: '1039' | '9610' | '9710' | '9810' | '0110' | null; duty: 'DDP' | 'DDU' | null;
  cargoReady: Day | null; latestArrival: Day | null;
}

export interface Shipper {
  company: string | null; contact: string | null; phone: string | null; email: string | null;
  country: string | null; state: string | null; city: string | null; address: string | null;
  postCode: string | null;
}

export interface Parties {
  shipper: Shipper | null; consignee: Shipper | null; notify: Shipper | null; alsoNotify: Shipper | null;
  importer: Shipper | null; ein: string | null; eori: string | null; vat: string | null; ioss: string | null;
  billTo: Shipper | null;
}

export type DeliveryType =
  'fba' | 'overseasWarehouse' | 'commercial' | 'residential';

export interface Route {
  handover: 'pickup' | 'dropOff' | null; pickup: Shipper | null; dropOff: string | null;
  origin: string | null; destination: string | null; masterNo: string | null;
  deliveryType: DeliveryType | null; warehouseCode: string | null; fbaIds: string[]; amazonRef: string | null;
  cartonRange: string | null;
}

export type PackageType =
  'carton' | 'woodenCase' | 'pallet' | 'bag' | 'drum' | 'bundle';

export interface TrustGoods {
  id: Id; nameZh: string | null; nameEn: string | null; hsCn: string | null; hsDest: string | null;
  brand: string | null; model: string | null; material: string | null; usage: string | null;
  origin: Origin | null; mid: string | null; cartons: number | null; length: Decimal | null;
  width: Decimal | null; height: Decimal | null; grossWeight: Decimal | null; netWeight: Decimal | null;
  quantity: number | null; unit: Unit | null; unitPriceUsd: Decimal | null; special: SpecialProperty[];
  unNo: string | null; un383File: Id | null; msdsFile: Id | null;
}

export interface Cargo {
  packageType: PackageType | null; marks: string | null; lines: TrustGoods[];
}

export interface Terms {
  payment: 'prepaid' | 'collect' | null; currency: Currency | null; insuranceValue: Decimal | null;
  selfClearance: boolean; specialHandling: string | null;
}

export interface WhatIsAskedFor {
  service: TrustService; parties: Parties; route: Route; cargo: Cargo; terms: Terms;
}

export interface TrustTotals {
  cartons: number; quantity: number; gross: Decimal; net: Decimal; volume: Decimal; value: Decimal;
  volumeWeight: Decimal; chargeable: Decimal; unit: 'kg' | 'lb' | 'RT'; by: 'gross' | 'volume' | 'minimum';
}

export interface QuotedPrice {
  amount: Decimal; weight: Decimal; unit: 'kg' | 'lb' | 'RT'; currency: Currency; productZh: string;
  productEn: string; zoneZh: string; zoneEn: string; validFrom: Day; validTo: Day;
}

export interface DeclarationOfTruth {
  name: string; at: Instant; address: string; edition: string; says: string;
}

export interface Checklist {
  document: Type; missing: 'refuses' | 'asked'; wanted: number; there: number;
}

export interface TrustFinding {
  path: string; label: string; says: string;
}

export interface TrustOrder2 {
  orderNumber: string; referenceNumber: string; status: OrderStatus; orderTime: Instant; quantity: number;
}

export interface ChangedField {
  path: string; label: string; from: string | null; to: string | null; accepted: boolean | null;
  reason: string | null;
}

export type Follows =
  'channel' | 'services' | 'cartons' | 'destination' | 'goods' | 'customs' | 'sender' | 'consignee' | 'tax' |
  'notifier' | 'reference' | 'remark' | 'route';

export interface TrustOrder3 {
  orderNumber: string; laid: Follows[]; stays: Follows[];
}

export interface Amendment {
  id: Id; round: number; state: 'OPEN' | 'ANSWERED' | 'WITHDRAWN' | 'LAPSED'; why: string; askedBy: string;
  askedAt: Instant; answeredAt: Instant | null; fields: ChangedField[]; orders: TrustOrder3[];
}

export interface TrustTrustOrder {
  trust: TrustOrder; content: WhatIsAskedFor; totals: TrustTotals; weighing: WeightRule | null;
  quote: QuotedPrice | null; reason: string | null; corrections: { path: string; reason: string }[];
  signature: DeclarationOfTruth | null; acceptedAt: Instant | null; completedAt: Instant | null;
  checklist: Checklist[]; warnings: TrustFinding[]; orders: TrustOrder2[];
  bookings: { bookingNo: string; draft: boolean }[]; amendments: Amendment[]; creditOnHold: boolean;
}

export interface Fault {
  row: number; label: string; says: string;
}

export type TrustParty =
  'shipper' | 'consignee' | 'notify' | 'alsoNotify' | 'importer' | 'billTo';

export interface Line {
  count: string; length: string; width: string; height: string; weight: string;
}

export interface Template {
  id: Id; name: string; mode: '1' | '2' | '3' | '4' | null; channelName: string | null;
  channelNameEn: string | null; consignee: string | null; lines: number; updatedAt: Instant;
}

export type BookingStatus =
  '0' | '3' | '4' | '8' | '29' | '30' | '31' | '32' | '33' | '34' | '40' | '41' | '42' | '43' | '44' | '45' |
  'DRAFT';

export type BookingSort =
  'flightDate' | '-flightDate' | 'quantity' | '-quantity' | 'grossWeight' | '-grossWeight' | 'volume' |
  '-volume' | 'billingWeight' | '-billingWeight' | 'deadline' | '-deadline' | 'createdAt' | '-createdAt' |
  'updatedAt' | '-updatedAt';

export interface Booking {
  id: Id; version: number; bookingNo: string; mawbNo: string | null; status: BookingStatus;
  product: string | null; productEn: string | null; origin: string | null; destination: string | null;
  reservedFlight: string | null; flightDate: Day | null; unverified: boolean; flightCancelled: boolean;
  position: '0' | '1' | '2' | '-1' | null; waybillKind: 'direct' | 'separate' | null; houses: number;
  quantity: number; grossWeight: Decimal; volume: Decimal; billingWeight: Decimal;
  billingUnit: 'kg' | 'lb' | 'RT'; wmsQuantity: number | null; wmsGrossWeight: Decimal | null;
  wmsVolume: Decimal | null; wmsBillingWeight: Decimal | null; wmsTolerance: Decimal;
  goodsName: string | null; reservedKg: Decimal | null; reservedCbm: Decimal | null;
  slotMaxKg: Decimal | null; slotTakenKg: Decimal | null; slotRemainingKg: Decimal | null; departed: boolean;
  specialPrice: boolean; orders: string[]; deadline: Instant | null; createdBy: string; createdAt: Instant;
  submittedAt: Instant | null; updatedAt: Instant;
}

export interface BookingOverview {
  total: number; acting: number; due: number; byStatus: { status: BookingStatus; count: number }[];
  products: Choice[]; destinations: string[]; creators: Choice[];
}

export interface BookingProduct {
  product: string; productEn: string; mode: '1' | '2' | '3' | '4' | null; countries: string[];
  weighings: { origin: string | null; weighing: WeightRule }[];
}

export interface Choices {
  products: BookingProduct[]; salesCompanies: Choice[];
}

export interface FlightAndProduct {
  product: string | null; origin: string | null; destination: string | null; reservedFlight: string | null;
  flightDate: Day | null; position: '0' | '1' | '2' | '-1' | null; waybillKind: 'direct' | 'separate' | null;
  mawbNo: string | null; specialPrice: string | null; remark: string | null;
}

export type CustomsType =
  '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '14' | '15' | '16' | '17';

export interface HouseWaybill {
  id: Id; hawbNo: string | null; shipBill: string | null; sealNo: string | null;
  bookingPkgsNum: number | null; bookingGrossWeight: Decimal | null; bookingVolume: Decimal | null;
  customsType: CustomsType | null; orderNumber: string | null; orderPieces: number | null;
}

export interface BookingShipper {
  name: string | null; tel: string | null; address: string | null; country: string | null;
}

export interface BookingParties {
  shipper: BookingShipper | null; consignee: BookingShipper | null; notify: BookingShipper | null;
  alsoNotify: BookingShipper | null;
}

export interface Dimensions {
  id: Id; count: number | null; length: Decimal | null; width: Decimal | null; height: Decimal | null;
  weight: Decimal | null;
}

export interface Item {
  id: Id; productCode: string | null; nameZh: string | null; quantity: number | null;
  kilograms: Decimal | null;
}

export interface CargoAndDimensions {
  goodsName: string | null; marks: string | null; quantity: number | null; grossWeight: Decimal | null;
  volume: Decimal | null; unit: 'cm' | 'inch'; dimensions: Dimensions[]; items: Item[];
}

export type UNNoAndProperShippingName =
  'UN3480' | 'UN3481-contained' | 'UN3481-packed' | 'UN3090' | 'UN3091-contained' | 'UN3091-packed' |
  'UN3551' | 'UN3552-contained' | 'UN3552-packed' | 'UN3556' | 'UN3557' | 'UN3558' | 'UN3171' |
  'UN3166-liquid' | 'UN3166-gas' | 'UN2807' | 'UN1845' | 'UN1266' | 'UN1263' | 'UN1133' | 'UN1210' |
  'UN1170' | 'UN1219' | 'UN1993' | 'UN1950-flammable' | 'UN1950-nonflammable' | 'UN2800' | 'UN3077' |
  'UN3082' | 'UN3334' | 'UN3335';

export type PackingInstruction =
  '203' | '351' | '353' | '355' | '361' | '364' | '366' | '872' | '950' | '951' | '952' | '953' | '954' |
  '956' | '964' | '965-IA' | '965-IB' | '967-I' | '967-II' | '966-I' | '966-II' | '968-IA' | '968-IB' |
  '970-I' | '970-II' | '969-I' | '969-II' | '976-IA' | '976-IB' | '978-I' | '978-II' | '977-I' | '977-II';

export interface DangerousGoods {
  id: Id; entry: UNNoAndProperShippingName | null; packingGroup: 'I' | 'II' | 'III' | null;
  instruction: PackingInstruction | null; house: Id | null; packages: number | null;
  netQuantity: Decimal | null;
}

export type SpecialHandlingCode =
  'ELI' | 'ELM' | 'RBI' | 'RBM' | 'RLI' | 'RLM' | 'RMD' | 'RFL' | 'RFG' | 'RNG' | 'RXG' | 'RCM' | 'MAG' |
  'ICE' | 'CAO' | 'PER' | 'EAT' | 'PIL' | 'COL' | 'CRT' | 'VAL' | 'VUN' | 'BIG' | 'HEA';

export interface NatureOfTheGoods {
  special: SpecialProperty[]; rows: DangerousGoods[]; handlingCodes: SpecialHandlingCode[];
  handling: string | null;
}

export interface Payment {
  paymentType: 'prepaid' | 'collect' | null; billType: 'LC' | 'TT' | 'DA' | 'DP' | 'OA' | null;
  salesCompany: string | null;
}

export interface PickupService {
  service: 'frontWarehouse' | 'ownPickup' | 'selfDelivery' | null; warehouseCode: string | null;
  pickupAddress: string | null; pickupContact: string | null; pickupPhone: string | null;
  transferAddress: string | null; transferPhone: string | null; deadline: Instant | null;
}

export interface WhatIsBooked {
  flight: FlightAndProduct; houses: { rows: HouseWaybill[]; together: boolean }; parties: BookingParties;
  cargo: CargoAndDimensions; dangerous: NatureOfTheGoods; terms: Payment; pickup: PickupService;
}

export interface BookingTotals {
  quantity: number; grossWeight: Decimal; volume: Decimal; volumeWeight: Decimal; billingWeight: Decimal;
  unit: 'kg' | 'lb' | 'RT'; by: 'gross' | 'volume' | 'minimum'; slotKg: Decimal; slotCbm: Decimal;
}

export interface BookingHouseWaybill {
  id: Id; hawbNo: string | null; shipBill: string | null; sealNo: string | null;
  bookingPkgsNum: number | null; bookingGrossWeight: Decimal | null; bookingVolume: Decimal | null;
  customsType: CustomsType | null; orderNumber: string | null; orderPieces: number | null;
  wmsPkgsNum: number | null; wmsGrossWeight: Decimal | null; wmsVolume: Decimal | null;
}

export interface Accepted {
  pieces: number; grossWeight: Decimal; volume: Decimal; at: Instant;
}

export interface BookingOrder {
  orderNumber: string; referenceNumber: string; status: OrderStatus; hawbNo: string | null;
}

export interface BookingBooking {
  booking: Booking; content: WhatIsBooked; totals: BookingTotals; weighing: WeightRule | null;
  houses: BookingHouseWaybill[]; flight: Flight | null; room: Room | null; reason: string | null;
  ending: 'withdrawn' | 'rejected' | null; corrections: { path: string; reason: string }[];
  accepted: Accepted | null; reached: { status: BookingStatus; at: Instant }[]; orders: BookingOrder[];
  salesCompany: { zh: string; en: string } | null; papers: { document: Type; isThere: boolean }[];
  trustNo: string | null; warnings: TrustFinding[];
}

export interface RoomOfAFlight {
  flight: Flight | null; room: Room | null; withinSlot: boolean; next: Flight[]; at: Instant;
}

export interface BookingTemplate {
  id: Id; name: string; product: string | null; productEn: string | null; origin: string | null;
  destination: string | null; consignee: string | null; houses: number; updatedAt: Instant;
}

export interface Surcharge {
  nameZh: string; nameEn: string; per: 'percent' | 'unit' | 'shipment'; amount: Decimal;
}

export interface Rate {
  id: Id; productId: Id; productZh: string; productEn: string; transport: '1' | '2' | '3' | '4' | null;
  origin: string; zone: string; zoneZh: string; zoneEn: string; transitFrom: number; transitTo: number;
  validFrom: Day; validTo: Day; basis: 'divisor' | 'density' | 'revenueTon' | 'pounds';
  factor: Decimal | null; step: Decimal; wholeAbove: Decimal | null; rounds: 'shipment' | 'carton';
  leastWeight: Decimal; longestSide: Decimal | null; heaviestPiece: Decimal | null; currency: Currency;
  breaks: { from: Decimal; price: Decimal }[]; cheaperBreak: boolean; minimumCharge: Decimal;
  surcharges: Surcharge[]; updatedAt: Instant; originZh: string; originEn: string;
}

export type BillStatus =
  'DRAFT' | 'ISSUED' | 'PART_PAID' | 'PAID' | 'VOID';

export type Age =
  'notDue' | 'd30' | 'd60' | 'd90' | 'older' | 'disputed';

export type BillsSort =
  'billDate' | '-billDate' | 'payDate' | '-payDate' | 'billAmount' | '-billAmount' | 'unpaidAmount' |
  '-unpaidAmount';

export interface Bill {
  id: Id; version: number; billNo: string; status: BillStatus; orderNumber: string | null; orders: number;
  billDate: Day; payDate: Day; overdueDays: number | null; currency: Currency; billAmount: Decimal;
  paidAmount: Decimal; unpaidAmount: Decimal; invoicedAmount: Decimal; uninvoicedAmount: Decimal;
  creditedAmount: Decimal; disputedAmount: Decimal; baseAmount: Decimal; companyCode: string;
  companyZh: string; companyEn: string; creditOf: string | null; issuedAt: Instant | null;
  note: string | null; updatedAt: Instant;
}

export interface Scope {
  tab: 'recent' | 'unpaid' | 'overdue' | 'all'; count: number;
}

export interface BillsAge {
  notDue: Decimal; d30: Decimal; d60: Decimal; d90: Decimal; older: Decimal; disputed: Decimal;
}

export interface Sums {
  currency: Currency; bills: number; billAmount: Decimal; unpaidAmount: Decimal; ages: BillsAge;
}

export type ChargeUnit =
  'kg' | 'lb' | 'm3' | 'rt' | 'percent' | 'shipment' | 'piece' | 'container' | 'truck' | 'day' | 'hour';

export interface Charge {
  id: Id; version: number; orderNumber: string | null; refNo: string | null; transferNo: string | null;
  transport: '1' | '2' | '3' | '4' | null; route: string | null; houseNo: string | null; feeDate: Day;
  feeType: string; feeZh: string; feeEn: string; unitName: ChargeUnit; billingWeight: Decimal | null;
  quantity: Decimal; unitFee: Decimal; currency: Currency; orderFee: Decimal; rate: Decimal | null;
  baseAmount: Decimal | null; source: 'card' | 'hand' | 'credit';
}

export type WhatIsWrong =
  'weight' | 'price' | 'twice' | 'notServed' | 'rate' | 'other';

export interface Dispute {
  id: Id; version: number; no: string; state: 'OPEN' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN'; billNo: string;
  lineId: Id; orderNumber: string | null; feeZh: string; feeEn: string; currency: Currency; kind: WhatIsWrong;
  wanted: Decimal; reason: string; disputed: Decimal; credited: Decimal | null; creditNo: string | null;
  answer: string | null; files: number; raisedBy: string; raisedAt: Instant; decidedAt: Instant | null;
}

export interface BillsBill {
  bill: Bill; lines: Charge[]; disputes: Dispute[];
}

export interface Balances {
  account: Decimal; quota: Decimal | null; issuedUnpaid: Decimal; disputed: Decimal; frozen: Decimal;
  available: Decimal | null; onHold: boolean; bond: Decimal; asOf: Instant;
}

export type LedgerEntry =
  'charge' | 'credit' | 'receipt' | 'payment' | 'freeze' | 'release' | 'bondIn' | 'bondOut' | 'reversal';

export interface LedgerLedgerEntry {
  id: Id; day: Day; kind: LedgerEntry; billNo: string | null; receiptNo: string | null; currency: Currency;
  owed: Decimal; account: Decimal; bond: Decimal; frozen: Decimal; note: string | null; madeAt: Instant;
}

export type StatusOfTheInvoice =
  'REQUESTED' | 'APPROVED' | 'ISSUED' | 'SENT' | 'REJECTED';

export type InvoicesSort =
  'actualInvoiceAmount' | '-actualInvoiceAmount' | 'requestTime' | '-requestTime';

export interface InvoiceRequest {
  id: Id; version: number; requestNo: string; status: StatusOfTheInvoice; billNo: string; bills: number;
  companyCode: string; companyZh: string; companyEn: string; currency: Currency;
  invoiceType: 'special' | 'normal' | 'electronic'; taxPoint: Decimal; taxWay: 'added' | 'included';
  netAmount: Decimal; taxAmount: Decimal; actualInvoiceAmount: Decimal; invoiceHeader: string;
  taxNumber: string; bank: string | null; bankAccount: string | null; address: string | null;
  phone: string | null; mailTo: string; note: string | null; requester: string; requestTime: Instant;
  rejectedBecause: string | null; invoiceNo: string | null; invoiceDate: Day | null; fileId: Id | null;
  updatedAt: Instant;
}

export interface InvoicesBill {
  billId: Id; billNo: string; billDate: Day; billAmount: Decimal; amount: Decimal;
}

export interface InvoicesInvoiceRequest {
  invoice: InvoiceRequest; parts: InvoicesBill[];
}

export interface InvoicesBill2 {
  id: Id; billNo: string; billDate: Day; companyCode: string; companyZh: string; companyEn: string;
  currency: Currency; billAmount: Decimal; uninvoicedAmount: Decimal;
}

export interface TaxOfInvoices {
  invoiceType: 'special' | 'normal' | 'electronic'; taxPoint: Decimal; taxWay: 'added' | 'included';
}

export interface InvoiceHeader {
  region: 'china' | 'europe' | 'us'; invoiceHeader: string; taxNumber: string; bank: string | null;
  bankAccount: string | null;
}

export interface InvoicesInvoiceRequest2 {
  bills: InvoicesBill2[]; types: TaxOfInvoices[]; headings: InvoiceHeader[]; mailTo: string | null;
}

export interface Weights {
  declared: Decimal | null; booked: Decimal | null; measured: Decimal | null; weighed: Decimal | null;
  cubicMetres: Decimal | null; isMeasured: boolean; charged: Decimal | null; billed: Decimal | null;
  unit: 'kg' | 'lb' | 'RT';
}

export interface DisputesDispute {
  line: Charge; currency: Currency; standing: Decimal; weights: Weights | null; disputes: Dispute[];
}

export type Kind =
  'inspection' | 'ciq' | 'docs' | 'cancelled' | 'fumigation' | 'invoice' | 'packingList' | 'sampling' |
  'delay' | 'rolled' | 'damage' | 'shortage' | 'wrongLabel' | 'address' | 'channel' | 'payment' | 'refused' |
  'other';

export type CurrentStatus =
  'OPEN' | 'PROCESSING' | 'WAITING_CUSTOMER' | 'RESOLVED' | 'REOPENED' | 'CLOSED';

export interface ExceptionSheet {
  id: Id; sheetNo: string; orderNumber: string | null; mawbNo: string | null; kind: Kind;
  severity: 'high' | 'medium' | 'low'; state: CurrentStatus; stage: OrderStatus | null;
  handler: string | null; openedAt: Instant; dueAt: Instant | null; stateSince: Instant;
  breachAt: Instant | null; leftMinutes: number | null; comments: number; unread: number;
}

export interface ExceptionsExceptionSheet {
  id: Id; version: number; sheetNo: string; orderNumber: string | null; orderId: Id | null;
  mawbNo: string | null; kind: Kind; severity: 'high' | 'medium' | 'low'; state: CurrentStatus;
  stage: OrderStatus | null; handler: string | null; source: 'customer' | 'operator' | 'system';
  openedBy: string; openedAt: Instant; descriptionZh: string; descriptionEn: string;
  customerActionZh: string | null; customerActionEn: string | null; dueAt: Instant | null;
  stateSince: Instant; resolvedAt: Instant | null; breachAt: Instant | null; leftMinutes: number | null;
  comments: number; unread: number;
}

export interface Comment {
  commentId: Id; replyTo: Id | null; side: 'customer' | 'forwarder' | 'system'; who: string; mine: boolean;
  at: Instant; body: string; files: Id[]; readAt: Instant | null;
}

export interface Step {
  to: CurrentStatus; at: Instant; side: 'customer' | 'forwarder' | 'system'; who: string;
  whyZh: string | null; whyEn: string | null;
}

export interface ExceptionsExceptionSheet2 {
  sheet: ExceptionsExceptionSheet; orders: string[]; comments: Comment[]; steps: Step[];
  costs: { name: string; amount: Decimal }[]; costCurrency: Currency; targetHours: number;
  reopenUntil: Instant | null;
}

export type CustomsStatus =
  'PREPARING' | 'SUBMITTED' | 'FLIGHT_DEPARTED' | 'FLIGHT_ARRIVED' | 'CLEARING' | 'TAX_DUE' | 'TAX_PAID' |
  'RELEASED' | 'INBOUND' | 'OUTBOUND' | 'DELIVERED' | 'SIGNED' | 'VOID';

export type AbnormalKind =
  'inspection' | 'ciq' | 'docs' | 'cancelled' | 'fumigation' | 'invoice' | 'packingList' | 'sampling';

export type CustomsScope =
  'all' | 'undeclared' | 'mine' | 'taxDue' | 'abnormal';

export type CustomsSort =
  'customsDate' | '-customsDate' | 'statusAt' | '-statusAt';

export type CustomsStep =
  'SUBMITTED' | 'FLIGHT_DEPARTED' | 'FLIGHT_ARRIVED' | 'CLEARING' | 'TAX_DUE' | 'TAX_PAID' | 'RELEASED' |
  'INBOUND' | 'OUTBOUND' | 'DELIVERED' | 'SIGNED';

export interface Abnormal {
  sheetNo: string; kind: AbnormalKind; state: 'opened' | 'asked' | 'answered' | 'cleared';
  dueAt: Instant | null;
}

export interface CustomsDeclaration {
  id: Id; version: number; fileNo: string; waybillNo: string | null; houseNo: string | null;
  reference: string | null; declarationNo: string | null; direction: 'export' | 'import';
  territory: 'CN' | 'EU' | 'GB'; businessType: CustomsType; orderDate: Day | null; customsDate: Day | null;
  releasedAt: Instant | null; status: CustomsStatus; recorded: CustomsStep[]; statusAt: Instant;
  quantity: number; volume: Decimal; packages: number; grossWeight: Decimal; currency: Currency;
  totalValue: Decimal | null; taxCurrency: Currency; tariff: Decimal | null; vat: Decimal | null;
  totalTax: Decimal | null; eoriNo: string | null; vatNo: string | null; iossNo: string | null;
  flags: Abnormal[]; updatedAt: Instant;
}

export interface ValueInAll {
  currency: Currency; files: number; amount: Decimal;
}

export interface CustomsCustomsDeclaration {
  tabs: { tab: CustomsScope; count: number }[]; files: number; packages: number; grossWeight: Decimal;
  values: ValueInAll[]; taxes: ValueInAll[];
}

export type SupervisionMode =
  '1039' | '1210' | '3010' | '9610' | '9710' | '9810' | '0110';

export interface Header {
  office: string | null; supervision: SupervisionMode; taxNature: '101' | '299' | '502' | '503';
  priceTerms: '1' | '2' | '3' | '4' | '7'; contractNo: string | null; licenceNo: string | null;
  recordNo: string | null; maker: string | null; freightCharge: string | null; insuranceCharge: string | null;
  otherCharge: string | null; attachedPapers: string | null; tradeCountry: Origin | null;
  finalDestination: Origin | null; sourcePlace: string | null; packageType: PackageType | null;
  netWeight: Decimal | null; cifValue: Decimal | null; onwardCost: Decimal | null; vatRate: Decimal | null;
  vatWay: 'paid' | 'deferred' | 'postponed' | 'ioss' | null; defermentNo: string | null; remark: string | null;
}

export interface PartiesAndCarriage {
  partyInChina: string | null; partyAbroad: string | null; transport: '2' | '3' | '4' | '5' | null;
  conveyance: string | null; crossedOn: Day | null; placesInChina: string[]; placesAbroad: string[];
  countryAbroad: Origin | null; tradeMode: '1039' | '9610' | '9710' | '9810' | '0110' | null;
  marks: string | null; quotedFreight: string | null; insuredValue: string | null;
}

export interface CustomsOrder {
  orderId: Id; orderNumber: string; referenceNumber: string; status: OrderStatus; isPart: boolean;
  pieces: number; grossWeight: Decimal; volume: Decimal; houses: { number: string; isDeclared: boolean }[];
}

export interface CustomsLine {
  id: Id; orderId: Id; goodsNo: number; hs: string | null; quantity: number; unit: Unit | null;
  firstQty: Decimal | null; firstUnit: Unit | null; secondQty: Decimal | null; secondUnit: Unit | null;
  unitPrice: Decimal | null; origin: Origin | null; finalDestination: Origin | null;
  sourcePlace: string | null; exemption: '1' | '2' | '3' | '4' | '5' | '6' | '7';
  elements: { key: string; value: string }[]; lineNo: number; orderNumber: string; nameZh: string;
  nameEn: string; usage: string; material: string; brand: string | null; model: string | null;
  changed: BindingChanged | null; totalPrice: Decimal | null;
}

export interface CustomsStep2 {
  step: CustomsStep; at: Instant; who: string; note: string | null;
}

export interface CustomsAbnormal {
  sheetNo: string; kind: AbnormalKind; state: 'opened' | 'asked' | 'answered' | 'cleared';
  dueAt: Instant | null; orderNumber: string; descriptionZh: string; descriptionEn: string;
  customerActionZh: string | null; customerActionEn: string | null; openedAt: Instant;
  askedAt: Instant | null; answeredAt: Instant | null; clearedAt: Instant | null; answer: string | null;
}

export interface CustomsCustomsDeclaration2 {
  file: CustomsDeclaration; header: Header; carried: PartiesAndCarriage | null; orders: CustomsOrder[];
  lines: CustomsLine[]; steps: CustomsStep2[]; abnormal: CustomsAbnormal[]; hasReleaseNote: boolean;
}

export type PortOfEntry =
  '1001' | '1002' | '1004' | '1012' | '1068' | '1069' | '1070' | '1071' | '1072' | '1073' | '1074' | '1075' |
  '1076' | '1077' | '1078' | '1081' | '1101' | '1102' | '1103' | '1104' | '1105' | '1106' | '1107' | '1108' |
  '1109' | '1113' | '1119' | '1182' | '1183' | '1195' | '1301' | '1302' | '1303' | '1304' | '1305' | '1401' |
  '1402' | '1404' | '1408' | '1409' | '1410' | '1481' | '1501' | '1502' | '1503' | '1506' | '1511' | '1512' |
  '1601' | '1602' | '1603' | '1604' | '1681' | '1701' | '1703' | '1704' | '1801' | '1803' | '1805' | '1807' |
  '1808' | '1809' | '1814' | '1816' | '1818' | '1819' | '1821' | '1822' | '1881' | '1883' | '1884' | '1885' |
  '1886' | '1901' | '1902' | '1903' | '1904' | '1910' | '2001' | '2002' | '2003' | '2004' | '2005' | '2006' |
  '2007' | '2008' | '2009' | '2010' | '2011' | '2012' | '2013' | '2014' | '2015' | '2016' | '2017' | '2018' |
  '2082' | '2083' | '2095' | '2101' | '2102' | '2103' | '2104' | '2301' | '2302' | '2303' | '2304' | '2305' |
  '2307' | '2309' | '2310' | '2402' | '2403' | '2404' | '2406' | '2407' | '2408' | '2481' | '2501' | '2502' |
  '2503' | '2504' | '2505' | '2506' | '2507' | '2601' | '2602' | '2603' | '2604' | '2605' | '2606' | '2608' |
  '2609' | '2704' | '2707' | '2709' | '2711' | '2712' | '2713' | '2715' | '2719' | '2720' | '2721' | '2722' |
  '2770' | '2772' | '2773' | '2774' | '2775' | '2776' | '2781' | '2795' | '2801' | '2802' | '2803' | '2805' |
  '2809' | '2810' | '2811' | '2812' | '2813' | '2815' | '2816' | '2820' | '2821' | '2827' | '2828' | '2829' |
  '2830' | '2831' | '2833' | '2834' | '2870' | '2871' | '2872' | '2873' | '2895' | '2901' | '2902' | '2903' |
  '2904' | '2905' | '2907' | '2908' | '2909' | '2910' | '2981' | '2982' | '2991' | '3001' | '3002' | '3003' |
  '3004' | '3005' | '3006' | '3007' | '3008' | '3009' | '3010' | '3011' | '3012' | '3013' | '3014' | '3015' |
  '3016' | '3017' | '3018' | '3019' | '3020' | '3022' | '3023' | '3025' | '3026' | '3027' | '3029' | '3071' |
  '3072' | '3073' | '3074' | '3081' | '3082' | '3095' | '3101' | '3102' | '3103' | '3104' | '3105' | '3106' |
  '3107' | '3111' | '3112' | '3115' | '3124' | '3125' | '3126' | '3127' | '3181' | '3195' | '3196' | '3201' |
  '3202' | '3203' | '3204' | '3205' | '3206' | '3295' | '3301' | '3302' | '3303' | '3304' | '3305' | '3306' |
  '3307' | '3308' | '3309' | '3310' | '3312' | '3316' | '3317' | '3318' | '3319' | '3321' | '3322' | '3382' |
  '3384' | '3401' | '3402' | '3403' | '3404' | '3405' | '3406' | '3407' | '3408' | '3409' | '3410' | '3413' |
  '3414' | '3415' | '3416' | '3417' | '3419' | '3420' | '3421' | '3422' | '3423' | '3424' | '3425' | '3426' |
  '3481' | '3501' | '3502' | '3581' | '3601' | '3602' | '3604' | '3608' | '3613' | '3614' | '3701' | '3702' |
  '3703' | '3706' | '3707' | '3708' | '3801' | '3802' | '3803' | '3804' | '3805' | '3806' | '3808' | '3809' |
  '3814' | '3815' | '3816' | '3818' | '3819' | '3820' | '3842' | '3843' | '3844' | '3881' | '3882' | '3901' |
  '3902' | '3903' | '3904' | '3905' | '3907' | '3908' | '3909' | '3981' | '3982' | '3983' | '3984' | '3985' |
  '3991' | '4101' | '4102' | '4103' | '4104' | '4105' | '4106' | '4108' | '4109' | '4110' | '4111' | '4112' |
  '4115' | '4116' | '4117' | '4121' | '4122' | '4170' | '4181' | '4182' | '4183' | '4184' | '4185' | '4192' |
  '4195' | '4196' | '4197' | '4198' | '4501' | '4502' | '4503' | '4504' | '4505' | '4506' | '4601' | '4701' |
  '4901' | '4904' | '4905' | '4906' | '4907' | '4908' | '4909' | '4911' | '4912' | '4913' | '5101' | '5102' |
  '5103' | '5104' | '5105' | '5201' | '5202' | '5203' | '5204' | '5205' | '5206' | '5270' | '5271' | '5272' |
  '5273' | '5301' | '5306' | '5309' | '5310' | '5311' | '5312' | '5313' | '5401' | '5402' | '5501' | '5502' |
  '5503' | '5504' | '5505' | '5506' | '5507' | '5582' | '5583' | '5584' | '5801' | '5901' | '0203' | '0206' |
  '0207' | '0209' | '0211' | '0212' | '0401' | '0402' | '0403' | '0404' | '0405' | '0406' | '0407' | '0408' |
  '0409' | '0410' | '0411' | '0412' | '0413' | '0416' | '0417' | '0501' | '0502' | '0503' | '0701' | '0704' |
  '0705' | '0706' | '0708' | '0712' | '0714' | '0715' | '0901' | '0903' | '0904' | '0905' | '0906' | '0907' |
  '0971' | '0972' | '0981';

export type Holds =
  '11' | '12' | '13' | '14' | '15' | '16' | '18' | '19' | '1A' | '1B' | '1C' | '1F' | '1G' | '1H' | '1I' |
  '1J' | '1W' | '1Z' | '4Z' | '2H' | '4A' | '5H' | '7H' | '02' | '03';

export type ISFStatus =
  'notFiled' | 'filed' | 'accepted' | 'rejected' | 'amended';

export type StateOfTheDuties =
  'TO_APPROVE' | 'REFUSED' | 'APPROVED' | 'TO_PAY' | 'PROOF_SENT' | 'PAID' | 'REPLACED';

export type EntriesScope =
  'all' | 'preparing' | 'submitted' | 'clearing' | 'taxDue' | 'released' | 'held' | 'asked' | 'answered';

export type EntriesSort =
  'eta' | '-eta' | 'statusAt' | '-statusAt' | 'filedAt' | '-filedAt';

export interface USEntry {
  id: Id; version: number; fileNo: string; transport: '1' | '2' | '3' | '4' | null; master: string | null;
  house: string | null; carrier: string | null; flight: string | null; departedAt: Instant | null;
  arrivedAt: Instant | null; eta: Day | null; orderNumbers: string; reference: string | null;
  entryNo: string | null; entryType: '11' | '21' | '86' | '01' | '03' | '06'; port: PortOfEntry | null;
  firms: string | null; importerNo: string | null; bondType: 'single' | 'continuous' | null;
  bondNo: string | null; bondAmount: Decimal | null; liquidatedOn: Day | null; remark: string | null;
  status: CustomsStatus; recorded: CustomsStep[]; statusAt: Instant; filedAt: Instant | null;
  releasedAt: Instant | null; holds: Holds[]; lastFreeDay: Day | null; freeEnds: Instant | null;
  isfState: ISFStatus | null; isfDue: Instant | null; isfFiledAt: Instant | null; asked: number;
  answered: number; askedUntil: Instant | null; rejected: boolean; packages: number; grossWeight: Decimal;
  lineCount: number; value: Decimal | null; dutyTotal: Decimal | null; dutyState: StateOfTheDuties | null;
  updatedAt: Instant;
}

export interface EntriesOrder {
  orderId: Id; orderNumber: string; referenceNumber: string; status: OrderStatus; destination: string | null;
}

export type AgencyFlag =
  'AL1' | 'AL2' | 'AQ1' | 'AQ2' | 'AQX' | 'AM2' | 'AM4' | 'AM6' | 'AM7' | 'AM8' | 'DE1' | 'DT1' | 'DT2' |
  'EH1' | 'EH2' | 'EP1' | 'EP3' | 'EP5' | 'EP7' | 'FD1' | 'FD2' | 'FD3' | 'FD4' | 'FS3' | 'FS4' | 'FW1' |
  'FW2' | 'FW3' | 'NM1' | 'NM2' | 'NM4' | 'NM5' | 'NM6' | 'NM8' | 'OM2' | 'TB1' | 'TB3';

export interface EntriesAgencyFlag {
  flag: AgencyFlag; pgaState: 'filed' | 'disclaimed' | 'notNeeded' | null; pgaNo: string | null;
  disclaimCode: string | null; pgaNote: string | null;
}

export interface Of7501DataOfTheLine {
  adCase: string | null; cvdCase: string | null; lineWeight: Decimal | null; lineCharges: Decimal | null;
  lineRelationship: 'N' | 'Y' | null;
}

export interface EntriesLine {
  orderNumber: string; goodsNo: number; hsDest: string | null; nameEn: string; nameZh: string;
  origin: Origin | null; declaredQty: number; unit: Unit | null; totalPriceUsd: Decimal | null;
  mid: string | null; changes: BindingChanged[]; pga: EntriesAgencyFlag[];
  summary: Of7501DataOfTheLine | null; toldWeight: Decimal | null;
}

export interface SinceFiling {
  orderNumber: string; goodsNo: number; change: 'changed' | 'gone' | 'added'; hsDest: string | null;
  nameEn: string | null; nameZh: string | null; origin: Origin | null; declaredQty: number | null;
  unit: Unit | null; totalPriceUsd: Decimal | null;
}

export interface OrdersSinceFiling {
  lines: SinceFiling[]; packages: number | null; grossWeight: Decimal | null;
}

export interface Disposition {
  code: Holds; at: Instant; quantity: number | null; who: string; note: string | null;
}

export type ModeOfTransport =
  '10' | '11' | '20' | '21' | '30' | '31' | '40' | '41';

export interface Of7501Data {
  summaryOn: Day | null; suretyNo: string | null; transportMode: ModeOfTransport | null;
  unlading: PortOfEntry | null; itNo: string | null; itOn: Day | null; missingPapers: string | null;
  consigneeNo: string | null; refundNo: string | null; importerName: string | null; charges: Decimal | null;
  declarant: string | null; filer: string | null; relationship: 'N' | 'Y' | null;
  toldMode: ModeOfTransport | null; lading: string[]; unladingPlaces: string[];
  toldConsigneeNo: string | null; consignee: string | null; toldImporter: string | null;
}

export interface ISF102 {
  isfState: ISFStatus; isfNo: string | null; isfFiledAt: Instant | null; loadingAt: Instant | null;
  seller: string | null; buyer: string | null; consigneeNo: string | null; manufacturer: string | null;
  shipTo: string | null; stuffing: string | null; consolidator: string | null; stowPlan: boolean;
  containerMessages: boolean; toldLoading: Instant | null; toldSeller: string | null;
  toldBuyer: string | null; toldShipTo: string | null; isfDue: Instant | null; isfLateDue: Instant | null;
}

export type Agency =
  'CBP' | 'USDA' | 'FDA' | 'CPSC' | 'FWS' | 'EPA' | 'NHTSA' | 'FCC' | 'NMFS' | 'ATF';

export type Examination =
  'document' | 'nii' | 'tailgate' | 'intensive' | 'sampling';

export interface ExaminationOrHold {
  id: Id; code: Holds; since: Instant; agency: Agency | null; examKind: Examination | null;
  place: string | null; firms: string | null; examCost: Decimal | null; currency: Currency | null;
  lastFreeDay: Day | null; zone: string | null; freeEnds: Instant | null; endedAt: Instant | null;
}

export type KindOfDuty =
  'duty' | 's301' | 's232' | 's122' | 'addCvd' | 'mpf' | 'hmf' | 'other';

export interface Duty {
  kind: KindOfDuty; amount: Decimal; source: 'typed' | 'tariff';
}

export interface EstimateOfDuties {
  id: Id; estimateNo: number; source: 'typed' | 'tariff'; feeDate: Day; approveBy: Day | null; zone: string;
  note: string | null; amounts: Duty[]; total: Decimal; state: StateOfTheDuties; approveEnds: Instant | null;
  madeAt: Instant; decidedWho: string | null; decidedAt: Instant | null; approvedTotal: Decimal | null;
  refusal: string | null; payBy: Day | null; payEnds: Instant | null; proofWho: string | null;
  proofAt: Instant | null; proofFiles: Id[]; paidAt: Instant | null; paymentNote: string | null;
}

export type EntriesAgency =
  'APHIS' | 'AMS' | 'DEA' | 'NHTSA' | 'EPA' | 'FDA' | 'FSIS' | 'FWS' | 'NMFS' | 'OMC' | 'TTB';

export interface AgencyPapers {
  agency: EntriesAgency; onEntry: number; onOrders: number;
}

export type Form =
  'CBP28' | 'CBP29' | 'CBP4647' | 'REJECT' | 'PGA' | 'broker';

export interface Word {
  id: Id; side: 'customer' | 'forwarder'; who: string; at: Instant; body: string; files: Id[];
}

export interface RequestForInformation {
  id: Id; agency: Agency; form: Form; line: string | null; topic: string; dueDay: Day; zone: string;
  dueEnds: Instant; state: 'OPEN' | 'ANSWERED' | 'ACCEPTED' | 'CLOSED'; openedAt: Instant; stateAt: Instant;
  words: Word[];
}

export interface EntriesUSEntry {
  file: USEntry; orders: EntriesOrder[]; lines: EntriesLine[]; since: OrdersSinceFiling | null;
  steps: CustomsStep2[]; dispositions: Disposition[]; bond: { duties: Decimal; entries: number } | null;
  summary: Of7501Data; isf: ISF102 | null; exams: ExaminationOrHold[]; duties: EstimateOfDuties[];
  papers: AgencyPapers[]; rfis: RequestForInformation[];
}

export type EntriesOutcome =
  'ok' | 'needsQuantity' | 'notComputable' | 'needsTenDigits' | 'needsFacts' | 'noData';

export type Programme =
  'base' | 'chapter98' | 's301_china' | 's301_china_exclusion' | 's301_fl' | 's301_fl_exempt' |
  's301_brazil' | 's301_brazil_exempt' | 's122' | 's122_exempt' | 's338_canada' | 'ieepa_fentanyl' |
  'ieepa_fentanyl_exempt' | 'ieepa_reciprocal' | 'ieepa_reciprocal_exempt' | 's232_metals' |
  's232_metals_exempt' | 's232_autos' | 's232_auto_parts' | 's232_mhdv' | 's232_mhdv_parts' | 's232_wood' |
  's232_semi' | 's232_pharma' | 's232_uas' | 's201';

export type BaseOfDuty =
  'entered' | 'metal' | 'withoutMetal' | 'work' | 'lessUsParts';

export interface Layer {
  seq: number; measure: string | null; program: Programme; basis: BaseOfDuty | null; heading: string;
  title: { zh: string; en: string }; rate: string; base: string | null; amount: string | null;
  why: { zh: string; en: string }; source: string; struckDown: boolean;
}

export interface EntriesLine2 {
  orderNumber: string; goodsNo: number; hsDest: string | null; nameEn: string; nameZh: string;
  origin: Origin | null; mid: string | null; value: Decimal | null; quantity: Decimal | null;
  quantity2: Decimal | null; netKg: Decimal | null; units: string[]; status: EntriesOutcome;
  lacks: { zh: string; en: string }[]; layers: Layer[]; alerts: { zh: string; en: string }[];
  duty: string | null;
}

export interface Fee {
  kind: KindOfDuty; title: { zh: string; en: string }; name: { zh: string; en: string }; base: string | null;
  min: string | null; max: string | null; amount: string | null; note: { zh: string; en: string };
  source: string;
}

export interface WorkedOutByTheTariff {
  day: Day; mode: 'ocean' | 'air' | 'truck' | 'rail'; entryType: '11' | '01'; release: string;
  edition: string | null; isSample: boolean; newerEdition: string | null; status: EntriesOutcome;
  lines: EntriesLine2[]; fees: Fee[]; value: string | null; duty: string | null; feeTotal: string | null;
  total: string | null;
}

export interface TariffLine {
  hts: string | null; origin: Origin | null; value: Decimal | null; quantity: Decimal | null;
  quantity2: Decimal | null; netKg: Decimal | null; mid: string | null;
}

export interface EntriesUSEntry2 {
  mode: 'ocean' | 'air' | 'truck' | 'rail' | null; entryType: '11' | '01' | null; port: PortOfEntry | null;
  entryDate: Day | null; lines: TariffLine[];
}

export type MidsState =
  'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'REJECTED' | 'SUSPENDED' | 'SUPERSEDED';

export type MidsScope =
  'all' | 'inForce' | 'pending' | 'textile' | 'unproven' | 'earlier';

export type MidsSort =
  'name' | '-name' | 'code' | '-code' | 'updatedAt' | '-updatedAt';

export type ProvinceCanada =
  'XA' | 'XB' | 'XC' | 'XM' | 'XN' | 'XO' | 'XP' | 'XQ' | 'XS' | 'XT' | 'XV' | 'XW' | 'XY';

export interface MID {
  id: Id; version: number; name: string; street: string; city: string; postal: string | null; country: Origin;
  province: ProvinceCanada | null; role: 'manufacturer' | 'shipper'; textile: boolean; code: string;
  codeReason: string | null; edition: number; state: MidsState; stateAt: Instant; verdict: string | null;
  goods: number; lines: number; lastUsedAt: Instant | null; files: number; updatedAt: Instant;
}

export interface Edition {
  id: Id; code: string; edition: number; state: MidsState; stateAt: Instant; street: string; city: string;
  verdict: string | null;
}

export interface MidsMID {
  id: Id; code: string; edition: number; state: MidsState; name: string; street: string; city: string;
  likeness: 'same' | 'moved' | 'code' | 'alike';
}

export interface MidsMID2 {
  mid: MID; editions: Edition[]; similar: MidsMID[];
}

export interface MidsMID3 {
  id: Id; code: string; name: string; edition: number; state: MidsState;
}

export interface MidsLine {
  fileNo: string; entryNo: string | null; orderNumber: string; goodsNo: number; hsDest: string;
  nameZh: string; nameEn: string; status: CustomsStatus; filedAt: Instant | null; mid: string | null;
  value: Decimal;
}

export interface Preview {
  mid: MidsMID3; codes: { mid: string | null; lines: number }[]; lines: MidsLine[]; filed: MidsLine[];
  more: boolean;
}

export interface MIDReplacedOnEntryLines {
  lines: number; entries: number; value: Decimal;
}

export type LabelsStatus =
  'IMPORTED' | 'PROCESSING' | 'PROCESSED' | 'PHOTOGRAPHING' | 'PHOTOGRAPHED' | 'IN_COMPLIANCE' | 'COMPLIANT' |
  'DONE';

export type Photo =
  'NO_PHOTO' | 'PHOTOGRAPHING' | 'PHOTOGRAPHED' | 'COMPLIANT';

export type LabelsSort =
  'createDate' | '-createDate' | 'styleNo' | '-styleNo' | 'updatedAt' | '-updatedAt';

export interface Label {
  id: Id; version: number; orderNumber: string | null; createDate: Instant; styleNo: string; colour: string;
  productName: string; composition: string | null; unitPrice: Decimal | null; status: LabelsStatus;
  pieces: number | null; cartons: number | null; statusAt: Instant; verification: Photo; photosTaken: number;
  photosWanted: number; feedback: string | null; answer: 'ACCEPTED' | 'CONTESTED' | 'UPHELD' | null;
  pickType: 'NONE' | 'STYLE_COLOUR' | 'STYLE'; batchNo: string; brandId: Id; brandName: string; schemeId: Id;
  schemeZh: string; schemeEn: string; edition: number; updatedAt: Instant;
}

export interface LabelsChoice {
  value: Id; zh: string; en: string;
}

export interface LabelsLabel {
  states: { state: LabelsStatus; count: number }[]; brands: LabelsChoice[]; schemes: LabelsChoice[];
}

export interface LabelScheme {
  photos: ('front' | 'label' | 'washCare' | 'carton')[]; secondReview: boolean;
}

export interface Brand {
  importerName: string | null; rnNo: string | null; euPerson: string | null;
}

export interface Artwork {
  fileId: Id; name: string; isPicture: boolean;
}

export interface LabelsCheck {
  nameZh: string; nameEn: string; note: string | null;
}

export interface LabelsComment {
  id: Id; kind: 'said' | 'sentBack' | 'accepted' | 'contested'; side: 'customer' | 'forwarder' | 'system';
  who: string; at: Instant; body: string | null; failed: LabelsCheck[];
}

export interface LabelsPhoto {
  fileId: Id; kind: 'front' | 'label' | 'washCare' | 'carton'; takenAt: Instant;
}

export type HowItIsChecked =
  'present' | 'equals' | 'sums' | 'language' | 'scans' | 'judged';

export type HeldAgainst =
  'styleNo' | 'colour' | 'productName' | 'composition' | 'rnNo' | 'importerName' | 'euPerson';

export interface MarkOnAPhoto {
  fileId: Id; left: number; top: number; width: number; height: number;
}

export interface LabelsCheck2 {
  no: number; nameZh: string; nameEn: string; kind: HowItIsChecked; field: HeldAgainst | null;
  photo: 'front' | 'label' | 'washCare' | 'carton' | null; expected: string | null;
  result: 'pass' | 'fail' | 'na' | null; note: string | null; checkedAt: Instant | null;
  mark: MarkOnAPhoto | null;
}

export interface LabelsLabel2 {
  label: Label; scheme: LabelScheme; brand: Brand; artwork: Artwork[]; words: LabelsComment[];
  photos: LabelsPhoto[]; checks: LabelsCheck2[];
}

export interface SchemesAndBrands {
  brands: LabelsChoice[]; schemes: LabelsChoice[];
}

export type LabelsColumn2 =
  'orderNumber' | 'styleNo' | 'colour' | 'cartonNo' | 'pieces';

export interface LabelsProblem2 {
  row: number; key: LabelsColumn2; text: string; code: GoodsFinding; value: string | null;
}

export interface PackingList {
  fileName: string; rows: number; wrong: number; findings: LabelsProblem2[];
}

export type LabelsProblem3 =
  'kind' | 'disguised' | 'archive' | 'large' | 'bomb' | 'locked' | 'damaged' | 'empty' | 'link' | 'outside' |
  'twice' | 'many' | 'stranger' | 'colourless';

export interface LabelsProblem4 {
  name: string; code: LabelsProblem3; isTaken: boolean;
}

export interface LabelsArtwork {
  files: number; styles: number; wrong: number; findings: LabelsProblem4[];
}

export interface FilesOfAnImportOfLabels {
  brandId: Id | null; schemeId: Id | null; packing: PackingList | null; artwork: LabelsArtwork | null;
}

export interface LabelsCell2 {
  row: number; key: LabelsColumn2; value: string;
}

export type Category =
  'track' | 'booking' | 'customs' | 'bill' | 'together' | 'account';

export type Event =
  'warehouseDifference' | 'departed' | 'etaMoved' | 'arrived' | 'delivered' | 'signed' | 'bookingDecided' |
  'slotChanged' | 'cutOffMissing' | 'weightCorrected' | 'draftToConfirm' | 'customsHold' | 'freeDayNear' |
  'customsReleased' | 'releaseRecalled' | 'dutyToApprove' | 'dutyToPay' | 'infoRequested' | 'answerNear' |
  'approvalNear' | 'paymentNear' | 'billIssued' | 'billDue' | 'billOverdue' | 'billFinal' | 'disputeDecided' |
  'creditHold' | 'invoiceIssued' | 'trustDecided' | 'orderDecided' | 'exception' | 'labelFeedback' |
  'classified' | 'registrationDecided' | 'hookPaused' | 'newDevice';

export type NoticesSubject =
  'trust' | 'booking' | 'sheet' | 'order' | 'bill' | 'invoice' | 'customs' | 'mawb' | 'label' | 'clearance' |
  'mid' | 'question' | 'account' | 'webhook';

export interface Notice {
  id: Id; event: Event; subject: NoticesSubject; number: string; numbers: string[] | null; title: string;
  text: string; at: Instant; outcome: string | null; read: boolean; settled: boolean;
}

export interface Measured {
  pieces: number; length: Decimal; width: Decimal; height: Decimal; weight: Decimal;
}

export interface WarehouseReceipt {
  id: Id; receiptNo: string; warehouse: string; lines: Measured[]; pieces: number; grossWeight: Decimal;
  volume: Decimal; receivedAt: Instant;
}

export interface TransportMode {
  transport: '1' | '2' | '3' | '4' | null; orders: number; weight: Decimal;
}

export interface Week {
  week: Day; transport: '1' | '2' | '3' | '4' | null; orders: number; weight: Decimal;
}

export interface DashboardStage {
  stage: Stage; reached: number; standing: number;
}

export interface Channel {
  name: string; nameEn: string; orders: number;
}

export interface Stay {
  stage: Stage; orders: number; hours: Decimal;
}

export interface DestinationCountry {
  country: string; orders: number; before: number;
}

export interface TransitTime {
  name: string; nameEn: string; orders: number; half: Decimal; most: Decimal;
}

export interface ETAChanged {
  no: string; was: Day; now: Day;
}

export interface Exceptions {
  kind: Kind; open: number; oldest: Instant;
}

export interface Dashboard {
  asOf: Instant; orders: number; ordersBefore: number; transports: TransportMode[]; weeks: Week[];
  onTime: { arrived: number; kept: number }; stages: DashboardStage[]; channels: Channel[]; waits: Stay[];
  countries: DestinationCountry[]; transit: TransitTime[]; expected: { day: Day; orders: number }[];
  moved: ETAChanged[]; movedAll: number; exceptions: Exceptions[];
}

export type What =
  'trustReturned' | 'bookingReturned' | 'sheetToAnswer' | 'orderPapers' | 'orderCargo' | 'draftToConfirm' |
  'entryToAnswer' | 'entryToApprove' | 'questionAnswered';

export interface WaitingForMe {
  kind: What; no: string; at: Instant | null; all: number;
}

export type DataboardStatus =
  '0' | '3' | '4' | '8' | '29' | '30' | '31' | '32' | '33' | '34' | '40' | '41' | '42' | '43' | '44' | '45';

export interface DataboardFlight {
  flightId: Id | null; flightNo: string; flightDate: Day; origin: string; destination: string;
  etd: Instant | null; urgentFrom: Instant | null; atd: Instant | null; cutOff: Instant | null;
  zone: string | null; cancelled: boolean; mawbs: number; grossWeight: Decimal; volume: Decimal;
  billingWeight: Decimal; billingWeightLast: Decimal | null; lastDate: Day | null; capacity: Decimal | null;
  measuredBy: 'slot' | 'last' | null; completionRate: Decimal | null;
  statuses: { status: DataboardStatus; count: number }[];
}

export interface DataBoard {
  asOf: Instant; flights: DataboardFlight[]; destinations: string[];
}

export interface HtsEdition {
  name: string; effective: Day; lines: number; isSample: boolean;
}

export interface Contents {
  edition: HtsEdition | null; editions: HtsEdition[]; chapters: { no: string; headings: number }[];
}

export interface HTSNo {
  place: number; no: string; indent: number; description: string; path: string; units: string;
  general: string; generalFrom: string | null; special: string; specialFrom: string | null; column2: string;
  column2From: string | null; chapter99: string[]; declarable: boolean;
}

export interface HtsChange {
  no: string; kind: 'article' | 'added' | 'deleted' | 'changed';
  description: { was: string | null; now: string | null }; units: { was: string | null; now: string | null };
  general: { was: string | null; now: string | null }; special: { was: string | null; now: string | null };
  column2: { was: string | null; now: string | null };
}

export interface Differences {
  before: HtsEdition; after: HtsEdition; article: number; added: number; deleted: number; changed: number;
  changes: HtsChange[];
}

export type HowItIsReckoned =
  'free' | 'advalorem' | 'specific' | 'compound' | 'additional' | 'prose';

export interface AboveIt {
  place: number; no: string; description: string;
}

export interface HtsEdition2 {
  edition: string; effective: Day; general: string; special: string; column2: string; units: string;
}

export interface HtsRow {
  line: HTSNo; kind: HowItIsReckoned; footnotes: string[]; isFavourite: boolean; above: AboveIt[];
  history: HtsEdition2[];
}

export type GoodsSort2 =
  'sku' | '-sku' | 'nameZh' | '-nameZh' | 'nameEn' | '-nameEn' | 'updatedAt' | '-updatedAt';

export interface MyGoods {
  id: Id; version: number; sku: string | null; nameZh: string; nameEn: string; brand: string | null;
  model: string | null; material: string; purpose: string; hts: string | null; htsSince: Day | null;
  hsCn: string | null; hsCnSince: Day | null; mid: string | null; midSince: Day | null; updatedAt: Instant;
}

export interface GoodsScope {
  tab: 'all' | 'noHts' | 'noHsCn' | 'noMid'; count: number;
}

export interface Binding {
  kind: 'hts' | 'hsCn' | 'mid'; edition: number; code: string | null; validFrom: Day; validUntil: Day | null;
  source: 'typed' | 'answered'; reason: string | null; who: string; boundAt: Instant;
}

export type QuestionsState =
  'ASKED' | 'ANSWERED' | 'ACCEPTED' | 'REOPENED' | 'WITHDRAWN';

export type QuestionsScope =
  'questions' | 'waiting' | 'answered' | 'accepted' | 'withdrawn';

export type QuestionsSort =
  'no' | '-no' | 'nameZh' | '-nameZh' | 'nameEn' | '-nameEn' | 'stateAt' | '-stateAt' | 'askedAt' | '-askedAt';

export interface ClassificationQuestion {
  id: Id; version: number; no: string; goodsId: Id | null; nameZh: string; nameEn: string; material: string;
  purpose: string; origin: Origin; details: string | null; orderNumber: string | null;
  goodsSku: string | null; state: QuestionsState; stateAt: Instant; hts: string | null; validFrom: Day | null;
  author: string | null; answers: number; files: number; askedBy: string; askedAt: Instant;
}

export interface QuestionsClassificationQuestion {
  tabs: { tab: QuestionsScope; count: number }[];
}

export interface QuestionsLayer {
  heading: string; titleZh: string; titleEn: string; rate: string;
}

export interface Answer {
  no: number; hts: string; validFrom: Day; reasoning: string; description: string; edition: string;
  isSample: boolean; general: string; duty: QuestionsLayer[]; author: string; answeredAt: Instant;
  verdict: 'ACCEPTED' | 'REOPENED' | null; objection: string | null; verdictWho: string | null;
  verdictAt: Instant | null;
}

export interface QuestionsClassificationQuestion2 {
  question: ClassificationQuestion; thread: Answer[];
}

export type ProgrammeClaimed =
  'AU' | 'B' | 'BH' | 'C' | 'CL' | 'CO' | 'D' | 'E' | 'E*' | 'IL' | 'JO' | 'JP' | 'K' | 'KR' | 'L' | 'MA' |
  'N' | 'NP' | 'OM' | 'P' | 'P+' | 'PA' | 'PE' | 'R' | 'S' | 'S+' | 'SG';

export type Chapter98Claimed =
  '9801.00.10' | '9802.00.40' | '9802.00.50' | '9802.00.60' | '9802.00.80';

export interface TariffTariffLine {
  hts: string; origin: Origin; value: Decimal; quantity: Decimal | null; quantity2: Decimal | null;
  netKg: Decimal | null; spi: ProgrammeClaimed | null; loadedOn: Day | null; exclusion: string | null;
  metalPercent: Decimal | null; steelValue: Decimal | null; aluminiumValue: Decimal | null;
  copperValue: Decimal | null; chapter98: Chapter98Claimed | null; workValue: Decimal | null;
  usPartsValue: Decimal | null; claimed: string[]; mid: string | null;
}

export interface MeasureThatDoesNotApply {
  seq: number; measure: string; program: Programme; heading: string; title: { zh: string; en: string };
  why: { zh: string; en: string }; source: string; claimable: boolean;
}

export interface Of301Exclusion {
  item: string; heading: string; wording: string;
}

export interface TariffLine2 {
  status: EntriesOutcome; description: string; units: string[]; layers: Layer[];
  others: MeasureThatDoesNotApply[]; exclusions: Of301Exclusion[]; alerts: { zh: string; en: string }[];
  duty: string | null;
}

export interface TariffFee {
  title: { zh: string; en: string }; name: { zh: string; en: string }; base: string | null;
  min: string | null; max: string | null; amount: string | null; note: { zh: string; en: string };
  source: string;
}

export interface Calculation {
  day: Day; origin: Origin | null; edition: string | null; isSample: boolean; newerEdition: string | null;
  status: EntriesOutcome; lines: TariffLine2[]; fees: TariffFee[]; value: string; duty: string | null;
  feeTotal: string | null; total: string | null; effective: string | null;
}

export interface TariffCalculation {
  release: string; measures: string; results: Calculation[];
}

export interface DutyTariffLine {
  hts: string; origin: Origin; value: Decimal; quantity: Decimal | null; quantity2: Decimal | null;
  netKg: Decimal | null;
}

export interface DutyLayer {
  heading: string; title: { zh: string; en: string }; rate: string; base: string | null;
  amount: string | null; why: { zh: string; en: string }; source: string; struckDown: boolean;
}

export interface DutyTariffLine2 {
  status: EntriesOutcome; description: string; units: string[]; layers: DutyLayer[];
  alerts: { zh: string; en: string }[]; duty: string | null;
}

export interface EstimateOfDuty {
  day: Day; release: string; edition: string | null; isSample: boolean; newerEdition: string | null;
  status: EntriesOutcome; lines: DutyTariffLine2[]; fees: TariffFee[]; value: string; duty: string | null;
  feeTotal: string | null; total: string | null;
}

export type TariffStatus =
  'published' | 'draft' | 'ended' | 'ended_struck_down';

export interface Measure {
  id: string; program: Programme; heading: string; title: { zh: string; en: string };
  kind: 'add' | 'total' | 'content' | 'exempt'; percent: string | null; origins: string[]; from: Day;
  until: Day | null; condition: { zh: string; en: string } | null; isClaimed: boolean; status: TariffStatus;
  source: string; confidence: 'high' | 'medium' | 'low'; note: string;
}

export interface TariffMeasures {
  day: Day; release: string; measures: Measure[];
}

export interface TariffOrder {
  mode: 'ocean' | 'air' | 'truck' | 'rail' | null; lines: TariffLine[];
}

export interface KeptCalculation {
  id: Id; title: string; madeAt: Instant; madeWho: string; orderNumber: string | null;
}

export interface WhatWasAsked {
  mode: 'ocean' | 'air' | 'truck' | 'rail'; port: PortOfEntry | null; entryType: '11' | '01';
  entryDate: Day | null; otherDate: Day | null; otherOrigin: Origin | null; lines: TariffTariffLine[];
}

export interface TariffKeptCalculation {
  id: Id; title: string; madeAt: Instant; madeWho: string; orderNumber: string | null; asked: WhatWasAsked;
  answer: TariffCalculation;
}

export type MawbStatus =
  'PREPARING' | 'SENT' | 'AGREED' | 'CHANGES' | 'RECALLED';

export interface MasterWaybill {
  awbNo: string; departureCode: string | null; issuer: string | null; shipper: string | null;
  consignee: string | null; agent: string | null; agentIata: string | null; departure: string | null;
  to1: string | null; by1: string | null; to2: string | null; by2: string | null; to3: string | null;
  by3: string | null; currency: Currency; destination: string | null; flight: string | null;
  flightDate: Day | null; flight2: string | null; flightDate2: Day | null; handling: string | null;
  sci: string | null; shipperSignature: string | null; executedOn: Day | null; executedAt: string | null;
  carrierSignature: string | null;
}

export type CHGSCode =
  'PP' | 'PX' | 'PZ' | 'PC' | 'CC' | 'CP' | 'CX' | 'NC';

export type RateClass =
  'M' | 'N' | 'Q' | 'C' | 'R' | 'S' | 'U' | 'E' | 'X';

export interface MawbDimensions {
  pieces: number; length: Decimal; width: Decimal; height: Decimal;
}

export interface RateLine {
  pieces: number; grossWeight: Decimal; weightUnit: 'K' | 'L'; rateClass: RateClass | null;
  commodity: string | null; chargeableWeight: Decimal; rate: Decimal | null; total: Decimal | null;
  goods: string; dimensions: MawbDimensions[]; volume: Decimal | null;
}

export interface DirectWaybill {
  shipperAccount: string | null; consigneeAccount: string | null; accounting: string | null;
  chargesCode: CHGSCode | null; weightPayment: 'PP' | 'CC'; otherPayment: 'PP' | 'CC';
  carriageValue: string | null; customsValue: string | null; insurance: string | null; asAgreed: boolean;
  rateLines: RateLine[];
}

export interface OtherCharge {
  charge: string; due: 'A' | 'C'; amount: Decimal;
}

export interface MawbHouseWaybill {
  awbNo: string; departureCode: string | null; issuer: string | null; shipper: string | null;
  shipperAccount: string | null; consignee: string | null; consigneeAccount: string | null;
  agent: string | null; agentIata: string | null; agentAccount: string | null; departure: string | null;
  accounting: string | null; to1: string | null; by1: string | null; to2: string | null; by2: string | null;
  to3: string | null; by3: string | null; currency: Currency; chargesCode: CHGSCode | null;
  weightPayment: 'PP' | 'CC'; otherPayment: 'PP' | 'CC'; carriageValue: string | null;
  customsValue: string | null; destination: string | null; flight: string | null; flightDate: Day | null;
  flight2: string | null; flightDate2: Day | null; insurance: string | null; handling: string | null;
  sci: string | null; rateLines: RateLine[]; asAgreed: boolean; otherCharges: OtherCharge[];
  valuationCharge: Decimal | null; tax: Decimal | null; shipperSignature: string | null;
  executedOn: Day | null; executedAt: string | null; carrierSignature: string | null;
}

export interface ChangeRequest {
  paper: string; path: string; wanted: string; reason: string;
}

export interface MawbAnswer {
  state: 'WAITING' | 'AGREED' | 'CHANGES'; requests: ChangeRequest[]; answeredBy: string | null;
  answeredAt: Instant | null; onBehalf: boolean; reason: string | null;
}

export interface Version {
  no: number; state: MawbStatus; sentAt: Instant | null; note: string | null; master: MasterWaybill;
  direct: DirectWaybill | null; houses: { hawbId: Id; form: MawbHouseWaybill }[]; answer: MawbAnswer;
}

export interface DraftWaybill {
  mawbId: Id; mawbNo: string; status: DataboardStatus; confirmed: boolean; pieces: number;
  grossWeight: Decimal; versions: Version[]; due: Instant | null; canAnswer: boolean;
}

export type GoesWithRecord =
  'trust' | 'order' | 'booking' | 'house' | 'mawb' | 'receipt' | 'sheet' | 'label' | 'tariff';

export interface GoesWithRecord2 {
  kind: GoesWithRecord; number: string; state: string | null; of: string | null; amount: Decimal | null;
  files: number | null;
}

export type MawbSort =
  'statusAt' | '-statusAt' | 'flightDate' | '-flightDate' | 'departureDate' | '-departureDate' |
  'arrivalDate' | '-arrivalDate' | 'quantity' | '-quantity' | 'grossWeight' | '-grossWeight' | 'volume' |
  '-volume' | 'billingWeight' | '-billingWeight' | 'updatedAt' | '-updatedAt';

export interface MawbMasterWaybill {
  id: Id; version: number; status: DataboardStatus; statusAt: Instant; kind: 'waybill' | 'booking';
  airlineBill: string | null; bookingNos: string[]; flightNo: string | null; flightDate: Day | null;
  flightCancelled: boolean; departureDate: Instant | null; arrivalDate: Instant | null; origin: string | null;
  destination: string | null; via: string[]; originZone: string; destinationZone: string; quantity: number;
  grossWeight: Decimal; volume: Decimal; billingWeight: Decimal | null; hawbCount: number;
  filled: number | null; isCustoms: boolean; billingUnit: 'kg' | 'lb' | 'RT' | null; remark: string | null;
  updatedAt: Instant;
}

export interface MawbOverview {
  total: number; byStatus: { status: DataboardStatus; count: number }[]; origins: string[];
  destinations: string[]; bookings: number;
}

export interface MawbOptOverview {
  total: number; byStatus: { status: DataboardStatus; count: number }[]; origins: string[];
  destinations: string[];
}

export interface Base {
  terminal: string | null; party: string | null; deadline: Instant | null; receiver: string | null;
  pickedUpAt: Instant | null; pickedUpPieces: number | null;
}

export interface Way {
  status: DataboardStatus; at: Instant | null; isCurrent: boolean; skipped: boolean;
}

export interface NextSteps {
  to: DataboardStatus; blocked: string[]; passable: boolean;
}

export interface Booked {
  pieces: number | null; grossWeight: Decimal | null; volume: Decimal | null;
}

export interface MawbDetailTotals {
  booked: Booked; warehouse: Booked; weighbridge: Booked; billing: Decimal | null;
  billingUnit: 'kg' | 'lb' | 'RT' | null; warehousePieces: { percent: string; over: boolean } | null;
  warehouseWeight: { percent: string; over: boolean } | null;
  warehouseVolume: { percent: string; over: boolean } | null;
  weighbridgeWeight: { percent: string; over: boolean } | null;
}

export interface Pieces {
  hawbNo: string | null; orderNumber: string; receiptNo: string; warehouse: string;
  receivedAt: Instant | null; pieces: number; length: Decimal; width: Decimal; height: Decimal;
  weight: Decimal;
}

export interface ULDs {
  uldNo: string; pieces: number | null; grossWeight: Decimal | null; remark: string | null;
}

export type MawbDetailKind =
  'registered' | 'moved' | 'steppedBack' | 'flightChanged' | 'cargoChanged' | 'partPickedUp' |
  'figuresCorrected' | 'told';

export interface Events {
  id: Id; kind: MawbDetailKind; code: string | null; from: DataboardStatus | null; to: DataboardStatus | null;
  occurredAt: Instant | null; at: Instant; zone: string; place: string | null;
  source: 'manual' | 'customer' | 'fsu' | 'import'; who: string; outOfSequence: boolean; undone: boolean;
  reason: string | null; said: { field: string; value: string }[];
}

export interface MawbDetailExceptions {
  sheetNo: string; orderNumber: string | null; stage: OrderStatus | null; kind: Kind; state: CurrentStatus;
  description: string; openedAt: Instant;
}

export interface HouseWaybills {
  hawbId: Id; hawbNo: string | null; bookingNo: string; orderNumber: string | null;
  orderPieces: number | null; goodsName: string | null; handlingCodes: SpecialHandlingCode[];
  consignee: string | null; customsType: string | null; booked: Booked; warehouse: Booked;
  weighbridge: Booked; billing: Decimal | null; billingUnit: 'kg' | 'lb' | 'RT' | null;
  warehousePieces: { percent: string; over: boolean } | null;
  warehouseWeight: { percent: string; over: boolean } | null;
  warehouseVolume: { percent: string; over: boolean } | null;
  weighbridgeWeight: { percent: string; over: boolean } | null;
}

export interface Message {
  id: Id; side: 'customer' | 'forwarder'; who: string; body: string; at: Instant;
}

export interface MawbDetailMasterWaybill {
  waybill: MawbMasterWaybill; base: Base; stops: Via[]; path: Way[]; next: NextSteps[];
  totals: MawbDetailTotals; tolerance: Decimal; pieces: Pieces[]; ulds: ULDs[]; events: Events[];
  exceptions: MawbDetailExceptions[]; houses: HouseWaybills[]; documents: OrdersFile[]; messages: Message[];
}

export interface MeasuredHouseWaybill {
  hawbId: Id; pieces: number; grossWeight: Decimal; volume: Decimal;
}

export interface DataOfTheStep {
  at: Instant | null; flightNo: string | null; flightDate: Day | null; pieces: number | null;
  grossWeight: Decimal | null; volume: Decimal | null; houses: MeasuredHouseWaybill[] | null;
  ulds: ULDs[] | null; terminal: string | null; weighbridgeFile: Id | null; returnFile: Id | null;
  evidenceFile: Id | null; change: string | null; party: string | null; deadline: Instant | null;
  receiver: string | null; photoFile: Id | null; reason: string | null; override: boolean | null;
  note: string | null;
}

/** What is read. */
export interface Gets {
  '/adminapi/session/user': { asks: {}; gives: SignedInUser };
  '/omsapi/orders': {
    asks: {
      search?: string; numbers?: string[]; status?: OrderStatus[]; transport?: ('1' | '2' | '3' | '4')[];
      channel?: string[]; country?: string[]; customs?: boolean; orderedFrom?: Day; orderedTo?: Day;
      etaFrom?: Day; etaTo?: Day; importId?: Id; sort?: Sort; after?: string; size?: number;
    }; gives: Page<Order>;
  };
  '/omsapi/orders/count': {
    asks: {
      search?: string; numbers?: string[]; status?: OrderStatus[]; transport?: ('1' | '2' | '3' | '4')[];
      channel?: string[]; country?: string[]; customs?: boolean; orderedFrom?: Day; orderedTo?: Day;
      etaFrom?: Day; etaTo?: Day; importId?: Id;
    }; gives: Count;
  };
  '/omsapi/orders/totals': {
    asks: {
      search?: string; numbers?: string[]; status?: OrderStatus[]; transport?: ('1' | '2' | '3' | '4')[];
      channel?: string[]; country?: string[]; customs?: boolean; orderedFrom?: Day; orderedTo?: Day;
      etaFrom?: Day; etaTo?: Day; importId?: Id;
    }; gives: { tooMany: boolean; sums: Totals | null };
  };
  '/omsapi/orders/overview': { asks: {}; gives: OrderOverview };
  '/omsapi/orders/detail': { asks: { no: string }; gives: OrderDetail };
  '/omsapi/orders/history': { asks: { no: string }; gives: HistoryEntry[] };
  '/omsapi/orders/form': { asks: { no: string }; gives: OrdersOrderForm };
  '/omsapi/files': { asks: { subject: RecordKind; id: Id }; gives: OrdersFile[] };
  '/omsapi/files/readers': { asks: { fileId: Id }; gives: { at: Instant; who: string }[] };
  '/omsapi/orders/imports': { asks: { after?: string; size?: number }; gives: Page<OrdersOrderImport> };
  '/omsapi/orders/imports/detail': { asks: { id: Id }; gives: OrderImport };
  '/omsapi/orders/imports/rows': {
    asks: {
      id: Id; show?: Show; after?: number; size?: number;
    }; gives: { rows: Row[]; next: number | null };
  };
  '/omsapi/orders/imports/limits': { asks: {}; gives: { megabytes: number; rows: number } };
  '/omsapi/goods/imports': { asks: { after?: string; size?: number }; gives: Page<GoodsGoodsImport> };
  '/omsapi/goods/imports/detail': { asks: { id: Id }; gives: GoodsImport };
  '/omsapi/goods/imports/rows': {
    asks: {
      id: Id; show?: Show; after?: number; size?: number;
    }; gives: { rows: GoodsRow[]; next: number | null };
  };
  '/omsapi/goods/imports/limits': { asks: {}; gives: { megabytes: number; rows: number } };
  '/omsapi/addresses/imports': { asks: { after?: string; size?: number }; gives: Page<GoodsGoodsImport> };
  '/omsapi/addresses/imports/detail': { asks: { id: Id }; gives: AddressesImport };
  '/omsapi/addresses/imports/rows': {
    asks: {
      id: Id; show?: Show; after?: number; size?: number;
    }; gives: { rows: AddressesRow[]; next: number | null };
  };
  '/omsapi/addresses/imports/limits': { asks: {}; gives: { megabytes: number; rows: number } };
  '/omsapi/mids/imports': { asks: { after?: string; size?: number }; gives: Page<GoodsGoodsImport> };
  '/omsapi/mids/imports/detail': { asks: { id: Id }; gives: MIDsImport };
  '/omsapi/mids/imports/rows': {
    asks: {
      id: Id; show?: Show; after?: number; size?: number;
    }; gives: { rows: MidsRow[]; next: number | null };
  };
  '/omsapi/mids/imports/limits': { asks: {}; gives: { megabytes: number; rows: number } };
  '/omsapi/labels/imports': { asks: { after?: string; size?: number }; gives: Page<GoodsGoodsImport> };
  '/omsapi/labels/imports/detail': { asks: { id: Id }; gives: LabelsImport };
  '/omsapi/labels/imports/rows': {
    asks: {
      id: Id; show?: Show; after?: number; size?: number;
    }; gives: { rows: LabelsRow[]; next: number | null };
  };
  '/omsapi/labels/imports/limits': { asks: {}; gives: { megabytes: number; rows: number } };
  '/omsapi/goods/codes/imports': { asks: { after?: string; size?: number }; gives: Page<GoodsGoodsImport> };
  '/omsapi/goods/codes/imports/detail': { asks: { id: Id }; gives: CodesOfGoodsImport };
  '/omsapi/goods/codes/imports/rows': {
    asks: {
      id: Id; show?: Show; after?: number; size?: number;
    }; gives: { rows: GoodsRow2[]; next: number | null };
  };
  '/omsapi/goods/codes/imports/limits': { asks: {}; gives: { megabytes: number; rows: number } };
  '/omsapi/flights': { asks: { origin: string; destination?: string; from: Day; to?: Day }; gives: Flight[] };
  '/adminapi/customer/customerInfo': { asks: {}; gives: CompanyData };
  '/adminapi/customer/queryCustomerByid': { asks: { id: Id }; gives: CompanyData };
  '/adminapi/company/companyInfo': { asks: {}; gives: CompanyInfo };
  '/adminapi/customer/counts': { asks: {}; gives: CustomerCentreCounts };
  '/adminapi/paymentAccounts': {
    asks: {
      search?: string; method?: 'bank' | 'alipay' | 'wechat'; type?: 'company' | 'personal';
      sort?: PaymentAccountsSort; after?: string; size?: number;
    }; gives: Page<PaymentAccount>;
  };
  '/adminapi/paymentAccounts/count': {
    asks: {
      search?: string; method?: 'bank' | 'alipay' | 'wechat'; type?: 'company' | 'personal';
    }; gives: Count;
  };
  '/adminapi/addresses': {
    asks: {
      search?: string; type?: AddressesType[]; country?: string[]; sort?: AddressesSort; after?: string;
      size?: number;
    }; gives: Page<Address>;
  };
  '/adminapi/addresses/count': {
    asks: {
      search?: string; type?: AddressesType[]; country?: string[];
    }; gives: Count;
  };
  '/adminapi/goods': {
    asks: {
      search?: string; currency?: Currency[]; sort?: GoodsSort; after?: string; size?: number;
    }; gives: Page<GoodsGoods>;
  };
  '/adminapi/goods/count': { asks: { search?: string; currency?: Currency[] }; gives: Count };
  '/adminapi/cartons': {
    asks: {
      search?: string; sort?: CartonsSort; after?: string; size?: number;
    }; gives: Page<Carton>;
  };
  '/adminapi/cartons/count': { asks: { search?: string }; gives: Count };
  '/adminapi/taxInfo': { asks: {}; gives: TaxInfo[] };
  '/adminapi/history': {
    asks: {
      subject: Subject; id: Id; after?: string; size?: number;
    }; gives: Page<History>;
  };
  '/adminapi/country/getALlCountry': { asks: {}; gives: Entry[] };
  '/omsapi/places': { asks: {}; gives: Place[] };
  '/omsapi/warehouses': { asks: {}; gives: Warehouse[] };
  '/adminapi/dic/queryBankList': { asks: {}; gives: Entry[] };
  '/omsapi/order/getTimeZone': { asks: {}; gives: TimeZone[] };
  '/adminapi/baseUser/queryUserById': { asks: { id: Id }; gives: Person };
  '/adminapi/role/queryRole/2': { asks: {}; gives: { records: Role[] } };
  '/cbsapi/product/queryByParam': {
    asks: {
      orgId?: Id; transport?: '1' | '2' | '3' | '4'; keyword?: string;
    }; gives: { list: Product[] };
  };
  '/omsapi/calendar': { asks: {}; gives: { date: Day; kind: 'off' | 'working' }[] };
  '/omsapi/public/tracking': {
    asks: {
      trackType?: '0' | '1' | '2' | '3'; trackNo: string[];
    }; gives: { shipments: Shipment[]; notFound: string[] };
  };
  '/omsapi/tracking/shares': { asks: { no: string }; gives: Link[] };
  '/omsapi/trust': {
    asks: {
      search?: string; numbers?: string[]; state?: Status[]; mode?: ('1' | '2' | '3' | '4')[];
      channelName?: string[]; warehouseCode?: string[]; createdBy?: Id[]; amending?: boolean; readyFrom?: Day;
      readyTo?: Day; createdFrom?: Day; createdTo?: Day; sort?: TrustSort; after?: string; size?: number;
    }; gives: Page<TrustOrder>;
  };
  '/omsapi/trust/count': {
    asks: {
      search?: string; numbers?: string[]; state?: Status[]; mode?: ('1' | '2' | '3' | '4')[];
      channelName?: string[]; warehouseCode?: string[]; createdBy?: Id[]; amending?: boolean; readyFrom?: Day;
      readyTo?: Day; createdFrom?: Day; createdTo?: Day;
    }; gives: Count;
  };
  '/omsapi/trust/totals': {
    asks: {
      search?: string; numbers?: string[]; state?: Status[]; mode?: ('1' | '2' | '3' | '4')[];
      channelName?: string[]; warehouseCode?: string[]; createdBy?: Id[]; amending?: boolean; readyFrom?: Day;
      readyTo?: Day; createdFrom?: Day; createdTo?: Day;
    }; gives: { tooMany: boolean; sums: Totals | null };
  };
  '/omsapi/trust/overview': { asks: {}; gives: Overview };
  '/omsapi/trust/products': { asks: {}; gives: TrustProduct[] };
  '/omsapi/trust/declaration': { asks: {}; gives: DeclarationOfTrustOrders };
  '/omsapi/trust/documents': { asks: { product?: string }; gives: DocumentRules[] };
  '/omsapi/trust/detail': { asks: { no: string }; gives: TrustTrustOrder };
  '/omsapi/trust/history': { asks: { no: string }; gives: HistoryEntry[] };
  '/omsapi/trust/templates': { asks: {}; gives: Template[] };
  '/omsapi/booking': {
    asks: {
      search?: string; numbers?: string[]; status?: BookingStatus[]; product?: string[]; origin?: string[];
      destination?: string[]; position?: ('0' | '1' | '2' | '-1')[]; createdBy?: Id[]; acting?: boolean;
      due?: boolean; unverified?: boolean; flightFrom?: Day; flightTo?: Day; createdFrom?: Day;
      createdTo?: Day; sort?: BookingSort; after?: string; size?: number;
    }; gives: Page<Booking>;
  };
  '/omsapi/booking/count': {
    asks: {
      search?: string; numbers?: string[]; status?: BookingStatus[]; product?: string[]; origin?: string[];
      destination?: string[]; position?: ('0' | '1' | '2' | '-1')[]; createdBy?: Id[]; acting?: boolean;
      due?: boolean; unverified?: boolean; flightFrom?: Day; flightTo?: Day; createdFrom?: Day;
      createdTo?: Day;
    }; gives: Count;
  };
  '/omsapi/booking/totals': {
    asks: {
      search?: string; numbers?: string[]; status?: BookingStatus[]; product?: string[]; origin?: string[];
      destination?: string[]; position?: ('0' | '1' | '2' | '-1')[]; createdBy?: Id[]; acting?: boolean;
      due?: boolean; unverified?: boolean; flightFrom?: Day; flightTo?: Day; createdFrom?: Day;
      createdTo?: Day;
    }; gives: { tooMany: boolean; sums: Totals | null };
  };
  '/omsapi/booking/overview': { asks: {}; gives: BookingOverview };
  '/omsapi/booking/choices': { asks: { departs?: Day }; gives: Choices };
  '/omsapi/booking/detail': { asks: { no: string }; gives: BookingBooking };
  '/omsapi/booking/history': { asks: { no: string }; gives: HistoryEntry[] };
  '/omsapi/booking/room': {
    asks: {
      flightNo: string; flightDate: Day; origin?: string; destination?: string; kg?: Decimal; cbm?: Decimal;
      bookingId?: Id;
    }; gives: RoomOfAFlight;
  };
  '/omsapi/booking/templates': { asks: {}; gives: BookingTemplate[] };
  '/cbsapi/public/freight': { asks: {}; gives: Rate[] };
  '/omsapi/bills': {
    asks: {
      search?: string; numbers?: string[]; status?: BillStatus[]; currency?: Currency[]; company?: string;
      age?: Age[]; day?: 'bill' | 'pay'; from?: Day; to?: Day; least?: Decimal; most?: Decimal;
      tab?: 'recent' | 'unpaid' | 'overdue' | 'all'; sort?: BillsSort; after?: string; size?: number;
    }; gives: Page<Bill>;
  };
  '/omsapi/bills/count': {
    asks: {
      search?: string; numbers?: string[]; status?: BillStatus[]; currency?: Currency[]; company?: string;
      age?: Age[]; day?: 'bill' | 'pay'; from?: Day; to?: Day; least?: Decimal; most?: Decimal;
      tab?: 'recent' | 'unpaid' | 'overdue' | 'all';
    }; gives: Count;
  };
  '/omsapi/bills/overview': {
    asks: {
      search?: string; numbers?: string[]; status?: BillStatus[]; currency?: Currency[]; company?: string;
      age?: Age[]; day?: 'bill' | 'pay'; from?: Day; to?: Day; least?: Decimal; most?: Decimal;
      tab?: 'recent' | 'unpaid' | 'overdue' | 'all';
    }; gives: { tabs: Scope[]; sums: Sums[] };
  };
  '/omsapi/bills/detail': { asks: { no: string }; gives: BillsBill };
  '/omsapi/bills/history': { asks: { no: string }; gives: HistoryEntry[] };
  '/omsapi/balances': { asks: {}; gives: Balances };
  '/omsapi/ledger': {
    asks: {
      search?: string; figure?: 'account' | 'owed' | 'frozen' | 'bond'; kind?: LedgerEntry[];
      currency?: Currency[]; from?: Day; to?: Day; sort?: 'day' | '-day' | 'madeAt' | '-madeAt';
      after?: string; size?: number;
    }; gives: Page<LedgerLedgerEntry>;
  };
  '/omsapi/ledger/count': {
    asks: {
      search?: string; figure?: 'account' | 'owed' | 'frozen' | 'bond'; kind?: LedgerEntry[];
      currency?: Currency[]; from?: Day; to?: Day;
    }; gives: Count;
  };
  '/omsapi/invoices': {
    asks: {
      search?: string; status?: StatusOfTheInvoice[]; invoiceType?: ('special' | 'normal' | 'electronic')[];
      currency?: Currency[]; billNo?: string; from?: Day; to?: Day; tab?: 'open' | 'all'; sort?: InvoicesSort;
      after?: string; size?: number;
    }; gives: Page<InvoiceRequest>;
  };
  '/omsapi/invoices/count': {
    asks: {
      search?: string; status?: StatusOfTheInvoice[]; invoiceType?: ('special' | 'normal' | 'electronic')[];
      currency?: Currency[]; billNo?: string; from?: Day; to?: Day; tab?: 'open' | 'all';
    }; gives: Count;
  };
  '/omsapi/invoices/detail': { asks: { no: string }; gives: InvoicesInvoiceRequest };
  '/omsapi/invoices/history': { asks: { no: string }; gives: HistoryEntry[] };
  '/omsapi/invoices/offer': { asks: { nos: string[] }; gives: InvoicesInvoiceRequest2 };
  '/omsapi/disputes/line': { asks: { lineId: Id }; gives: DisputesDispute };
  '/omsapi/exceptions': {
    asks: {
      search?: string; numbers?: string[]; kind?: Kind[]; severity?: ('high' | 'medium' | 'low')[];
      state?: CurrentStatus[]; stage?: OrderStatus[]; openedFrom?: Day; openedTo?: Day;
      sort?: '-openedAt' | 'openedAt'; after?: string; size?: number;
    }; gives: Page<ExceptionSheet>;
  };
  '/omsapi/exceptions/count': {
    asks: {
      search?: string; numbers?: string[]; kind?: Kind[]; severity?: ('high' | 'medium' | 'low')[];
      state?: CurrentStatus[]; stage?: OrderStatus[]; openedFrom?: Day; openedTo?: Day;
    }; gives: Count;
  };
  '/omsapi/exceptions/overview': { asks: {}; gives: { open: number; waiting: number } };
  '/omsapi/exceptions/ofOrder': { asks: { no: string }; gives: ExceptionSheet[] };
  '/omsapi/exceptions/detail': { asks: { no: string }; gives: ExceptionsExceptionSheet2 };
  '/omsapi/customs': {
    asks: {
      search?: string; numbers?: string[]; businessType?: CustomsType[]; status?: CustomsStatus[];
      direction?: 'export' | 'import'; territory?: ('CN' | 'EU' | 'GB')[]; abnormal?: AbnormalKind[];
      currency?: Currency[]; day?: 'customs' | 'order' | 'released' | 'updated'; from?: Day; to?: Day;
      tab?: CustomsScope; sort?: CustomsSort; after?: string; size?: number;
    }; gives: Page<CustomsDeclaration>;
  };
  '/omsapi/customs/count': {
    asks: {
      search?: string; numbers?: string[]; businessType?: CustomsType[]; status?: CustomsStatus[];
      direction?: 'export' | 'import'; territory?: ('CN' | 'EU' | 'GB')[]; abnormal?: AbnormalKind[];
      currency?: Currency[]; day?: 'customs' | 'order' | 'released' | 'updated'; from?: Day; to?: Day;
      tab?: CustomsScope;
    }; gives: Count;
  };
  '/omsapi/customs/overview': {
    asks: {
      search?: string; numbers?: string[]; businessType?: CustomsType[]; status?: CustomsStatus[];
      direction?: 'export' | 'import'; territory?: ('CN' | 'EU' | 'GB')[]; abnormal?: AbnormalKind[];
      currency?: Currency[]; day?: 'customs' | 'order' | 'released' | 'updated'; from?: Day; to?: Day;
      tab?: CustomsScope;
    }; gives: CustomsCustomsDeclaration;
  };
  '/omsapi/customs/detail': { asks: { no: string }; gives: CustomsCustomsDeclaration2 };
  '/omsapi/customs/history': { asks: { no: string }; gives: HistoryEntry[] };
  '/omsapi/entries': {
    asks: {
      search?: string; numbers?: string[]; status?: CustomsStatus[];
      entryType?: ('11' | '21' | '86' | '01' | '03' | '06')[]; port?: PortOfEntry[]; hold?: Holds[];
      isf?: ISFStatus[]; duty?: StateOfTheDuties[]; day?: 'updated' | 'filed' | 'released' | 'eta';
      from?: Day; to?: Day; zone?: string; tab?: EntriesScope; sort?: EntriesSort; after?: string;
      size?: number;
    }; gives: Page<USEntry>;
  };
  '/omsapi/entries/count': {
    asks: {
      search?: string; numbers?: string[]; status?: CustomsStatus[];
      entryType?: ('11' | '21' | '86' | '01' | '03' | '06')[]; port?: PortOfEntry[]; hold?: Holds[];
      isf?: ISFStatus[]; duty?: StateOfTheDuties[]; day?: 'updated' | 'filed' | 'released' | 'eta';
      from?: Day; to?: Day; zone?: string; tab?: EntriesScope;
    }; gives: Count;
  };
  '/omsapi/entries/overview': {
    asks: {
      search?: string; numbers?: string[]; status?: CustomsStatus[];
      entryType?: ('11' | '21' | '86' | '01' | '03' | '06')[]; port?: PortOfEntry[]; hold?: Holds[];
      isf?: ISFStatus[]; duty?: StateOfTheDuties[]; day?: 'updated' | 'filed' | 'released' | 'eta';
      from?: Day; to?: Day; zone?: string; tab?: EntriesScope;
    }; gives: { tabs: { tab: EntriesScope; count: number }[] };
  };
  '/omsapi/entries/detail': { asks: { no: string }; gives: EntriesUSEntry };
  '/omsapi/entries/history': { asks: { no: string }; gives: HistoryEntry[] };
  '/omsapi/entries/flags': { asks: { no: string }; gives: { asOf: Day; flags: AgencyFlag[] } };
  '/omsapi/entries/duty/lines': { asks: { no: string; duty: Id }; gives: WorkedOutByTheTariff };
  '/omsapi/entries/tariff': { asks: { no: string }; gives: EntriesUSEntry2 };
  '/omsapi/mids': {
    asks: {
      search?: string; country?: Origin[]; role?: ('manufacturer' | 'shipper')[]; state?: MidsState[];
      from?: Day; to?: Day; tab?: MidsScope; sort?: MidsSort; after?: string; size?: number;
    }; gives: Page<MID>;
  };
  '/omsapi/mids/count': {
    asks: {
      search?: string; country?: Origin[]; role?: ('manufacturer' | 'shipper')[]; state?: MidsState[];
      from?: Day; to?: Day; tab?: MidsScope;
    }; gives: Count;
  };
  '/omsapi/mids/overview': {
    asks: {
      search?: string; country?: Origin[]; role?: ('manufacturer' | 'shipper')[]; state?: MidsState[];
      from?: Day; to?: Day; tab?: MidsScope;
    }; gives: { tabs: { tab: MidsScope; count: number }[] };
  };
  '/omsapi/mids/detail': { asks: { id: Id }; gives: MidsMID2 };
  '/omsapi/mids/history': { asks: { id: Id }; gives: HistoryEntry[] };
  '/omsapi/mids/similar': {
    asks: {
      id?: Id; name: string; street?: string; city?: string; code?: string;
    }; gives: MidsMID[];
  };
  '/omsapi/mids/lines': { asks: { id: Id; from?: string; hts?: string; order?: string }; gives: Preview };
  '/omsapi/labels': {
    asks: {
      search?: string; order?: string; status?: LabelsStatus[]; verification?: Photo[]; brand?: Id;
      scheme?: Id; pickType?: ('NONE' | 'STYLE_COLOUR' | 'STYLE')[]; feedback?: boolean;
      answer?: ('ACCEPTED' | 'CONTESTED' | 'UPHELD')[]; sort?: LabelsSort; after?: string; size?: number;
    }; gives: Page<Label>;
  };
  '/omsapi/labels/count': {
    asks: {
      search?: string; order?: string; status?: LabelsStatus[]; verification?: Photo[]; brand?: Id;
      scheme?: Id; pickType?: ('NONE' | 'STYLE_COLOUR' | 'STYLE')[]; feedback?: boolean;
      answer?: ('ACCEPTED' | 'CONTESTED' | 'UPHELD')[];
    }; gives: Count;
  };
  '/omsapi/labels/overview': {
    asks: {
      search?: string; order?: string; status?: LabelsStatus[]; verification?: Photo[]; brand?: Id;
      scheme?: Id; pickType?: ('NONE' | 'STYLE_COLOUR' | 'STYLE')[]; feedback?: boolean;
      answer?: ('ACCEPTED' | 'CONTESTED' | 'UPHELD')[];
    }; gives: LabelsLabel;
  };
  '/omsapi/labels/detail': { asks: { id: Id }; gives: LabelsLabel2 };
  '/omsapi/labels/history': { asks: { id: Id }; gives: HistoryEntry[] };
  '/omsapi/labels/imports/rules': { asks: {}; gives: SchemesAndBrands };
  '/omsapi/labels/imports/parts': { asks: { id: Id }; gives: FilesOfAnImportOfLabels };
  '/adminapi/notices': {
    asks: {
      category?: Category; unread?: boolean; toDo?: boolean; after?: string; size?: number;
    }; gives: Page<Notice>;
  };
  '/adminapi/notices/unread': { asks: {}; gives: { unread: number; toDo: number } };
  '/omsapi/order/receipts': { asks: { id: Id }; gives: WarehouseReceipt[] };
  '/omsapi/dashboard': { asks: { from: Day; to: Day; channel?: string }; gives: Dashboard };
  '/omsapi/dashboard/due': { asks: {}; gives: WaitingForMe[] };
  '/omsapi/databoard': {
    asks: {
      origin?: string; destination?: string; reach?: '24' | '72' | '168'; day?: Day;
    }; gives: DataBoard;
  };
  '/omsapi/hts/contents': { asks: { on?: Day }; gives: Contents };
  '/omsapi/hts/headings': {
    asks: {
      on?: Day; chapter: string;
    }; gives: { no: string; description: string }[];
  };
  '/omsapi/hts/lines': {
    asks: {
      on?: Day; heading?: string; search?: string; mine?: boolean; fav?: boolean; changedSince?: Day;
    }; gives: { found: number; lines: HTSNo[] };
  };
  '/omsapi/hts/changes': { asks: { on?: Day; since: Day; heading?: string }; gives: Differences };
  '/omsapi/hts/line': { asks: { on?: Day; no: string }; gives: HtsRow };
  '/omsapi/goods/codes': {
    asks: {
      search?: string; tab?: 'all' | 'noHts' | 'noHsCn' | 'noMid'; hts?: string; mid?: string;
      sort?: GoodsSort2; after?: string; size?: number;
    }; gives: Page<MyGoods>;
  };
  '/omsapi/goods/codes/count': {
    asks: {
      search?: string; tab?: 'all' | 'noHts' | 'noHsCn' | 'noMid'; hts?: string; mid?: string;
    }; gives: Count;
  };
  '/omsapi/goods/codes/overview': {
    asks: {
      search?: string; tab?: 'all' | 'noHts' | 'noHsCn' | 'noMid'; hts?: string; mid?: string;
    }; gives: { tabs: GoodsScope[] };
  };
  '/omsapi/goods/codes/detail': { asks: { id: Id }; gives: { goods: MyGoods; bindings: Binding[] } };
  '/omsapi/questions': {
    asks: {
      search?: string; state?: QuestionsState[]; origin?: Origin[]; from?: Day; to?: Day;
      tab?: QuestionsScope; sort?: QuestionsSort; after?: string; size?: number;
    }; gives: Page<ClassificationQuestion>;
  };
  '/omsapi/questions/count': {
    asks: {
      search?: string; state?: QuestionsState[]; origin?: Origin[]; from?: Day; to?: Day; tab?: QuestionsScope;
    }; gives: Count;
  };
  '/omsapi/questions/overview': {
    asks: {
      search?: string; state?: QuestionsState[]; origin?: Origin[]; from?: Day; to?: Day; tab?: QuestionsScope;
    }; gives: QuestionsClassificationQuestion;
  };
  '/omsapi/questions/detail': { asks: { no: string }; gives: QuestionsClassificationQuestion2 };
  '/omsapi/questions/history': { asks: { no: string }; gives: HistoryEntry[] };
  '/omsapi/tariff/measures': {
    asks: {
      on?: Day; hts?: string; from?: Origin; program?: Programme;
    }; gives: TariffMeasures;
  };
  '/omsapi/tariff/order': { asks: { no: string }; gives: TariffOrder };
  '/omsapi/tariff/kept': { asks: {}; gives: KeptCalculation[] };
  '/omsapi/tariff/kept/detail': { asks: { id: Id }; gives: TariffKeptCalculation };
  '/omsapi/mawb/draft': { asks: { no: string }; gives: DraftWaybill };
  '/omsapi/goesWith': {
    asks: {
      kind: 'trust' | 'order' | 'booking' | 'mawb' | 'sheet'; no: string;
    }; gives: GoesWithRecord2[];
  };
  '/omsapi/mawb': {
    asks: {
      search?: string; status?: DataboardStatus[]; flightFrom?: Day; flightTo?: Day; flightNo?: string;
      origin?: string[]; destination?: string[]; isCustoms?: boolean; sort?: MawbSort; after?: string;
      size?: number;
    }; gives: Page<MawbMasterWaybill>;
  };
  '/omsapi/mawb/count': {
    asks: {
      search?: string; status?: DataboardStatus[]; flightFrom?: Day; flightTo?: Day; flightNo?: string;
      origin?: string[]; destination?: string[]; isCustoms?: boolean;
    }; gives: Count;
  };
  '/omsapi/mawb/totals': {
    asks: {
      search?: string; status?: DataboardStatus[]; flightFrom?: Day; flightTo?: Day; flightNo?: string;
      origin?: string[]; destination?: string[]; isCustoms?: boolean;
    }; gives: { tooMany: boolean; sums: Totals | null };
  };
  '/omsapi/mawb/overview': {
    asks: {
      search?: string; status?: DataboardStatus[]; flightFrom?: Day; flightTo?: Day; flightNo?: string;
      origin?: string[]; destination?: string[]; isCustoms?: boolean;
    }; gives: MawbOverview;
  };
  '/omsapi/mawbOpt': {
    asks: {
      search?: string; status?: DataboardStatus[]; flightFrom?: Day; flightTo?: Day; flightNo?: string;
      origin?: string[]; destination?: string[]; isCustoms?: boolean; sort?: MawbSort; after?: string;
      size?: number;
    }; gives: Page<MawbMasterWaybill>;
  };
  '/omsapi/mawbOpt/count': {
    asks: {
      search?: string; status?: DataboardStatus[]; flightFrom?: Day; flightTo?: Day; flightNo?: string;
      origin?: string[]; destination?: string[]; isCustoms?: boolean;
    }; gives: Count;
  };
  '/omsapi/mawbOpt/totals': {
    asks: {
      search?: string; status?: DataboardStatus[]; flightFrom?: Day; flightTo?: Day; flightNo?: string;
      origin?: string[]; destination?: string[]; isCustoms?: boolean;
    }; gives: { tooMany: boolean; sums: Totals | null };
  };
  '/omsapi/mawbOpt/overview': {
    asks: {
      search?: string; status?: DataboardStatus[]; flightFrom?: Day; flightTo?: Day; flightNo?: string;
      origin?: string[]; destination?: string[]; isCustoms?: boolean;
    }; gives: MawbOptOverview;
  };
  '/omsapi/mawbDetail': { asks: { no: string }; gives: MawbDetailMasterWaybill };
}

/** What is done. */
export interface Posts {
  '/adminapi/sso/begin': { asks: { address: string }; gives: { url: string; key: string } };
  '/adminapi/sso/trade': { asks: { code: string; key: string }; gives: Session };
  '/omsapi/orders/create': {
    asks: {
      channelName: string; destinationCountry: string; referenceNumber: string; fbaNo?: string;
      isCustoms: boolean; isSelfClearance: boolean; amazonRef?: string; warehouseCode?: string;
      remark?: string; services: Service[]; vatNo?: string; eoriNo?: string; iossNo?: string; ein?: string;
      parties: Party[]; cartons: CartonGroup[]; goods: OrdersGoods[];
    }; gives: { id: Id; orderNumber: string };
  };
  '/omsapi/orders/save': {
    asks: {
      no: string; version: number; channelName: string; destinationCountry: string; referenceNumber: string;
      fbaNo?: string; isCustoms: boolean; isSelfClearance: boolean; amazonRef?: string;
      warehouseCode?: string; remark?: string; services: Service[]; vatNo?: string; eoriNo?: string;
      iossNo?: string; ein?: string; parties: Party[]; cartons: CartonGroup[]; goods: OrdersGoods[];
    }; gives: { version: number };
  };
  '/omsapi/orders/amend': {
    asks: {
      no: string; version: number; reason: string; channelName: string; destinationCountry: string;
      referenceNumber: string; fbaNo?: string; isCustoms: boolean; isSelfClearance: boolean;
      amazonRef?: string; warehouseCode?: string; remark?: string; services: Service[]; vatNo?: string;
      eoriNo?: string; iossNo?: string; ein?: string; parties: Party[]; cartons: CartonGroup[];
      goods: OrdersGoods[];
    }; gives: OrderRequest;
  };
  '/omsapi/orders/cancel': { asks: { no: string; reason: string }; gives: Outcome };
  '/omsapi/orders/requests/withdraw': { asks: { requestId: Id }; gives: OrderRequest };
  '/omsapi/orders/codes/take': {
    asks: {
      no: string; version: number; lines: number[];
    }; gives: { version: number };
  };
  '/omsapi/orders/public': { asks: { no: string; isPublic: boolean }; gives: boolean };
  '/omsapi/files/match': { asks: { names: string[] }; gives: Match[] };
  '/omsapi/files/withdraw': { asks: { fileId: Id }; gives: boolean };
  '/omsapi/orders/imports/change': {
    asks: {
      id: Id; cells: Cell[];
    }; gives: { import: OrderImport; rows: Row[] };
  };
  '/omsapi/orders/imports/replace': {
    asks: {
      id: Id; key: Column; from: string; to: string;
    }; gives: { import: OrderImport; rows: Row[] };
  };
  '/omsapi/orders/imports/leave-out': {
    asks: {
      id: Id; rows: number[]; leftOut: boolean;
    }; gives: { import: OrderImport; rows: Row[] };
  };
  '/omsapi/orders/imports/read-again': {
    asks: {
      id: Id; sheet?: string; columns: { place: string; key: Column | null }[];
      units: { place: string; unit: string }[]; rates: { currency: string; rate: Decimal }[];
    }; gives: OrderImport;
  };
  '/omsapi/orders/imports/commit': { asks: { id: Id }; gives: OrderImport };
  '/omsapi/orders/imports/discard': { asks: { id: Id }; gives: OrderImport };
  '/omsapi/goods/imports/change': {
    asks: {
      id: Id; cells: GoodsCell[];
    }; gives: { import: GoodsImport; rows: GoodsRow[] };
  };
  '/omsapi/goods/imports/replace': {
    asks: {
      id: Id; key: GoodsColumn; from: string; to: string;
    }; gives: { import: GoodsImport; rows: GoodsRow[] };
  };
  '/omsapi/goods/imports/leave-out': {
    asks: {
      id: Id; rows: number[]; leftOut: boolean;
    }; gives: { import: GoodsImport; rows: GoodsRow[] };
  };
  '/omsapi/goods/imports/read-again': {
    asks: {
      id: Id; sheet?: string; columns: { place: string; key: GoodsColumn | null }[];
      units: { place: string; unit: string }[]; rates: { currency: string; rate: Decimal }[];
    }; gives: GoodsImport;
  };
  '/omsapi/goods/imports/commit': { asks: { id: Id }; gives: GoodsImport };
  '/omsapi/goods/imports/discard': { asks: { id: Id }; gives: GoodsImport };
  '/omsapi/addresses/imports/change': { asks: { id: Id; cells: AddressesCell[] }; gives: Result };
  '/omsapi/addresses/imports/replace': {
    asks: {
      id: Id; key: AddressesColumn; from: string; to: string;
    }; gives: Result;
  };
  '/omsapi/addresses/imports/leave-out': {
    asks: {
      id: Id; rows: number[]; leftOut: boolean;
    }; gives: Result;
  };
  '/omsapi/addresses/imports/read-again': {
    asks: {
      id: Id; sheet?: string; columns: { place: string; key: AddressesColumn | null }[];
      units: { place: string; unit: string }[]; rates: { currency: string; rate: Decimal }[];
    }; gives: AddressesImport;
  };
  '/omsapi/addresses/imports/commit': { asks: { id: Id }; gives: AddressesImport };
  '/omsapi/addresses/imports/discard': { asks: { id: Id }; gives: AddressesImport };
  '/omsapi/mids/imports/change': {
    asks: {
      id: Id; cells: MidsCell[];
    }; gives: { import: MIDsImport; rows: MidsRow[] };
  };
  '/omsapi/mids/imports/replace': {
    asks: {
      id: Id; key: MidsColumn; from: string; to: string;
    }; gives: { import: MIDsImport; rows: MidsRow[] };
  };
  '/omsapi/mids/imports/leave-out': {
    asks: {
      id: Id; rows: number[]; leftOut: boolean;
    }; gives: { import: MIDsImport; rows: MidsRow[] };
  };
  '/omsapi/mids/imports/read-again': {
    asks: {
      id: Id; sheet?: string; columns: { place: string; key: MidsColumn | null }[];
      units: { place: string; unit: string }[]; rates: { currency: string; rate: Decimal }[];
    }; gives: MIDsImport;
  };
  '/omsapi/mids/imports/commit': { asks: { id: Id }; gives: MIDsImport };
  '/omsapi/mids/imports/discard': { asks: { id: Id }; gives: MIDsImport };
  '/omsapi/labels/imports/change': {
    asks: {
      id: Id; cells: LabelsCell[];
    }; gives: { import: LabelsImport; rows: LabelsRow[] };
  };
  '/omsapi/labels/imports/replace': {
    asks: {
      id: Id; key: LabelsColumn; from: string; to: string;
    }; gives: { import: LabelsImport; rows: LabelsRow[] };
  };
  '/omsapi/labels/imports/leave-out': {
    asks: {
      id: Id; rows: number[]; leftOut: boolean;
    }; gives: { import: LabelsImport; rows: LabelsRow[] };
  };
  '/omsapi/labels/imports/read-again': {
    asks: {
      id: Id; sheet?: string; columns: { place: string; key: LabelsColumn | null }[];
      units: { place: string; unit: string }[]; rates: { currency: string; rate: Decimal }[];
    }; gives: LabelsImport;
  };
  '/omsapi/labels/imports/commit': { asks: { id: Id }; gives: LabelsImport };
  '/omsapi/labels/imports/discard': { asks: { id: Id }; gives: LabelsImport };
  '/omsapi/goods/codes/imports/change': { asks: { id: Id; cells: GoodsCell2[] }; gives: GoodsResult };
  '/omsapi/goods/codes/imports/replace': {
    asks: {
      id: Id; key: GoodsColumn2; from: string; to: string;
    }; gives: GoodsResult;
  };
  '/omsapi/goods/codes/imports/leave-out': {
    asks: {
      id: Id; rows: number[]; leftOut: boolean;
    }; gives: GoodsResult;
  };
  '/omsapi/goods/codes/imports/read-again': {
    asks: {
      id: Id; sheet?: string; columns: { place: string; key: GoodsColumn2 | null }[];
      units: { place: string; unit: string }[]; rates: { currency: string; rate: Decimal }[];
    }; gives: CodesOfGoodsImport;
  };
  '/omsapi/goods/codes/imports/commit': { asks: { id: Id }; gives: CodesOfGoodsImport };
  '/omsapi/goods/codes/imports/discard': { asks: { id: Id }; gives: CodesOfGoodsImport };
  '/adminapi/customer/save': {
    asks: {
      version: number; country?: string; address?: string; phone?: string;
    }; gives: CompanyData;
  };
  '/adminapi/paymentAccounts/save': {
    asks: {
      method: 'bank' | 'alipay' | 'wechat'; bank: string; accountName: string; account?: string;
      type: 'company' | 'personal'; remark?: string; id: Id; version?: number;
    }; gives: PaymentAccount;
  };
  '/adminapi/paymentAccounts/delete': { asks: { ids: Id[] }; gives: number };
  '/adminapi/addresses/save': {
    asks: {
      type: AddressesType; company?: string; contact: string; phone: string; country: string; state?: string;
      city?: string; address: string; postCode?: string; remark?: string; id: Id; version?: number;
    }; gives: Address;
  };
  '/adminapi/addresses/delete': { asks: { ids: Id[] }; gives: number };
  '/adminapi/goods/save': {
    asks: {
      sku?: string; nameZh: string; nameEn: string; hsCode: string; brand?: string; model?: string;
      material: string; currency: Currency; purpose: string; priceDifference?: Decimal; id: Id;
      version?: number;
    }; gives: GoodsGoods;
  };
  '/adminapi/goods/delete': { asks: { ids: Id[] }; gives: number };
  '/adminapi/cartons/save': {
    asks: {
      rule: string; length: Decimal; width: Decimal; height: Decimal; id: Id; version?: number;
    }; gives: Carton;
  };
  '/adminapi/cartons/delete': { asks: { ids: Id[] }; gives: number };
  '/adminapi/taxInfo/save': {
    asks: {
      region: 'china' | 'europe' | 'us'; version?: number; title?: string; dutyNumber?: string;
      vatNo?: string; eoriNo?: string; iossNo?: string; ein?: string; bank?: string; bankAccount?: string;
      address?: string; phone?: string;
    }; gives: TaxInfo;
  };
  '/omsapi/tracking/shares/make': {
    asks: {
      no: string; days: '1' | '7' | '30' | '90'; shows: 'milestones' | 'cargo';
    }; gives: { token: string; share: Link };
  };
  '/omsapi/tracking/shares/revoke': { asks: { shareId: Id }; gives: boolean };
  '/omsapi/trust/keep': {
    asks: {
      id: Id; parties: TrustParty[]; goods: Id[]; cartons: Id[];
    }; gives: { kept: number; known: number };
  };
  '/omsapi/trust/make': {
    asks: {
      copyOf?: string; templateId?: Id; cargo?: { unit: 'cm' | 'inch'; lines: Line[] };
      priced?: { rateId: Id; day: Day };
    }; gives: TrustTrustOrder;
  };
  '/omsapi/trust/save': {
    asks: {
      id: Id; version: number; service: TrustService; parties: Parties; route: Route; cargo: Cargo;
      terms: Terms;
    }; gives: TrustTrustOrder;
  };
  '/omsapi/trust/discard': { asks: { id: Id; version: number }; gives: boolean };
  '/omsapi/trust/submit': {
    asks: {
      id: Id; version: number; declared: boolean; signedBy: string; edition: string;
    }; gives: TrustTrustOrder;
  };
  '/omsapi/trust/withdraw': { asks: { id: Id; version: number }; gives: TrustTrustOrder };
  '/omsapi/trust/amend': {
    asks: {
      id: Id; version: number; why: string; service: TrustService; parties: Parties; route: Route;
      cargo: Cargo; terms: Terms;
    }; gives: TrustTrustOrder;
  };
  '/omsapi/trust/amend/withdraw': { asks: { id: Id; version: number }; gives: TrustTrustOrder };
  '/omsapi/trust/cancel': { asks: { id: Id; version: number; reason: string }; gives: TrustTrustOrder };
  '/omsapi/trust/templates/save': { asks: { no: string; name: string }; gives: Template };
  '/omsapi/trust/templates/delete': { asks: { ids: Id[] }; gives: number };
  '/omsapi/booking/make': {
    asks: {
      copyOf?: string; templateId?: Id; orders?: string[]; trust?: string;
    }; gives: BookingBooking;
  };
  '/omsapi/booking/save': {
    asks: {
      id: Id; version: number; flight: FlightAndProduct; houses: { rows: HouseWaybill[]; together: boolean };
      parties: BookingParties; cargo: CargoAndDimensions; dangerous: NatureOfTheGoods; terms: Payment;
      pickup: PickupService;
    }; gives: BookingBooking;
  };
  '/omsapi/booking/discard': { asks: { id: Id; version: number }; gives: boolean };
  '/omsapi/booking/submit': { asks: { id: Id; version: number; unverified: boolean }; gives: BookingBooking };
  '/omsapi/booking/withdraw': { asks: { id: Id; version: number; reason?: string }; gives: BookingBooking };
  '/omsapi/booking/templates/save': { asks: { no: string; name: string }; gives: BookingTemplate };
  '/omsapi/booking/templates/delete': { asks: { ids: Id[] }; gives: number };
  '/omsapi/invoices/request': {
    asks: {
      id: Id; invoiceType: 'special' | 'normal' | 'electronic'; region: 'china' | 'europe' | 'us';
      mailTo: string; note?: string; parts: { billId: Id; amount: Decimal }[];
    }; gives: InvoicesInvoiceRequest;
  };
  '/omsapi/disputes/raise': {
    asks: {
      id: Id; lineId: Id; kind: WhatIsWrong; wanted: Decimal; reason: string; files?: Id[];
    }; gives: DisputesDispute;
  };
  '/omsapi/disputes/withdraw': { asks: { id: Id; version: number }; gives: DisputesDispute };
  '/omsapi/exceptions/open': {
    asks: {
      orderNo: string; kind: Kind; description: string;
    }; gives: { sheetNo: string; id: Id };
  };
  '/omsapi/exceptions/reply': {
    asks: {
      no: string; body: string; replyTo?: Id; files?: Id[];
    }; gives: ExceptionsExceptionSheet2;
  };
  '/omsapi/exceptions/reopen': {
    asks: {
      no: string; body: string; files?: Id[];
    }; gives: ExceptionsExceptionSheet2;
  };
  '/omsapi/exceptions/read': { asks: { no: string; upTo: Id }; gives: boolean };
  '/omsapi/exceptions/urge': { asks: { nos: string[] }; gives: number };
  '/omsapi/customs/reply': {
    asks: {
      no: string; sheetNo: string; body: string; files?: Id[];
    }; gives: CustomsCustomsDeclaration2;
  };
  '/omsapi/entries/rfi/answer': {
    asks: {
      no: string; rfi: Id; body: string; files?: Id[];
    }; gives: EntriesUSEntry;
  };
  '/omsapi/entries/duty/decide': {
    asks: {
      no: string; duty: Id; to: 'APPROVED' | 'REFUSED'; refusal?: string;
    }; gives: EntriesUSEntry;
  };
  '/omsapi/entries/duty/proof': { asks: { no: string; duty: Id; files: Id[] }; gives: EntriesUSEntry };
  '/omsapi/entries/codes/take': {
    asks: {
      no: string; version: number; lines: string[];
    }; gives: EntriesUSEntry;
  };
  '/omsapi/mids/save': {
    asks: {
      id: Id; version?: number; editionOf?: Id; name: string; street: string; city: string; postal?: string;
      country: Origin; province?: ProvinceCanada; role: 'manufacturer' | 'shipper'; textile: boolean;
      code?: string; codeReason?: string;
    }; gives: MidsMID2;
  };
  '/omsapi/mids/move': { asks: { id: Id; version: number; to: MidsState }; gives: MidsMID2 };
  '/omsapi/mids/delete': { asks: { ids: Id[] }; gives: number };
  '/omsapi/mids/replace': {
    asks: {
      id: Id; from?: string; lines: string[]; reason: string;
    }; gives: MIDReplacedOnEntryLines;
  };
  '/omsapi/mids/correction': {
    asks: {
      id: Id; from?: string; lines: string[]; reason: string;
    }; gives: { lines: number; entries: number };
  };
  '/omsapi/labels/imports/rules': {
    asks: {
      id: Id; brandId: Id; schemeId: Id;
    }; gives: FilesOfAnImportOfLabels;
  };
  '/omsapi/labels/imports/packing/change': {
    asks: {
      id: Id; cells: LabelsCell2[];
    }; gives: FilesOfAnImportOfLabels;
  };
  '/omsapi/labels/imports/drop': {
    asks: {
      id: Id; part: 'packing' | 'artwork';
    }; gives: FilesOfAnImportOfLabels;
  };
  '/omsapi/labels/reply': { asks: { id: Id; body: string }; gives: LabelsLabel2 };
  '/omsapi/labels/answer': {
    asks: {
      id: Id; version: number; to: 'ACCEPTED' | 'CONTESTED'; reason?: string;
    }; gives: LabelsLabel2;
  };
  '/adminapi/notices/read': { asks: { ids: Id[] }; gives: { unread: number; toDo: number } };
  '/adminapi/notices/read-all': { asks: { category?: Category }; gives: { unread: number; toDo: number } };
  '/omsapi/hts/favourite': { asks: { no: string; kept: boolean }; gives: { no: string; kept: boolean } };
  '/omsapi/goods/bind': {
    asks: {
      id: Id; kind: 'hts' | 'hsCn' | 'mid'; code?: string; validFrom?: Day; reason?: string;
    }; gives: { goods: MyGoods; bindings: Binding[] };
  };
  '/omsapi/questions/ask': {
    asks: {
      id: Id; goodsId?: Id; nameZh: string; nameEn: string; material: string; purpose: string; origin: Origin;
      details?: string; orderNumber?: string; files?: Id[];
    }; gives: QuestionsClassificationQuestion2;
  };
  '/omsapi/questions/decide': {
    asks: {
      id: Id; version: number; to: 'ACCEPTED' | 'REOPENED' | 'WITHDRAWN'; objection?: string; goodsId?: Id;
    }; gives: QuestionsClassificationQuestion2;
  };
  '/omsapi/tariff/calculate': {
    asks: {
      mode: 'ocean' | 'air' | 'truck' | 'rail'; port?: PortOfEntry; entryType: '11' | '01'; entryDate?: Day;
      otherDate?: Day; otherOrigin?: Origin; lines: TariffTariffLine[];
    }; gives: TariffCalculation;
  };
  '/cbsapi/public/duty': {
    asks: {
      mode: 'ocean' | 'air' | 'truck' | 'rail'; entryType: '11' | '01'; entryDate?: Day;
      lines: DutyTariffLine[];
    }; gives: EstimateOfDuty;
  };
  '/omsapi/tariff/keep': {
    asks: {
      title: string; orderNumber?: string; mode: 'ocean' | 'air' | 'truck' | 'rail'; port?: PortOfEntry;
      entryType: '11' | '01'; entryDate?: Day; otherDate?: Day; otherOrigin?: Origin;
      lines: TariffTariffLine[];
    }; gives: KeptCalculation;
  };
  '/omsapi/mawb/draft/agree': { asks: { no: string; version: number }; gives: DraftWaybill };
  '/omsapi/mawb/draft/changes': {
    asks: {
      no: string; version: number; requests: ChangeRequest[];
    }; gives: DraftWaybill;
  };
  '/omsapi/mawb/move': {
    asks: {
      id: Id; version: number; to: DataboardStatus; data: DataOfTheStep;
    }; gives: { status: DataboardStatus; version: number };
  };
  '/omsapi/mawb/message': { asks: { id: Id; body: string }; gives: Message[] };
}

/** What takes a file. */
export interface Uploads {
  '/omsapi/files/upload': { asks: { subject: RecordKind; id?: Id; type: Type }; gives: OrdersFile };
  '/omsapi/orders/imports': { asks: {}; gives: OrderImport };
  '/omsapi/goods/imports': { asks: {}; gives: GoodsImport };
  '/omsapi/addresses/imports': { asks: {}; gives: AddressesImport };
  '/omsapi/mids/imports': { asks: {}; gives: MIDsImport };
  '/omsapi/labels/imports': { asks: {}; gives: LabelsImport };
  '/omsapi/goods/codes/imports': { asks: {}; gives: CodesOfGoodsImport };
  '/omsapi/trust/lines/read': { asks: {}; gives: { lines: TrustGoods[]; faults: Fault[] } };
  '/omsapi/labels/imports/packing': { asks: { id: Id }; gives: FilesOfAnImportOfLabels };
  '/omsapi/labels/imports/artwork': { asks: { id: Id }; gives: FilesOfAnImportOfLabels };
}

/** What gives a file. */
export interface Downloads {
  '/omsapi/orders/export': {
    asks: {
      search?: string; numbers?: string[]; status?: OrderStatus[]; transport?: ('1' | '2' | '3' | '4')[];
      channel?: string[]; country?: string[]; customs?: boolean; orderedFrom?: Day; orderedTo?: Day;
      etaFrom?: Day; etaTo?: Day; importId?: Id; sort?: Sort; ids?: Id[]; columns?: string[];
    };
  };
  '/omsapi/files/download': { asks: { fileId: Id } };
  '/omsapi/files/preview': { asks: { fileId: Id; small?: boolean } };
  '/omsapi/files/zip': { asks: { subject: RecordKind; id: Id } };
  '/omsapi/files/orders': { asks: { ids: Id[] } };
  '/omsapi/orders/imports/template': { asks: {} };
  '/omsapi/orders/imports/file': { asks: { id: Id } };
  '/omsapi/orders/imports/marked': { asks: { id: Id } };
  '/omsapi/goods/imports/template': { asks: {} };
  '/omsapi/goods/imports/file': { asks: { id: Id } };
  '/omsapi/goods/imports/marked': { asks: { id: Id } };
  '/omsapi/addresses/imports/template': { asks: {} };
  '/omsapi/addresses/imports/file': { asks: { id: Id } };
  '/omsapi/addresses/imports/marked': { asks: { id: Id } };
  '/omsapi/mids/imports/template': { asks: {} };
  '/omsapi/mids/imports/file': { asks: { id: Id } };
  '/omsapi/mids/imports/marked': { asks: { id: Id } };
  '/omsapi/labels/imports/template': { asks: {} };
  '/omsapi/labels/imports/file': { asks: { id: Id } };
  '/omsapi/labels/imports/marked': { asks: { id: Id } };
  '/omsapi/goods/codes/imports/template': { asks: {} };
  '/omsapi/goods/codes/imports/file': { asks: { id: Id } };
  '/omsapi/goods/codes/imports/marked': { asks: { id: Id } };
  '/omsapi/goods/export': { asks: { search?: string; currency?: Currency[]; ids?: Id[] } };
  '/omsapi/addresses/export': {
    asks: {
      search?: string; type?: AddressesType[]; country?: string[]; ids?: Id[];
    };
  };
  '/omsapi/trust/export': {
    asks: {
      search?: string; numbers?: string[]; state?: Status[]; mode?: ('1' | '2' | '3' | '4')[];
      channelName?: string[]; warehouseCode?: string[]; createdBy?: Id[]; amending?: boolean; readyFrom?: Day;
      readyTo?: Day; createdFrom?: Day; createdTo?: Day; sort?: TrustSort; ids?: Id[]; columns?: string[];
    };
  };
  '/omsapi/trust/lines/export': { asks: { no: string } };
  '/omsapi/trust/paper': { asks: { no: string } };
  '/omsapi/trust/delivery-note': { asks: { no: string } };
  '/omsapi/booking/export': {
    asks: {
      search?: string; numbers?: string[]; status?: BookingStatus[]; product?: string[]; origin?: string[];
      destination?: string[]; position?: ('0' | '1' | '2' | '-1')[]; createdBy?: Id[]; acting?: boolean;
      due?: boolean; unverified?: boolean; flightFrom?: Day; flightTo?: Day; createdFrom?: Day;
      createdTo?: Day; sort?: BookingSort; ids?: Id[]; columns?: string[];
    };
  };
  '/omsapi/booking/delivery-note': { asks: { no: string } };
  '/omsapi/bills/export': {
    asks: {
      search?: string; numbers?: string[]; status?: BillStatus[]; currency?: Currency[]; company?: string;
      age?: Age[]; day?: 'bill' | 'pay'; from?: Day; to?: Day; least?: Decimal; most?: Decimal;
      tab?: 'recent' | 'unpaid' | 'overdue' | 'all'; sort?: BillsSort; ids?: Id[]; columns?: string[];
    };
  };
  '/omsapi/bills/paper': { asks: { no: string } };
  '/omsapi/bills/sheet': { asks: { no: string } };
  '/omsapi/ledger/export': {
    asks: {
      search?: string; figure?: 'account' | 'owed' | 'frozen' | 'bond'; kind?: LedgerEntry[];
      currency?: Currency[]; from?: Day; to?: Day; sort?: 'day' | '-day' | 'madeAt' | '-madeAt'; ids?: Id[];
      columns?: string[];
    };
  };
  '/omsapi/ledger/statement': { asks: { currency: Currency; from: Day; to: Day } };
  '/omsapi/invoices/export': {
    asks: {
      search?: string; status?: StatusOfTheInvoice[]; invoiceType?: ('special' | 'normal' | 'electronic')[];
      currency?: Currency[]; billNo?: string; from?: Day; to?: Day; tab?: 'open' | 'all'; sort?: InvoicesSort;
      ids?: Id[]; columns?: string[];
    };
  };
  '/omsapi/customs/export': {
    asks: {
      search?: string; numbers?: string[]; businessType?: CustomsType[]; status?: CustomsStatus[];
      direction?: 'export' | 'import'; territory?: ('CN' | 'EU' | 'GB')[]; abnormal?: AbnormalKind[];
      currency?: Currency[]; day?: 'customs' | 'order' | 'released' | 'updated'; from?: Day; to?: Day;
      tab?: CustomsScope; sort?: CustomsSort; ids?: Id[]; columns?: string[];
    };
  };
  '/omsapi/entries/export': {
    asks: {
      search?: string; numbers?: string[]; status?: CustomsStatus[];
      entryType?: ('11' | '21' | '86' | '01' | '03' | '06')[]; port?: PortOfEntry[]; hold?: Holds[];
      isf?: ISFStatus[]; duty?: StateOfTheDuties[]; day?: 'updated' | 'filed' | 'released' | 'eta';
      from?: Day; to?: Day; zone?: string; tab?: EntriesScope; sort?: EntriesSort; ids?: Id[];
      columns?: string[];
    };
  };
  '/omsapi/entries/paper': { asks: { no: string } };
  '/omsapi/mids/export': {
    asks: {
      search?: string; country?: Origin[]; role?: ('manufacturer' | 'shipper')[]; state?: MidsState[];
      from?: Day; to?: Day; tab?: MidsScope; sort?: MidsSort; ids?: Id[]; columns?: string[];
    };
  };
  '/omsapi/labels/export': {
    asks: {
      search?: string; order?: string; status?: LabelsStatus[]; verification?: Photo[]; brand?: Id;
      scheme?: Id; pickType?: ('NONE' | 'STYLE_COLOUR' | 'STYLE')[]; feedback?: boolean;
      answer?: ('ACCEPTED' | 'CONTESTED' | 'UPHELD')[]; sort?: LabelsSort; ids?: Id[]; columns?: string[];
    };
  };
  '/omsapi/labels/evidence': {
    asks: {
      search?: string; order?: string; status?: LabelsStatus[]; verification?: Photo[]; brand?: Id;
      scheme?: Id; pickType?: ('NONE' | 'STYLE_COLOUR' | 'STYLE')[]; feedback?: boolean;
      answer?: ('ACCEPTED' | 'CONTESTED' | 'UPHELD')[]; ids?: Id[];
    };
  };
  '/omsapi/hts/changes/export': { asks: { on?: Day; since: Day; heading?: string } };
  '/omsapi/goods/codes/export': {
    asks: {
      search?: string; tab?: 'all' | 'noHts' | 'noHsCn' | 'noMid'; hts?: string; mid?: string;
      sort?: GoodsSort2; ids?: Id[]; columns?: string[];
    };
  };
  '/omsapi/questions/export': {
    asks: {
      search?: string; state?: QuestionsState[]; origin?: Origin[]; from?: Day; to?: Day;
      tab?: QuestionsScope; sort?: QuestionsSort; ids?: Id[]; columns?: string[];
    };
  };
  '/omsapi/tariff/kept/paper': { asks: { id: Id } };
  '/omsapi/tariff/kept/sheet': { asks: { id: Id } };
  '/omsapi/mawb/paper': {
    asks: {
      no: string; paper: 'mawb' | 'hawb' | 'manifest' | 'sli' | 'labels'; hawbId?: Id; from?: number;
      pieces?: number;
    };
  };
  '/omsapi/mawb/export': {
    asks: {
      search?: string; status?: DataboardStatus[]; flightFrom?: Day; flightTo?: Day; flightNo?: string;
      origin?: string[]; destination?: string[]; isCustoms?: boolean; sort?: MawbSort; ids?: Id[];
      columns?: string[];
    };
  };
}
