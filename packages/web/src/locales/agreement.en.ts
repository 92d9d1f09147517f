/** What an applicant agrees to: a neutral text to begin with, which the forwarder replaces by its own. */
export const phrases = {
  terms: {
    what: {
      title: 'What this is',
      text: 'This portal is where customers place orders and bookings, follow their shipments, exchange documents and see their bills. Carriage, customs and warehousing follow the contract between your company and us and the law that applies to them; these terms change neither.',
    },
    account: {
      title: 'Your account',
      text: 'The information in an application is true and complete. The first user administers the account: adds people, gives them rights and takes them away. Everybody uses an own login and keeps password and codes to himself. What is done with a login counts as done by its user until you tell us that it was misused.',
    },
    data: {
      title: 'What you declare',
      text: 'You declare goods, weights, values and parties as they are, name dangerous goods before they are handed over, and send no goods that may not be carried. We may ask for papers, and refuse or return an order that lacks them.',
    },
    figures: {
      title: 'Figures and estimates',
      text: 'Expected times, duties and charges are estimates until the carrier, the customs authority or the bill confirms them. They carry the time they were made.',
    },
    use: {
      title: 'Fair use',
      text: 'Numbers are queried for your own shipments. Automatic queries go through the interface meant for them, within its limits. Nobody tries to see what belongs to others or to disturb the service.',
    },
    end: {
      title: 'Change and end',
      text: 'We announce a new edition here and ask you to accept it. Either side may close the account; what the law obliges us to keep is kept for its term and then deleted.',
    },
  },
  privacy: {
    what: {
      title: 'What we keep',
      text: 'Of an applicant: company names, credit code or identity number, the licence, contact name, mobile, mail address and what was said about the business. Of a user: logins with time, device and network address. Of orders: the parties, addresses and goods that a shipment needs.',
    },
    why: {
      title: 'What for',
      text: 'To check the application, open the account, carry out and bill shipments, fulfil duties of customs and transport law, and protect the accounts. Nothing is used for advertising by others and nothing is sold.',
    },
    who: {
      title: 'Who sees it',
      text: 'Our staff as far as their task needs it, and those who carry a shipment out: carriers, customs brokers, authorities, warehouses, delivery companies, also abroad where the shipment goes there. Public tracking shows milestones only, never names, addresses, values or files.',
    },
    long: {
      title: 'How long',
      text: 'A licence that belongs to no application is deleted after 24 hours. An application that was refused is kept as long as its review may be asked about. Records of shipments and bills are kept for the terms that customs, transport and tax law set.',
    },
    safe: {
      title: 'How it is kept',
      text: 'Passwords are kept as salted hashes, codes as keyed hashes for a few minutes. Identity numbers are shown in part only. Each customer sees its own records alone, and reading a licence is recorded.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may see and correct your data in the customer centre, ask us for a copy, and ask for deletion of what no law obliges us to keep.',
    },
  },
} as const;
