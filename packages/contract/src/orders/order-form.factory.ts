import type { OrderForm } from './order-form.ts';

/** An order without a fault, for the channel of `order-import.factory.ts`. */
export function rightForm(change: Partial<OrderForm> = {}): OrderForm {
  return {
    referenceNumber: 'PO-1001',
    channelName: '中美空运专线',
    destinationCountry: 'US',
    fbaNo: null,
    amazonRef: null,
    warehouseCode: null,
    isCustoms: true,
    isSelfClearance: false,
    vatNo: null,
    eoriNo: null,
    iossNo: null,
    ein: null,
    services: [],
    remark: null,
    parties: [
      party('sender', '深圳市远航电子有限公司', '深圳市宝安区福海街道和平路 1 号'),
      {
        ...party('consignee', 'Harbour Trading LLC', '100 Main Street'),
        city: 'Los Angeles',
        state: 'CA',
        postCode: '90001',
      },
    ],
    cartons: [
      { cartonNo: 'C1', cartonCount: 4, weight: '12.500', length: '60.0', width: '40.0', height: '40.0' },
    ],
    goods: [rightGoods()],
    ...change,
  };
}

export function rightGoods(change: Partial<OrderForm['goods'][number]> = {}): OrderForm['goods'][number] {
  return {
    cartonNo: 'C1',
    nameZh: '保温杯',
    nameEn: 'Stainless bottle',
    hsCn: '9617001000',
    hsDest: '9617001000',
    brand: null,
    model: null,
    material: '不锈钢',
    usage: '饮水',
    special: ['general'],
    declaredQty: 24,
    unit: 'pcs',
    unitPriceUsd: '2.4000',
    totalPriceUsd: '57.60',
    origin: 'CN',
    sku: null,
    asin: null,
    fnsku: null,
    salesUrl: null,
    pictureUrl: null,
    ...change,
  };
}

function party(role: 'sender' | 'consignee', company: string, address: string): OrderForm['parties'][number] {
  return {
    role,
    company,
    address,
    city: null,
    state: null,
    postCode: null,
    tel: '0755-12345678',
    fax: null,
    email: null,
  };
}
