/** The phrases of what staff enter for a customer. */
export const phrases = {
  entering: {
    title: 'Enter for a customer',
    for: 'Entering for {customer}',
    says: 'The record is theirs; its history names you.',
    another: 'Another customer',
    choose: 'For which customer?',
    customer: 'Customer',
    hint: 'The active customers of your team. Code, name or first letters in pinyin',
    search: 'Search customers',
    none: 'No such customer in your team',
    unknown: 'Nothing can be entered for that customer: it is not active, or belongs to another team',
    order: 'New order for a customer',
    orders: 'Import for a customer',
    trust: 'New trust order for a customer',
    booking: 'New booking for a customer',
    complete: 'Complete for the customer',
    correct: 'Correct for the customer',
    card: 'Enter for this customer',
    kind: { order: 'New order', orders: 'Import orders', trust: 'New trust order', booking: 'New booking' },
  },
} as const;
