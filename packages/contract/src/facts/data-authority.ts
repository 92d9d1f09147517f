import { codeTable } from '../kernel/code.ts';

/** Whether somebody sees all that is their organisation's, or what they made themselves. */
export const dataAuthorities = codeTable('data authority', {
  organisation: { zh: '本组织数据', en: 'Organisation data' },
  own: { zh: '本人创建数据', en: 'Own-created data' },
});
