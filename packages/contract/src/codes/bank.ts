import { codeTable } from '../kernel/code.ts';

/** The banks a payment account can be at when an installation starts; staff add more. Codes as banks abbreviate themselves. */
export const banks = codeTable('bank', {
  ICBC: { zh: '中国工商银行', en: 'Industrial and Commercial Bank of China' },
  ABC: { zh: '中国农业银行', en: 'Agricultural Bank of China' },
  BOC: { zh: '中国银行', en: 'Bank of China' },
  CCB: { zh: '中国建设银行', en: 'China Construction Bank' },
  BOCOM: { zh: '交通银行', en: 'Bank of Communications' },
  PSBC: { zh: '中国邮政储蓄银行', en: 'Postal Savings Bank of China' },
  CMB: { zh: '招商银行', en: 'China Merchants Bank' },
  SPDB: { zh: '浦发银行', en: 'Shanghai Pudong Development Bank' },
  CITIC: { zh: '中信银行', en: 'China CITIC Bank' },
  CEB: { zh: '中国光大银行', en: 'China Everbright Bank' },
  HXB: { zh: '华夏银行', en: 'Hua Xia Bank' },
  CMBC: { zh: '中国民生银行', en: 'China Minsheng Bank' },
  CGB: { zh: '广发银行', en: 'China Guangfa Bank' },
  PAB: { zh: '平安银行', en: 'Ping An Bank' },
  CIB: { zh: '兴业银行', en: 'Industrial Bank' },
  NBCB: { zh: '宁波银行', en: 'Bank of Ningbo' },
  HSBC: { zh: '汇丰银行', en: 'HSBC' },
  SCB: { zh: '渣打银行', en: 'Standard Chartered' },
});
