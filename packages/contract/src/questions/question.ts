import { hsDigits } from '../checks/hs.ts';
import { goods } from '../facts/goods.ts';
import { texts } from '../facts/texts.ts';
import { printedHts } from '../hts/hts-no.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { answerVerdicts, questionStates } from './question.codes.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const written: Place[] = [...shown, 'create'];

/** What is asked: enough for somebody who has never seen the goods. */
export const writtenQuestion = {
  /** Of the customer's own goods: what is accepted is bound to them. */
  goodsId: optional(id({ label: { zh: '我的商品', en: 'My goods' }, places: ['list', 'detail', 'create'] })),
  nameZh: { ...goods.nameZh, places: [...written, 'sort'] as const },
  nameEn: { ...goods.nameEn, places: [...written, 'sort'] as const },
  material: text({
    label: { zh: '材质与成分', en: 'Material and composition' },
    max: 1_000,
    places: written,
  }),
  purpose: text({ label: { zh: '用途与功能', en: 'Use and function' }, max: 1_000, places: written }),
  origin: { ...goods.origin, places: written },
  details: optional(
    text({
      label: { zh: '补充说明', en: 'Further details' },
      max: 2_000,
      places: ['detail', 'create', 'export'],
    }),
  ),
  /** The shipment that waits for it. */
  orderNumber: optional(text({ ...texts.orderNo, places: written })),
};

/** A number that an entry may name. */
const answeredHts = text({
  label: { zh: 'HTS编码（10 位）', en: 'HTS no., ten digits' },
  max: 10,
  plain: hsDigits,
  shown: printedHts,
  rule: {
    test: (typed) => /^\d{10}$/.test(typed),
    says: { zh: '10 位数字，可带点', en: 'ten digits, with points or without' },
  },
  places: shown,
});

/** What is answered. */
export const writtenAnswer = {
  hts: answeredHts,
  validFrom: date({ label: { zh: '适用起始日', en: 'Valid from' }, places: shown }),
  reasoning: text({ label: { zh: '归类理由', en: 'Reasoning' }, max: 4_000, places: ['detail', 'export'] }),
};

const said = (label: Text) => text({ label, max: 1_000, min: 0 });

/** A layer of the duty on such goods of that origin. */
export const dutyLayerFields = {
  heading: said({ zh: '子目', en: 'Heading' }),
  titleZh: said({ zh: '措施', en: 'Measure' }),
  titleEn: said({ zh: '措施（英文）', en: 'Measure, English' }),
  rate: said({ zh: '税率', en: 'Rate of duty' }),
};

/** What the schedule in force on a day says of a number, and what goods of an origin owe under it. */
export const htsOnDayFields = {
  description: text({ label: { zh: '货品名称', en: 'Description' }, max: 4_000, min: 0 }),
  edition: text({ label: { zh: '版本', en: 'Edition' }, max: 60 }),
  isSample: flag({ label: { zh: '示例', en: 'Sample' } }),
  general: text({ label: { zh: '普通税率', en: 'General' }, max: 1_000, min: 0 }),
  duty: list(group(dutyLayerFields, { label: { zh: '税层', en: 'Layer' } }), {
    label: { zh: '税层', en: 'Layers' },
  }),
};

/** One answer, as it was given and as it was taken. */
export const answerFields = {
  no: whole({ label: { zh: '第几次答复', en: 'Answer no.' } }),
  ...writtenAnswer,
  ...htsOnDayFields,
  author: text({ label: { zh: '答复人', en: 'Answered by' }, max: 64, min: 0, places: shown }),
  answeredAt: instant({ label: { zh: '答复时间', en: 'Answer given' } }),
  verdict: optional(code(answerVerdicts, { label: { zh: '客户意见', en: 'Taken' } })),
  objection: optional(text({ label: { zh: '再次提问的原因', en: 'Why it is asked again' }, max: 2_000 })),
  verdictWho: optional(text({ label: { zh: '意见提出人', en: 'Taken by' }, max: 64, min: 0 })),
  verdictAt: optional(instant({ label: { zh: '意见时间', en: 'Taken on' } })),
};

/** A question as its customer sees it, with the answer that stands. */
export const question = resource(
  'question',
  { zh: '归类咨询', en: 'Classification question' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    no: text({ label: { zh: '咨询号', en: 'Question no.' }, max: 20, places: [...shown, 'sort'] }),
    ...writtenQuestion,
    goodsSku: optional({ ...goods.sku, places: shown }),
    state: code(questionStates, { label: { zh: '状态', en: 'State' }, places: shown }),
    stateAt: instant({ label: { zh: '状态更新', en: 'State since' }, places: [...shown, 'sort'] }),
    hts: optional(answeredHts),
    validFrom: optional(writtenAnswer.validFrom),
    author: optional(answerFields.author),
    answers: whole({ label: { zh: '答复次数', en: 'Answers' }, places: shown }),
    files: whole({ label: { zh: '文件', en: 'Files' }, places: shown }),
    askedBy: text({ label: { zh: '提问人', en: 'Asked by' }, max: 64, min: 0, places: shown }),
    askedAt: instant({ label: { zh: '提问时间', en: 'Asked on' }, places: [...shown, 'sort'] }),
  },
);

/** The same at the desk: whose it is. */
export const deskQuestion = resource('question at the desk', question.label, {
  ...pick(question, 'id', 'version', 'no'),
  customer: text({ ...texts.customer, places: shown }),
  customerEn: text({ ...texts.customerEn, places: ['list', 'detail'] }),
  orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list', 'detail'] }),
  ...question.fields,
});

/** What a notice says of an answer. */
export function answerSaid(hts: string, validFrom: string): Text {
  const no = printedHts(hts);
  return { zh: `${no}，自 ${validFrom} 起适用`, en: `${no}, valid from ${validFrom}` };
}

/** What is said at a number that no entry may name, and at a day for which no schedule is there. */
export function notInForce(edition: string): Text {
  return {
    zh: `不是 ${edition} 中可申报的编码`,
    en: `is no number of ${edition} that an entry may name`,
  };
}

export const noEditionThen: Text = {
  zh: '该日没有已载入的税则版本',
  en: 'no edition of the schedule was in force on that day',
};

/** What is said at an order that the customer has not. */
export const noSuchOrder: Text = { zh: '没有这个订单', en: 'there is no such order' };
