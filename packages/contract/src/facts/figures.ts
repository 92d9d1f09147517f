/**
 * Pieces, weights, volumes, sides and money as they are typed and shown in many places: what each is called, how fine and how
 * great it is. Every column holds the greatest, and the sum of the longest list of them.
 */
export const figures = {
  pieces: { label: { zh: '件数', en: 'Pieces' }, max: 999_999 },
  /** Labels of pieces are printed from one of them on, so many at a time: a hundred sheets of A4 with four each. */
  fromPiece: { label: { zh: '起始件号', en: 'From piece' }, min: 1, max: 999_999 },
  labels: { label: { zh: '张数', en: 'Labels' }, min: 1, max: 400 },
  grossWeight: { label: { zh: '毛重', en: 'Gross weight' }, scale: 3, max: '99999999.999', unit: 'KG' },
  bookedWeight: {
    label: { zh: '订舱毛重', en: 'Booked gross weight' },
    scale: 3,
    max: '99999999.999',
    unit: 'kg',
  },
  acceptedWeight: {
    label: { zh: '确认毛重', en: 'Accepted gross weight' },
    scale: 3,
    max: '99999999.999',
    unit: 'kg',
  },
  weight: { label: { zh: '重量', en: 'Weight' }, scale: 3, max: '99999999.999', unit: 'KG' },
  /** Of pieces of one size together, as a scale shows it. */
  measuredWeight: {
    label: { zh: '实测毛重', en: 'Measured weight' },
    scale: 2,
    max: '99999',
    unit: 'KG',
    grams: true,
  },
  billingWeight: { label: { zh: '计费重', en: 'MAWB chargeable weight' }, scale: 1, unit: 'KG' },
  /** To the litre, as people write it. */
  volume: { label: { zh: '体积', en: 'Volume' }, scale: 3, max: '99999', unit: 'CBM' },
  bookedVolume: { label: { zh: '订舱体积', en: 'Booked volume' }, scale: 3, max: '99999', unit: 'm³' },
  acceptedVolume: { label: { zh: '确认体积', en: 'Accepted volume' }, scale: 3, max: '99999', unit: 'm³' },
  /** To the cubic centimetre, as it follows from the sides of cartons. */
  cargoVolume: {
    label: { zh: '货物体积', en: 'Cargo volume' },
    scale: 6,
    max: '99999999.999999',
    unit: 'CBM',
  },
  length: { label: { zh: '长', en: 'Length' }, scale: 1, min: '0.1', max: '2000', unit: 'CM' },
  width: { label: { zh: '宽', en: 'Width' }, scale: 1, min: '0.1', max: '2000', unit: 'CM' },
  height: { label: { zh: '高', en: 'Height' }, scale: 1, min: '0.1', max: '2000', unit: 'CM' },
  unitPrice: { label: { zh: '单价', en: 'Unit price' }, scale: 4, max: '9999999' },
  amount: { label: { zh: '金额', en: 'Amount' }, scale: 2, max: '9999999999' },
  tolerance: { label: { zh: '允许误差', en: 'Tolerance' }, scale: 1, min: '0', max: '100', unit: '%' },
} as const;
