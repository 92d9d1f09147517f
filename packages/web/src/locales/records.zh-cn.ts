import type { Translated } from '../kernel/phrases.ts';
import { phrases as booking } from './booking.zh-cn.ts';
import { phrases as drafting } from './drafting.zh-cn.ts';
import { phrases as exceptions } from './exceptions.zh-cn.ts';
import { phrases as files } from './files.zh-cn.ts';
import { phrases as imports } from './import.zh-cn.ts';
import { phrases as my } from './my.zh-cn.ts';
import { phrases as orderForm } from './order-form.zh-cn.ts';
import type { phrases as english } from './records.en.ts';
import { phrases as sso } from './sso.zh-cn.ts';
import { phrases as trust } from './trust.zh-cn.ts';
import { phrases as trustDetail } from './trust-detail.zh-cn.ts';

export const phrases = {
  ...booking,
  ...drafting,
  ...exceptions,
  ...files,
  goesWith: { title: '关联单据', files_other: '{count} 份文件' },
  ...imports,
  ...my,
  ...orderForm,
  ...sso,
  ...trust,
  ...trustDetail,
} as const satisfies Translated<typeof english>;
