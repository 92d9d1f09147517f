/** The phrases of everything that is saved while it is typed. */
export const phrases = {
  drafting: {
    choose: 'Choose',
    save: {
      saved: 'Draft saved {at}',
      saving: 'Saving…',
      typing: 'Not saved yet',
      fresh: 'A draft is made as soon as you type',
      offline: 'No connection: kept in this browser, saved as soon as it is back',
      refused: 'Not saved: {says}',
      held_one: '{count} entry cannot be saved like this yet; it is kept in this browser',
      held_other: '{count} entries cannot be saved like this yet; they are kept in this browser',
      draft: 'Save the draft',
      done: 'Draft saved',
      restored: 'What was typed in this browser and not saved yet has been put back',
    },
    stale: {
      title: 'Somebody else has changed this draft',
      field: 'Field',
      theirs: 'Saved now',
      mine: 'Yours',
      take: 'Take what is saved',
      keep: 'Keep mine',
      line: 'a line of goods',
    },
    rail: {
      done: 'complete',
      open_one: '{count} item left',
      open_other: '{count} items left',
      rail: 'Sections',
    },
    submit: {
      open_one: '{count} item left: {first}',
      open_other: '{count} items left: {first}',
    },
    returned: {
      at: 'Returned: {reason}',
      show: 'Show',
    },
    book: {
      pick: 'From the address book',
      search: 'Company, contact, phone, city',
      nothing: 'No address found',
      group: 'Address book',
    },
    deliveryNote: 'Delivery note',
    template: {
      group: 'Templates',
      keep: 'Keep as a template',
      kept: 'Template kept: {name}',
      manage: 'Manage templates',
      delete: 'Delete the chosen',
      chooseFirst: 'Choose templates first',
      deleted: 'Templates deleted: {count}',
    },
    pick: { enter: 'Enter', failed: 'The search did not work. Try again' },
  },
} as const;
