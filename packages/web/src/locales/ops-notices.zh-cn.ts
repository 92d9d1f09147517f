import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './ops-notices.en.ts';

export const phrases: Translated<typeof english> = {
  wordings: {
    name: '通知模板',
    one: '通知模板',
    many: '个通知模板',
    facts: '{count} 个模板，已修改 {edited} 个',
    search: '事件、消息、内容',
    state: '内容',
    edited: '已修改',
    own: '默认',
    by: '{who}，{at}',
    names: '可用的占位符',
    partsGo: '一行，或其中以“ · ”隔开的一段，所含占位符全部未知时不显示。',
    parts: '{count} 条短信',
    reset: '恢复默认',
    resetTitle: '恢复默认内容？',
    resetText: '此后的通知使用默认内容；修改过的内容保留在审计日志中。',
    wasReset: '已恢复默认',
  },
};
