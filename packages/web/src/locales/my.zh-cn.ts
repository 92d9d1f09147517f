import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './my.en.ts';

export const phrases = {
  my: {
    title: '客户中心',
    code: '客户代码 {code}',
    part: {
      company: '公司资料',
      contacts: '联系人',
      accounts: '付款账户',
      address: '地址信息',
      tax: '税务信息',
      goods: '商品信息',
      cartons: '箱规信息',
      notices: '通知设置',
      sessions: '我的设备',
    },
    tax: {
      digit: '校验位不符，请与原件核对',
      prefix: '该前缀未启用，请与原件核对',
      dutyNumber: {
        valid: '18 位，校验位正确',
        malformed: '应为 18 位数字或字母（无 I、O、S、V、Z），现在是 {length} 位',
      },
      vatNo: {
        valid: '格式与校验位正确，未在线核验',
        malformed: '应以国家代码开头，如 DE136695976，现在是 {length} 位',
      },
      eoriNo: {
        valid: '格式正确，未在线核验',
        malformed: '应为 2 位国家代码加 1 至 15 位字母或数字，现在是 {length} 位',
      },
      iossNo: {
        valid: '格式正确，未在线核验',
        malformed: '应为 IM 或 IN 加 10 位数字，现在是 {length} 位',
      },
      ein: {
        valid: '9 位数字，前缀有效',
        malformed: '应为 9 位数字，如 91-1144442，现在是 {length} 位',
      },
    },
  },
} as const satisfies Translated<typeof english>;
