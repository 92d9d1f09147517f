import { codeTable } from '../kernel/code.ts';

/** The zones that freight between China, Europe and the United States passes through, by their IANA names. */
export const timeZones = codeTable('time zone', {
  'Asia/Shanghai': { zh: '北京时间', en: 'Shanghai' },
  'Asia/Hong_Kong': { zh: '香港', en: 'Hong Kong' },
  'Asia/Tokyo': { zh: '东京', en: 'Tokyo' },
  'Asia/Singapore': { zh: '新加坡', en: 'Singapore' },
  'Asia/Dubai': { zh: '迪拜', en: 'Dubai' },
  'Europe/Istanbul': { zh: '伊斯坦布尔', en: 'Istanbul' },
  'Europe/Warsaw': { zh: '华沙', en: 'Warsaw' },
  'Europe/Berlin': { zh: '柏林', en: 'Berlin' },
  'Europe/London': { zh: '伦敦', en: 'London' },
  UTC: { zh: '协调世界时', en: 'UTC' },
  'America/New_York': { zh: '纽约（美东）', en: 'New York (Eastern)' },
  'America/Chicago': { zh: '芝加哥（美中）', en: 'Chicago (Central)' },
  'America/Denver': { zh: '丹佛（山地）', en: 'Denver (Mountain)' },
  'America/Phoenix': { zh: '凤凰城（不用夏令时）', en: 'Phoenix (no daylight time)' },
  'America/Los_Angeles': { zh: '洛杉矶（美西）', en: 'Los Angeles (Pacific)' },
  'America/Anchorage': { zh: '安克雷奇（阿拉斯加）', en: 'Anchorage (Alaska)' },
  'Pacific/Honolulu': { zh: '檀香山（夏威夷）', en: 'Honolulu (Hawaii)' },
});
