/** The phrases of the home page beside what its forwarder writes. */
export const phrases = {
  home: {
    lead: 'Track a shipment by its number, without a login. Sign in for trust orders, bookings and documents.',
    offered: 'Products with published rates',
    hint: 'Up to {count} numbers at once',
    track: 'Track',
    sample: 'Sample result',
    next: 'Who acts next',
    promises: 'What to expect',
    shipDrawing: 'Side view of a container ship at its water line',
    planeDrawing: 'Top view of a freighter with its unit load devices',
    truckDrawing: 'Side view of a truck with a 40 foot box',
    office: {
      row: 'Row',
      reference: 'Reference',
      goods: 'Goods',
      code: 'HS code',
      pieces: 'Pieces',
      wrong: '94052: 6 to 13 digits',
      found1: 'Departed',
      found2: 'In clearance',
      action: 'Import orders',
    },
  },
} as const;
