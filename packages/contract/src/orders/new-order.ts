import type { PartyRole } from './order-party.ts';

/** A company of a new order. What is not known is null. */
export interface NewParty {
  readonly role: PartyRole;
  readonly company: string;
  readonly address: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly postCode: string | null;
  readonly tel: string | null;
  readonly fax: string | null;
  readonly email: string | null;
}

/** Equal cartons: weight in kg each, sizes in cm. */
export interface NewCarton {
  readonly cartonNo: string;
  readonly cartonCount: number;
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

/** One kind of goods in a carton group, prices in US dollars. */
export interface NewGoods {
  readonly lineNo: number;
  readonly cartonNo: string | null;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly hsCn: string | null;
  readonly hsDest: string;
  readonly brand: string | null;
  readonly model: string | null;
  readonly material: string;
  readonly usage: string;
  readonly special: readonly string[];
  readonly declaredQty: number;
  readonly unit: string | null;
  readonly unitPriceUsd: string;
  readonly totalPriceUsd: string;
  readonly origin: string | null;
  readonly sku: string | null;
  readonly asin: string | null;
  readonly fnsku: string | null;
  readonly salesUrl: string | null;
  readonly pictureUrl: string | null;
}

/** An order that is to be written, wherever it comes from: a file, a form, or a trust order. Weights in kg, volume in m³. */
export interface NewOrder {
  readonly referenceNumber: string;
  /** The Chinese name of an active product; its transport mode becomes the order's. */
  readonly channelName: string;
  readonly destinationCountry: string;
  readonly fbaNo: string | null;
  readonly amazonRef: string | null;
  readonly warehouseCode: string | null;
  readonly isCustoms: boolean;
  readonly isSelfClearance: boolean;
  readonly vatNo: string | null;
  readonly eoriNo: string | null;
  readonly iossNo: string | null;
  readonly ein: string | null;
  readonly remark: string | null;
  readonly quantity: number;
  readonly grossWeight: string;
  readonly volume: string;
  readonly parties: readonly NewParty[];
  readonly cartons: readonly NewCarton[];
  readonly goods: readonly NewGoods[];
  /** Codes of services that were asked for. */
  readonly services?: readonly string[];
  /** The trust order that it was accepted from. */
  readonly trustId?: string;
  /** When documents have to be in, ISO 8601. */
  readonly cutOff?: string;
  /** Codes of places: airports, ports, stations. */
  readonly origin?: string | null;
  readonly destination?: string | null;
  /** Whose it is among the customer's people; the writer's unless told. */
  readonly createdBy?: string;
}
