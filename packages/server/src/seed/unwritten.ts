import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { AboutContent } from '@loadline/contract/site/about-page';
import type { productContent } from '@loadline/contract/site/product-page';

/** A product's page until its forwarder writes it: what rates say stands on it all the same. */
export const unwrittenProduct: Omit<ValuesOf<typeof productContent>, 'titleZh' | 'titleEn'> = {
  leadZh: '服务范围、时效与价格以报价为准。',
  leadEn: 'Scope, transit and prices are as quoted.',
  transitFrom: null,
  transitTo: null,
  transitZh: '时效',
  transitEn: 'Transit',
  leastZh: '以报价为准',
  leastEn: 'As quoted',
  stops: [],
  departuresZh: null,
  departuresEn: null,
  departures: [],
  weightNoteZh: '以运价为准',
  weightNoteEn: 'As the rate says',
  weightRuleZh: '计费重按所订运价的规则计算。',
  weightRuleEn: 'Chargeable weight follows the rule of the rate that is booked.',
  weightSteps: [],
  papers: [],
  restrictions: [],
  sections: [],
};

/** The same of the page about the company. */
export const unwrittenAbout: AboutContent = {
  titleZh: '关于我们',
  titleEn: 'About us',
  leadZh: '查询货件无需登录；订舱、单证与资料请登录后办理。',
  leadEn: 'Tracking needs no login; bookings, documents and company data are behind it.',
  principles: [],
  sources: [],
  places: [],
  sections: [],
};
