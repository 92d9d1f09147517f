import { internal, kindsOf, physical } from './event-kind.ts';

const own = kindsOf('own');
const ground = kindsOf('ground');

/** Our own codes: one for each stage, and facts between the stages. */
export const ownKinds = {
  ORDERED: own('已下单', 'Ordered', { reaches: { anywhere: 'ORDERED' } }),
  PICKED_UP: own('已提货', 'Picked up from the shipper'),
  WMS_IN: own('已入集货仓', 'Entered consolidation warehouse', { reaches: { anywhere: 'WH_IN' } }),
  WMS_OUT: own('已出集货仓', 'Left consolidation warehouse', { reaches: { anywhere: 'WH_OUT' } }),
  WEIGHED: own('货站过磅', 'Weighed at the terminal'),
  CUS_OUT: own('出口已放行', 'Export released', { reaches: { anywhere: 'EXPORT_RELEASED' } }),
  DEPARTED: own('已离港', 'Departed', { ...physical, reaches: { anywhere: 'DEPARTED' } }),
  DELAYED: own('运输延误', 'Delayed on the way'),
  ARRIVED: own('已到港', 'Arrived at port', { ...physical, reaches: { anywhere: 'ARRIVED' } }),
  CUS_IN: own('清关中', 'In clearance', { reaches: { anywhere: 'IN_CLEARANCE' } }),
  CUS_EXAM: own('海关查验', 'Customs examination'),
  CUS_RELEASED: own('清关放行', 'Released by customs'),
  APPOINTED: own('已预约送仓', 'Delivery appointment made'),
  DELIVERED: own('已派送', 'Delivered', { ...physical, reaches: { anywhere: 'DELIVERED' } }),
  POD: own('已签收', 'Signed', { reaches: { anywhere: 'SIGNED' } }),
  HOLD: own('暂扣', 'On hold'),
  HOLD_LIFTED: own('解除暂扣', 'Hold lifted'),
  NOTE: own('备注', 'Note', internal),
  /** What it said in words, or in a code that nobody understood; no customer reads it. */
  CARRIER_NOTE: own('承运人信息', 'Word of the carrier', internal),
  CANCELLED: own('已取消', 'Cancelled'),
  CLOSED: own('已关闭', 'Closed', internal),
};

/** Rail and road; in brackets in domain.md §3.3 the codes of X12 element 304 they stand for. */
export const groundKinds = {
  RAMPED: ground('已进站装车', 'Loaded at the terminal', { reaches: { anywhere: 'WH_OUT' } }),
  TRAIN_DEP: ground('班列已发车', 'Train departed', { ...physical, reaches: { anywhere: 'DEPARTED' } }),
  BORDER: ground('经过边境口岸', 'Crossed the border'),
  TRAIN_ARR: ground('班列已到达', 'Train arrived', { ...physical, reaches: { anywhere: 'ARRIVED' } }),
  DERAMPED: ground('已卸车', 'Deramped', { reaches: { anywhere: 'ARRIVED' } }),
  // By leg: the truck of the long way, or the one that carries the goods to the consignee.
  TRUCK_DEP: ground('卡车已发车', 'Truck departed', {
    ...physical,
    reaches: { origin: 'DEPARTED', destination: 'DELIVERED' },
  }),
  TRUCK_ARR: ground('卡车已到达', 'Truck arrived', { ...physical, reaches: { destination: 'ARRIVED' } }),
  NOTIFIED: ground('已通知收货人', 'Consignee notified'),
};
