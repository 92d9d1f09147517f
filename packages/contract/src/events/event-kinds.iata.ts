import { internal, kindsOf, physical } from './event-kind.ts';

const iata = kindsOf('iata');

/** IATA freight status update, Cargo-IMP and Cargo-XML alike (domain.md §3.3): BKD to DEP act at the origin, ARR to DLV at the destination. */
export const iataKinds = {
  BKD: iata('已订舱', 'Booked on a flight', { waybill: { origin: '31' } }),
  FOH: iata('货物到站，未接收', 'Freight on hand, not yet accepted', {
    reaches: { origin: 'WH_OUT' },
    waybill: { origin: '41' },
  }),
  RCS: iata('航司已接收，可承运', 'Accepted, ready for carriage', {
    reaches: { origin: 'WH_OUT' },
    waybill: { origin: '41' },
  }),
  RCT: iata('已从其他承运人接收', 'Received from another carrier'),
  PRE: iata('已预配', 'Prepared for loading', internal),
  MAN: iata('已配载', 'Manifested', { waybill: { origin: '33' } }),
  DEP: iata('已起飞', 'Departed', {
    ...physical,
    reaches: { origin: 'DEPARTED' },
    waybill: { origin: '3' },
  }),
  ARR: iata('航班已到达', 'Flight arrived', {
    ...physical,
    reaches: { destination: 'ARRIVED' },
    waybill: { destination: '4' },
  }),
  RCF: iata('已从航班接收', 'Received from flight', {
    reaches: { destination: 'ARRIVED' },
    waybill: { destination: '4' },
  }),
  TRM: iata('待转其他承运人', 'To be transferred to another carrier'),
  TFD: iata('已转其他承运人', 'Transferred to another carrier'),
  AWR: iata('已收到单证', 'Documents received', internal),
  AWD: iata('单证已交付', 'Documents delivered', internal),
  NFD: iata('已通知收货人', 'Consignee notified', { waybill: { destination: '34' } }),
  CRC: iata('已向海关申报', 'Reported to customs', { reaches: { destination: 'IN_CLEARANCE' } }),
  TGC: iata('已移交海关监管', 'Transferred to customs', { reaches: { destination: 'IN_CLEARANCE' } }),
  // At the destination the shipment is released, which is none of the nine stages.
  CCD: iata('海关已放行', 'Cleared by customs', { reaches: { origin: 'EXPORT_RELEASED' } }),
  DLV: iata('已交付', 'Delivered', {
    ...physical,
    reaches: { destination: 'DELIVERED' },
    waybill: { destination: '8' },
  }),
  DDL: iata('已送货上门', 'Delivered to door', {
    ...physical,
    reaches: { destination: 'DELIVERED' },
    waybill: { destination: '8' },
  }),
  DIS: iata('货物异常', 'Discrepancy', internal),
  OCI: iata('海关与安检信息', 'Customs and security information', internal),
  OSI: iata('其他服务信息', 'Other service information', internal),
};
