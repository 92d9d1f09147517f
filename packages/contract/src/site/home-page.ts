import { both, optionalBoth } from '../kernel/both.ts';
import { codeTable } from '../kernel/code.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { productGroups } from './product-type.ts';
import { prose } from './prose.ts';

/** The signs that stand before what a forwarder stands for. */
const homeSigns = codeTable('sign', {
  clock: { zh: '时钟', en: 'Clock' },
  list: { zh: '清单', en: 'List' },
  file: { zh: '文件', en: 'File' },
  shield: { zh: '盾牌', en: 'Shield' },
});

const promise = group(
  {
    sign: code(homeSigns, { label: { zh: '图标', en: 'Sign' } }),
    ...both('name', { label: { zh: '要点', en: 'Point' }, max: 40 }),
    ...both('says', { label: { zh: '一句话', en: 'In a line' }, max: 80 }),
  },
  { label: { zh: '服务要点', en: 'Promise' } },
);

/** One stop of the example beside the search. */
const stop = group(
  {
    ...both('place', { label: { zh: '节点', en: 'Stop' }, max: 60 }),
    ...both('when', { label: { zh: '时间', en: 'When' }, max: 60 }),
  },
  { label: { zh: '示例节点', en: 'Stop of the example' } },
);

const mode = group(
  {
    of: code(productGroups, { label: { zh: '运输方式', en: 'Mode' } }),
    ...both('says', { label: { zh: '说明', en: 'What is said of it' }, max: 160 }),
  },
  { label: { zh: '运输方式', en: 'Mode' } },
);

/** What staff write on the home page. A list that is empty, or a heading that is left out, shows no section. */
export const homeContent = {
  ...both('title', { label: { zh: '大标题', en: 'Headline' }, max: 40 }),
  ...optionalBoth('title2', { label: { zh: '大标题第二行', en: 'Second line of the headline' }, max: 40 }),
  ...both('lead', { label: { zh: '导语', en: 'Lead' }, max: 400 }),
  /** Found by the public search, or it leads nowhere. */
  exampleNo: optional(text({ label: { zh: '示例单号', en: 'Number of the example' }, max: 40 })),
  example: list(stop, { label: { zh: '查询结果示例', en: 'Example of an answer' }, max: 5 }),
  ...optionalBoth('next', { label: { zh: '示例：下一步由谁办理', en: 'Example: who acts next' }, max: 60 }),
  promises: list(promise, { label: { zh: '服务要点', en: 'Promises' }, max: 4 }),
  ...both('modesTitle', { label: { zh: '运输方式标题', en: 'Title of the modes' }, max: 80 }),
  ...optionalBoth('modesLead', { label: { zh: '运输方式导语', en: 'Lead of the modes' }, max: 160 }),
  modes: list(mode, { label: { zh: '各运输方式', en: 'Modes' }, max: 3 }),
  ...optionalBoth('stagesTitle', { label: { zh: '节点标题', en: 'Title of the milestones' }, max: 80 }),
  ...optionalBoth('stagesLead', { label: { zh: '节点导语', en: 'Lead of the milestones' }, max: 160 }),
  ...optionalBoth('officeTitle', { label: { zh: '后台标题', en: 'Title of the back office' }, max: 80 }),
  office: list(prose, { label: { zh: '后台说明', en: 'What is said of the back office' }, max: 2 }),
};

export const homePage = resource(
  'homePage',
  { zh: '首页', en: 'Home page' },
  {
    version: whole({ label: { zh: '版本', en: 'Version' } }),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' } }),
    ...homeContent,
  },
);

export type HomePage = ValuesOf<typeof homePage.fields>;
export type HomeContent = ValuesOf<typeof homeContent>;
