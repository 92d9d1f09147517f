/** What the way of a booking off its waybill says. */
export const takeOff = {
  open: '移出订舱',
  button: '移出',
  title: '将 {booking} 移出 {number}？',
  leaves: '移出 {houses} 票分单：{pieces} 件 · {weight} kg · {volume} m³，主单相应减少。',
  room: '{flight} 上占用的舱位立即释放。',
  orders: '以下订单不再属于本主单，航班、ETA、截单时间随之清空：{orders}',
  waits: '订舱回到待确认，客户可看到原因。',
  fixed: '仅“已订舱”时可移出，现为“{status}”。部分货物可在订舱页拆分改走另一主单，整票请先将主单退步。',
  done: '{booking} 已移出 {number}',
} as const;
