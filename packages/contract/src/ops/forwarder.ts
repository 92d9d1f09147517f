import { flawOfCreditCode } from '../checks/china.ts';
import { isEmail } from '../checks/email.ts';
import { isLatin } from '../checks/latin.ts';
import { texts } from '../facts/texts.ts';
import type { Rule, ValuesOf } from '../kernel/field.ts';
import { instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

const latin: Rule = {
  test: isLatin,
  says: { zh: '空运单只接受英文', en: 'air waybills take Latin letters only' },
};

function digits(count: number): Rule {
  return {
    test: (typed) => /^[\d\s/-]+$/.test(typed) && typed.replace(/\D/g, '').length === count,
    says: { zh: `应为 ${count} 位数字`, en: `${count} digits` },
  };
}

/** What the forwarder says of itself wherever it signs: on air waybills, manifests, instructions and labels. */
export const forwarderContent = {
  nameZh: text(texts.nameZh),
  nameEn: text({ ...texts.nameEn, rule: latin }),
  addressZh: optional(text({ label: { zh: '中文地址', en: 'Chinese address' }, max: 120 })),
  addressEn: optional(text({ label: { zh: '英文地址', en: 'English address' }, max: 120, rule: latin })),
  phone: optional(
    text({
      ...texts.phone,
      rule: {
        test: (typed) => isLatin(typed) && typed.replace(/\D/g, '').length >= 5,
        says: { zh: '至少 5 位数字', en: 'at least 5 digits' },
      },
    }),
  ),
  email: optional(
    text({
      ...texts.email,
      rule: { test: isEmail, says: { zh: '应为邮箱地址', en: 'an email address' } },
    }),
  ),
  uscc: optional(
    text({
      label: { zh: '统一社会信用代码', en: 'Unified social credit code' },
      max: 18,
      rule: {
        test: (typed) => flawOfCreditCode(typed) === undefined,
        says: {
          zh: '18 位，校验位须正确',
          en: '18 characters with their check character',
        },
      },
    }),
  ),
  city: optional(
    text({
      label: { zh: '代理人城市（填开地点）', en: "Agent's city (place of execution)" },
      max: 17,
      rule: latin,
      note: { zh: '英文，如 SHENZHEN', en: 'such as SHENZHEN' },
    }),
  ),
  iataCode: optional(
    text({
      label: { zh: 'IATA 代码', en: 'IATA code' },
      max: 12,
      rule: digits(7),
      note: { zh: '7 位，如 08-3 1234', en: '7 digits such as 08-3 1234' },
    }),
  ),
  cassNo: optional(
    text({
      label: { zh: 'CASS 号', en: 'CASS no.' },
      max: 4,
      rule: digits(4),
      note: { zh: '4 位，接在 IATA 代码之后', en: '4 digits, printed after the IATA code' },
    }),
  ),
  accountNo: optional(
    text({
      label: { zh: '在承运人处的账号', en: 'Account no. with the carrier' },
      max: 14,
      rule: latin,
    }),
  ),
};

export const forwarder = resource(
  'forwarder',
  { zh: '本公司资料', en: 'Company details' },
  {
    version: whole({ label: { zh: '版本', en: 'Version' } }),
    updatedAt: optional(instant({ label: { zh: '更新时间', en: 'Updated' } })),
    ...forwarderContent,
  },
);

export type Forwarder = ValuesOf<typeof forwarder.fields>;
