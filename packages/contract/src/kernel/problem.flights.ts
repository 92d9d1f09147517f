import { kind } from './problem.kind.ts';

/** Why room on a flight cannot be had, or a flight not be changed, now. */
export const flightProblems = {
  // What is left, and how much is too much, stand in `data` (flights/slot-room.ts, `Overweight`).
  overweight: kind(200, '超出舱位重量限制，无法订舱', 'Overweight, booking refused'),
  noFlight: kind(200, '无法获取航班信息', 'No flight info'),
  noSlot: kind(200, '航班 {flight} 未开放舱位', 'Flight {flight} has no slot on sale'),
  slotClosed: kind(200, '航班 {flight} 已停止订舱', 'Flight {flight} takes no more bookings'),
  flightDeparted: kind(200, '航班 {flight} 已起飞', 'Flight {flight} has departed'),
  flightCancelled: kind(200, '航班 {flight} 已取消', 'Flight {flight} is cancelled'),
  cutOffPassed: kind(
    200,
    '航班 {flight} 已过截单时间 {time}（起运港当地）',
    'The cut-off of flight {flight} was {time}, local time at the origin',
  ),
  flightTaken: kind(
    200,
    '航班 {flight} 当日已存在，请直接修改',
    'Flight {flight} of this day exists already. Edit that one',
  ),
  slotInUse: kind(
    200,
    '舱位已有订舱或包板，不能取消，可改为停售',
    'The slot has bookings or allotments and cannot be taken away. Close it instead',
  ),
};
