import { isEori, isIoss } from '../checks/europe.ts';
import { checkEin } from '../checks/united-states.ts';
import { checkVat } from '../checks/vat.ts';
import { compact } from '../checks/verdict.ts';
import { text } from '../kernel/field.ts';

/** Numbers a company is known to customs by, each once. Their shape is refused, a wrong check digit only warns. */
export const taxNumber = {
  vatNo: text({
    label: { zh: 'VAT号', en: 'VAT' },
    max: 20,
    plain: compact,
    rule: {
      test: (number) => checkVat(number) !== 'malformed',
      says: {
        zh: '带国家代码的 VAT 号，如 DE136695976',
        en: 'a VAT number with its country, such as DE136695976',
      },
    },
  }),
  eoriNo: text({
    label: { zh: 'EORI号', en: 'EORI' },
    max: 20,
    plain: compact,
    rule: { test: isEori, says: { zh: '带国家代码的 EORI 号', en: 'an EORI number with its country' } },
  }),
  iossNo: text({
    label: { zh: 'IOSS号', en: 'IOSS' },
    max: 20,
    plain: compact,
    rule: { test: isIoss, says: { zh: 'IM 加 10 位数字', en: 'IM and 10 digits' } },
  }),
  ein: text({
    label: { zh: 'EIN', en: 'EIN' },
    max: 20,
    plain: (typed) => typed.normalize('NFKC').replace(/\s/g, ''),
    rule: {
      test: (number) => checkEin(number) !== 'malformed',
      says: { zh: 'XX-XXXXXXX 格式的 EIN', en: 'an EIN of the form XX-XXXXXXX' },
    },
  }),
};
