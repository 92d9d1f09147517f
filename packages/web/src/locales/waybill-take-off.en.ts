/** What the way of a booking off its waybill says. */
export const takeOff = {
  open: 'Take a booking off',
  button: 'Take off',
  title: 'Take {booking} off {number}?',
  leaves:
    '{houses} house waybills leave: {pieces} pcs · {weight} kg · {volume} m³. The waybill is less by them.',
  room: 'Its room on {flight} is free for others at once.',
  orders: 'They lose this waybill with its flight, ETA and cut-off: {orders}',
  waits: 'The booking waits to be confirmed again; its customer reads the reason.',
  fixed:
    'Only while it is booked; now it is “{status}”. Some of it goes onto another waybill by splitting the booking; for all of it step the waybill back.',
  done: '{booking} is off {number}',
} as const;
