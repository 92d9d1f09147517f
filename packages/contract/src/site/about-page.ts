import { both, optionalBoth } from '../kernel/both.ts';
import { codeTable } from '../kernel/code.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, group, instant, list, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { prose } from './prose.ts';

/** Who reports what happens to a shipment. */
export const trackSources = codeTable('track source', {
  warehouse: { zh: '仓库', en: 'Warehouse' },
  airline: { zh: '航空公司报文', en: 'Airline messages' },
  ocean: { zh: '船公司报文', en: 'Ocean carrier messages' },
  customs: { zh: '海关与报关行', en: 'Customs and brokers' },
  driver: { zh: '派送司机', en: 'Delivery drivers' },
});

const source = group(
  {
    kind: code(trackSources, { label: { zh: '来源', en: 'Source' } }),
    ...both('stages', { label: { zh: '哪些节点', en: 'Which milestones' }, max: 120 }),
    ...both('delay', { label: { zh: '通常多久更新', en: 'Usually updated' }, max: 60 }),
    ...both('limits', { label: { zh: '可能的偏差', en: 'What may differ' }, max: 160 }),
  },
  { label: { zh: '轨迹来源', en: 'Source of tracking' } },
);

/** An office, a warehouse or a way to be reached; those of one region stand together. */
const place = group(
  {
    ...both('region', { label: { zh: '分组', en: 'Group' }, max: 24 }),
    ...both('name', { label: { zh: '名称', en: 'Name' }, max: 60 }),
    ...optionalBoth('detail', { label: { zh: '地址、时间或说明', en: 'Address, hours or note' }, max: 160 }),
  },
  { label: { zh: '网点与联系方式', en: 'Place or contact' } },
);

/** What staff write about the company. */
export const aboutContent = {
  ...both('title', { label: { zh: '标题', en: 'Title' }, max: 80 }),
  ...both('lead', { label: { zh: '导语', en: 'Lead' }, max: 400 }),
  principles: list(prose, { label: { zh: '规矩', en: 'Principles' }, max: 8 }),
  sources: list(source, { label: { zh: '轨迹从哪里来', en: 'Where tracking comes from' }, max: 10 }),
  places: list(place, { label: { zh: '网点与联系方式', en: 'Places and contacts' }, max: 30 }),
  sections: list(prose, { label: { zh: '更多说明', en: 'More to know' }, max: 10 }),
};

export const aboutPage = resource(
  'aboutPage',
  { zh: '关于我们', en: 'About us' },
  {
    version: whole({ label: { zh: '版本', en: 'Version' } }),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' } }),
    ...aboutContent,
  },
);

export type AboutPage = ValuesOf<typeof aboutPage.fields>;
export type AboutContent = ValuesOf<typeof aboutContent>;
