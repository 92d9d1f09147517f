/** The phrases of the staff console; customers never load them. One block per desk. */
export const phrases = {
  desk: {
    staff: 'Staff',
    allCustomers: 'all customers',
    ownCustomers: '{count} customers',
    nav: 'Staff console',
    work: 'Work',
    customers: 'Customers',
    system: 'System',
  },
} as const;
