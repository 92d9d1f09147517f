import { codeTable } from '../kernel/code.ts';
import { code, flag, id, instant, optional, text, whole } from '../kernel/field.ts';

/** What whoever opens a link sees. */
export const shareContents = codeTable('share content', {
  milestones: { zh: '仅物流节点', en: 'Milestones only' },
  cargo: { zh: '物流节点、件数与重量', en: 'Milestones, pieces and weights' },
});

/** For how many days a link is good. */
export const shareDays = codeTable('days of a share', {
  '1': { zh: '1 天', en: '1 day' },
  '7': { zh: '7 天', en: '7 days' },
  '30': { zh: '30 天', en: '30 days' },
  '90': { zh: '90 天', en: '90 days' },
});

/** A link that an owner gave away. Its token is shown once, when it is made; afterwards nobody can read it. */
export const shareFields = {
  shareId: id({ label: { zh: '链接编号', en: 'Link id' } }),
  shows: code(shareContents, { label: { zh: '显示内容', en: 'Shows' } }),
  createdAt: instant({ label: { zh: '生成时间', en: 'Created' } }),
  createdBy: text({ label: { zh: '生成人', en: 'Created by' }, max: 64, min: 0 }),
  expiresAt: instant({ label: { zh: '到期时间', en: 'Until' } }),
  revoked: flag({ label: { zh: '已撤销', en: 'Revoked' } }),
  opened: whole({ label: { zh: '打开次数', en: 'Times opened' } }),
  openedAt: optional(instant({ label: { zh: '最近打开', en: 'Last opened' } })),
};
