/** The letter that follows G, by the code of the menu entry (design: O orders, B booking, L bills …). */
export const goKeys: Readonly<Record<string, string>> = {
  booking: 'B',
  order: 'O',
  bill: 'L',
  my: 'A',
  customs: 'U',
  dashboard: 'H',
  mawb: 'M',
  trust: 'T',
  label: 'K',
  mawbOpt: 'P',
  databoard: 'D',
  coa: 'C',
  hts: 'S',
  tariff: 'F',
  mid: 'I',
};
