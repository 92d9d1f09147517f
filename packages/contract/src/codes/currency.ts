import { codeTable } from '../kernel/code.ts';

/** Currencies in which goods are priced and accounts are kept, ISO 4217. */
export const currencies = codeTable('currency', {
  CNY: { zh: '人民币', en: 'Chinese yuan' },
  USD: { zh: '美元', en: 'US dollar' },
  EUR: { zh: '欧元', en: 'Euro' },
  GBP: { zh: '英镑', en: 'Pound sterling' },
  HKD: { zh: '港币', en: 'Hong Kong dollar' },
  JPY: { zh: '日元', en: 'Japanese yen' },
  CAD: { zh: '加元', en: 'Canadian dollar' },
  MXN: { zh: '墨西哥比索', en: 'Mexican peso' },
  AUD: { zh: '澳元', en: 'Australian dollar' },
  SGD: { zh: '新加坡元', en: 'Singapore dollar' },
  KRW: { zh: '韩元', en: 'South Korean won' },
  CHF: { zh: '瑞士法郎', en: 'Swiss franc' },
  SEK: { zh: '瑞典克朗', en: 'Swedish krona' },
  PLN: { zh: '波兰兹罗提', en: 'Polish zloty' },
  AED: { zh: '阿联酋迪拉姆', en: 'UAE dirham' },
});
