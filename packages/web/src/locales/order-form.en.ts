/** The phrases of an order that is entered, copied, changed or amended by hand, and of sheets inside forms. */
export const phrases = {
  orderForm: {
    title: {
      new: 'New order',
      copy: 'New order, copied from {number}',
      edit: 'Edit {number}',
      amend: 'Ask for an amendment of {number}',
    },
    enter: 'Place the order',
    entered: '{number} is placed',
    saved: '{number} is saved',
    asked: 'The forwarder is asked to amend {number}',
    cartons: 'Cartons',
    goods: 'Goods',
    add: { cartons: 'Add cartons', goods: 'Add a line' },
    paste: 'Paste a block from a sheet into any cell; Enter goes down',
    lockedFrom: 'Locked from: {stage}',
    lockedNote: 'What is locked at this stage can be read here; to change it, ask for an amendment.',
    noParty: 'None given',
    fromBook: 'From the address book',
    totals: '{pieces} pcs · {weight} kg · {volume} m³ · USD {value}',
    differences: 'What you ask to have changed',
    noDifference: 'Nothing differs from the order yet',
    notReadable: 'Shown once every entry can be read',
    reasonHint: 'The forwarder reads it',
    reasonFirst: 'give a reason first',
  },
} as const;
