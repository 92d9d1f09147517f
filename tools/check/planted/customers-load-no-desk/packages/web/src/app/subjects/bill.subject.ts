export const billSubject = {
  screens: {
    bill: async () => (await import('../../features/bills/bill-list.screen.tsx')).BillListScreen,
  },
};
