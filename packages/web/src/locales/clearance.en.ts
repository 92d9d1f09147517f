/** The phrases of entries of the United States, for their customers and for the desk. */
export const phrases = {
  clearance: {
    unit: { name: 'entries', one: 'entry', many: 'entries' },
    search: 'Waybill, reference or entry no.',
    none: 'No entries yet',
    noneDetail: 'Once your cargo is declared in the United States, you see its progress and papers here',
    noNumber: 'No entry number yet',
    open: 'Open the entry',
    entry: 'Entry',
    goods: 'Description',
    lines: 'Lines',
    dispositions: 'What customs said',
    exam: {
      title: 'Examination: {kind}',
      none: 'Nothing is known yet of an examination, its cost and the free time',
      left: '{left} left',
      late: 'over by {left}',
    },
    isf: {
      title: 'ISF 10+2',
      told: 'from the orders',
      elements: 'Elements of the filing',
      missing: '{count} missing: {names}',
      comma: ', ',
    },
    column: { waybill: 'Waybill, entry no.', cargo: 'Packages, gross' },
  },
  clearanceDesk: {
    noneDetail: 'Make an entry from the orders of one customer',
    make: {
      open: 'Make an entry',
      title: 'Make an entry from orders',
      says: 'The orders are of one customer. Goods, waybills and arrival are read from them.',
      done: 'Entry {number} is made',
    },
    isf: {
      write: 'Edit the ISF',
      title: '{number}: ISF 10+2',
      told: 'If empty: {name}, from the orders',
      clock: 'By the clocks of {zone}.',
      loadingHint: 'Empty: the departure that the orders tell.',
    },
    exam: {
      write: 'Examination',
      title: '{number}: examination',
      forCustomer: 'What its customer reads',
      forUs: 'For the desk alone',
      zoneHint: 'By whose calendar the last free day is counted',
    },
    disposition: {
      open: 'Record a disposition',
      title: '{number}: what customs said',
      says: 'A hold keeps the release back until its end is recorded, and the orders hear of it.',
    },
  },
} as const;
