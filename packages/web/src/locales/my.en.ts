/** The phrases of the customer centre and of one's own account. */
export const phrases = {
  my: {
    title: 'Customer centre',
    code: 'Customer code {code}',
    part: {
      company: 'Company',
      contacts: 'Contacts',
      accounts: 'Payment accounts',
      address: 'Addresses',
      tax: 'Tax info',
      goods: 'Goods',
      cartons: 'Cartons',
      notices: 'Notifications',
      sessions: 'My devices',
    },
    tax: {
      digit: 'The check digit does not fit: compare it with the original',
      prefix: 'No office issues this prefix: compare it with the original',
      dutyNumber: {
        valid: '18 characters, check digit right',
        malformed: 'Has 18 characters, digits and letters except I, O, S, V, Z; now {length}',
      },
      vatNo: {
        valid: 'Form and check digit right; not looked up in the register',
        malformed: 'Begins with its country, such as DE136695976; now {length} characters',
      },
      eoriNo: {
        valid: 'Form right; not looked up in the register',
        malformed: 'Two letters of the country, then 1 to 15 characters; now {length}',
      },
      iossNo: {
        valid: 'Form right; not looked up in the register',
        malformed: 'IM or IN and 10 digits; now {length} characters',
      },
      ein: {
        valid: '9 digits, prefix in use',
        malformed: '9 digits, such as 91-1144442; now {length}',
      },
    },
  },
} as const;
