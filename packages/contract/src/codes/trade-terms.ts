import { codeTable } from '../kernel/code.ts';

/** How much of a container or vehicle a shipment takes; air has none of these. */
export const loads = codeTable('load', {
  fcl: { zh: '整柜', en: 'FCL' },
  lcl: { zh: '拼箱', en: 'LCL' },
  consol: { zh: '集运', en: 'Consolidation' },
});

/** Incoterms 2020, and DDU, which the trade still writes for DAP. */
export const incoterms = codeTable('incoterm', {
  EXW: { zh: 'EXW 工厂交货', en: 'EXW Ex Works' },
  FCA: { zh: 'FCA 货交承运人', en: 'FCA Free Carrier' },
  FAS: { zh: 'FAS 船边交货', en: 'FAS Free Alongside Ship' },
  FOB: { zh: 'FOB 船上交货', en: 'FOB Free On Board' },
  CFR: { zh: 'CFR 成本加运费', en: 'CFR Cost and Freight' },
  CIF: { zh: 'CIF 成本、保险费加运费', en: 'CIF Cost, Insurance and Freight' },
  CPT: { zh: 'CPT 运费付至', en: 'CPT Carriage Paid To' },
  CIP: { zh: 'CIP 运费、保险费付至', en: 'CIP Carriage and Insurance Paid To' },
  DAP: { zh: 'DAP 目的地交货', en: 'DAP Delivered At Place' },
  DPU: { zh: 'DPU 卸货地交货', en: 'DPU Delivered at Place Unloaded' },
  DDP: { zh: 'DDP 完税后交货', en: 'DDP Delivered Duty Paid' },
  DDU: { zh: 'DDU 未完税交货', en: 'DDU Delivered Duty Unpaid' },
});

/** Supervision modes of Chinese customs under which goods are exported. */
export const exportModes = codeTable('export mode', {
  '0110': { zh: '0110 一般贸易', en: '0110 General trade' },
  '9610': { zh: '9610 跨境电商零售', en: '9610 Cross-border retail' },
  '9710': { zh: '9710 跨境电商 B2B 直接出口', en: '9710 Cross-border B2B direct' },
  '9810': { zh: '9810 跨境电商海外仓', en: '9810 Cross-border overseas warehouse' },
  '1039': { zh: '1039 市场采购', en: '1039 Market procurement' },
});

/** Who pays duty at the destination. */
export const dutyTerms = codeTable('duty term', {
  DDP: { zh: '包税（DDP）', en: 'Duty paid (DDP)' },
  DDU: { zh: '不包税（DDU）', en: 'Duty unpaid (DDU)' },
});

/** How the goods reach the forwarder. */
export const handovers = codeTable('handover', {
  pickup: { zh: '上门提货', en: 'Picked up' },
  dropOff: { zh: '送货至集货仓', en: 'Brought to the warehouse' },
});

export const deliveryTypes = codeTable('delivery type', {
  fba: { zh: 'FBA', en: 'FBA' },
  overseasWarehouse: { zh: '海外仓', en: 'Overseas warehouse' },
  commercial: { zh: '商业地址', en: 'Commercial address' },
  residential: { zh: '住宅地址', en: 'Residential address' },
});

export const packageTypes = codeTable('package type', {
  carton: { zh: '纸箱', en: 'Carton' },
  woodenCase: { zh: '木箱', en: 'Wooden case' },
  pallet: { zh: '托盘', en: 'Pallet' },
  bag: { zh: '袋', en: 'Bag' },
  drum: { zh: '桶', en: 'Drum' },
  bundle: { zh: '捆', en: 'Bundle' },
});

/** Payment options (spec §9). */
export const freightPayments = codeTable('freight payment', {
  prepaid: { zh: '预付', en: 'Prepaid' },
  collect: { zh: '到付', en: 'Collect' },
});
