import { internal, kindsOf, physical } from './event-kind.ts';

const dcsa = kindsOf('dcsa');

/**
 * DCSA Track & Trace 2.x (domain.md §3.3). GTOT, STRP, DROP and GTIN speak of a laden container; an empty one that
 * leaves its depot is EMPTY_OUT, one that comes back EMPTY_IN: our own codes for what DCSA tells by an indicator.
 */
export const dcsaKinds = {
  DEPA: dcsa('船舶已离港', 'Vessel departed', { ...physical, reaches: { origin: 'DEPARTED' } }),
  ARRI: dcsa('船舶已抵港', 'Vessel arrived', { ...physical, reaches: { destination: 'ARRIVED' } }),
  EMPTY_OUT: dcsa('空箱已提', 'Empty container released'),
  EMPTY_IN: dcsa('空箱已还', 'Empty container returned'),
  STUF: dcsa('已装箱', 'Stuffed', { reaches: { anywhere: 'WH_OUT' } }),
  GTIN: dcsa('重箱已进港', 'Laden container gated in'),
  LOAD: dcsa('已装船', 'Loaded on board'),
  DISC: dcsa('已卸船', 'Discharged from the vessel'),
  GTOT: dcsa('重箱已提离港区', 'Laden container gated out', {
    ...physical,
    reaches: { destination: 'DELIVERED' },
  }),
  STRP: dcsa('已拆箱', 'Stripped', { ...physical, reaches: { destination: 'DELIVERED' } }),
  DROP: dcsa('已送达收货人', 'Dropped off at the consignee', {
    ...physical,
    reaches: { destination: 'DELIVERED' },
  }),
  PICK: dcsa('已提箱', 'Picked up'),
  INSP: dcsa('箱体检查', 'Container inspected', internal),
  RSEA: dcsa('已重新施封', 'Resealed', internal),
  RMVD: dcsa('铅封已移除', 'Seal removed', internal),
  AVPU: dcsa('可提柜', 'Available for pickup'),
  CROS: dcsa('经过关口', 'Crossed a border'),
  CUSS: dcsa('海关扫描', 'Customs scan'),
  CUSI: dcsa('海关查验', 'Customs inspection'),
  CUSR: dcsa('海关已放行', 'Released by customs', { reaches: { origin: 'EXPORT_RELEASED' } }),
  // Of a booking: of any other document a confirmation moves nothing.
  CONF: dcsa('已确认', 'Confirmed', { reaches: { origin: 'ORDERED' } }),
  RECE: dcsa('单证已收到', 'Document received', internal),
  DRFT: dcsa('单证已拟稿', 'Document drafted', internal),
  PENA: dcsa('待批准', 'Pending approval', internal),
  PENU: dcsa('待更新', 'Pending update', internal),
  REJE: dcsa('已拒绝', 'Rejected', internal),
  APPR: dcsa('已批准', 'Approved', internal),
  ISSU: dcsa('提单已签发', 'Document issued', internal),
  SURR: dcsa('提单已电放', 'Document surrendered', internal),
  SUBM: dcsa('单证已提交', 'Document submitted', internal),
  VOID: dcsa('单证已作废', 'Document voided', internal),
  REQS: dcsa('已申请', 'Requested', internal),
  CMPL: dcsa('已完成', 'Completed', internal),
  RELS: dcsa('已放货', 'Released'),
};
