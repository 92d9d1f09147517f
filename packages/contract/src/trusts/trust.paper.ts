/** Words that only a trust order on paper needs; everything else stands there under the labels of its fields. */
export const paperWords = {
  title: { zh: '货运委托单', en: 'Trust order' },
  principal: { zh: '委托方', en: 'Principal' },
  status: { zh: '状态', en: 'Status' },
  line: { zh: '序号', en: 'No.' },
  goods: { zh: '品名', en: 'Goods' },
  codes: { zh: 'HS 编码', en: 'HS code' },
  size: { zh: '箱规 (cm)', en: 'Carton (cm)' },
  value: { zh: '货值 (USD)', en: 'Value (USD)' },
  same: { zh: '同{role}', en: 'as {role}' },
  signed: {
    zh: '{name} 于 {at}（北京时间）签署，{edition} 版',
    en: 'Signed by {name} at {at} (Beijing), edition {edition}',
  },
  signature: { zh: '委托方签字盖章', en: 'Signature and stamp of the principal' },
  date: { zh: '日期', en: 'Date' },
  unsigned: { zh: '尚未签署', en: 'Not signed yet' },
};
