/** The phrases of credit requests at the desk. */
export const phrases = {
  credit: {
    unit: { name: 'Credit request', one: 'credit request', many: 'credit requests' },
    search: 'Request, customer or order',
    none: 'Nothing waits to be approved',
    noneDetail:
      'What is asked for the credit of a customer stands here; somebody else than who asked decides it',
    decideTitle: '{decision}: {no}?',
    approveSays: {
      lift: 'Until {day} nothing of this customer is held.',
      liftOfOrder: 'Until {day} order {order} is not held.',
      quota: 'The quota is {quota} {currency} from now on.',
    },
    rejectSays: 'Everything stays as it is.',
    decided: '{no} is decided',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw {no}?',
    withdrawn: '{no} is withdrawn',
    own: 'You have asked for it; somebody else decides.',
    customer: 'Customer',
  },
} as const;
