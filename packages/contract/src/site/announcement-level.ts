import { codeTable } from '../kernel/code.ts';

/** How loud an announcement is; the loudest stands first. */
export const announcementLevels = codeTable('announcement level', {
  notice: { zh: '通知', en: 'Notice', family: 'work' },
  attention: { zh: '注意', en: 'Attention', family: 'act' },
  disruption: { zh: '中断', en: 'Disruption', family: 'stop' },
});
