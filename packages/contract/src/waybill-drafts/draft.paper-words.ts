/** Words of papers that stand in both languages; English first, as everybody on the way reads it. */
export const manifestWords = {
  title: { zh: '分运单清单', en: 'House Cargo Manifest' },
  mawb: { zh: '主运单号', en: 'MAWB No.' },
  flight: { zh: '航班/日期', en: 'Flight / Date' },
  from: { zh: '始发站', en: 'Airport of Loading' },
  to: { zh: '目的站', en: 'Airport of Unloading' },
  consolidator: { zh: '集运人', en: 'Consolidator' },
  agent: { zh: '目的港代理', en: 'Break-bulk Agent' },
  houses: { zh: '分单票数', en: 'House Waybills' },
  date: { zh: '填开日期', en: 'Date' },
  no: { zh: '序号', en: 'No.' },
  hawb: { zh: '分运单号', en: 'HAWB No.' },
  pieces: { zh: '件数', en: 'Pieces' },
  weight: { zh: '毛重 KG', en: 'Weight KG' },
  goods: { zh: '品名', en: 'Nature of Goods' },
  shipper: { zh: '发货人', en: 'Shipper' },
  consignee: { zh: '收货人', en: 'Consignee' },
  destination: { zh: '目的站', en: 'Destination' },
  total: { zh: '合计', en: 'Total' },
} as const;

export const instructionWords = {
  title: { zh: '国际货物托运书', en: "Shipper's Letter of Instruction" },
  shipper: { zh: '托运人姓名及地址', en: "Shipper's Name and Address" },
  consignee: { zh: '收货人姓名及地址', en: "Consignee's Name and Address" },
  notify: { zh: '另行通知及财务说明', en: 'Also Notify and Accounting Information' },
  hawb: { zh: '分运单号', en: 'HAWB No.' },
  mawb: { zh: '主运单号', en: 'MAWB No.' },
  from: { zh: '始发站', en: 'Airport of Departure' },
  to: { zh: '目的站', en: 'Airport of Destination' },
  flight: { zh: '航班/日期', en: 'Flight / Date' },
  currency: { zh: '币种', en: 'Currency' },
  freight: { zh: '航空运费', en: 'Air Freight Charges' },
  others: { zh: '其他费用', en: 'Other Charges' },
  carriage: { zh: '供运输用声明价值', en: 'Declared Value for Carriage' },
  customs: { zh: '供海关用声明价值', en: 'Declared Value for Customs' },
  insurance: { zh: '保险金额', en: 'Amount of Insurance' },
  pieces: { zh: '件数', en: 'No. of Packages' },
  gross: { zh: '实际毛重 KG', en: 'Actual Gross Weight KG' },
  chargeable: { zh: '计费重量 KG', en: 'Chargeable Weight KG' },
  goods: {
    zh: '货物品名及数量（包括体积或尺寸）',
    en: 'Nature and Quantity of Goods (incl. Dimensions or Volume)',
  },
  handling: { zh: '储运注意事项', en: 'Handling Information and Remarks' },
  certifies: {
    zh: '托运人证实以上所填全部属实，并愿遵守承运人的一切运输章程；如有危险品，已按《危险品规则》如实申报。',
    en: 'The shipper certifies that the particulars above are correct, agrees to the conditions of carriage of the carrier, and has declared any dangerous goods according to the Dangerous Goods Regulations.',
  },
  signature: { zh: '托运人签字盖章', en: "Shipper's Signature" },
  date: { zh: '日期', en: 'Date' },
  prepaid: { zh: '预付', en: 'Prepaid' },
  collect: { zh: '到付', en: 'Collect' },
} as const;

/** What stands across the pages of what nobody has agreed to yet. */
export const draftWatermark = 'DRAFT';
