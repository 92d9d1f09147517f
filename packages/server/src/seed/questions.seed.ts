import type { QuestionState } from '@loadline/contract/questions/question.codes';

interface Answer {
  readonly hts: string;
  readonly description: string;
  readonly general: string;
  readonly reasoning: string;
  /** Why it was not accepted. */
  readonly objection?: string;
}

/** A question of the demo. */
export interface Asked {
  readonly nameZh: string;
  readonly nameEn: string;
  readonly material: string;
  readonly purpose: string;
  readonly details: string | null;
  readonly state: QuestionState;
  /** Asked so many days ago. */
  readonly days: number;
  /** The first one first. */
  readonly answers: readonly Answer[];
}

const article = 'Sample wording: other articles of iron or steel';
const hanger = {
  hts: '7326908630',
  description: `${article} › Other › Other › Other › Hangers and supports for pipes`,
  general: '2.9%',
  reasoning: '按支架用途暂归 7326.90.86.30。',
};
const bracket = {
  hts: '7326908688',
  description: `${article} › Other › Other › Other › Other`,
  general: '2.9%',
  reasoning:
    '钢铁制品，未列入 7318 紧固件，也不是 8302 家具配件：可单独安装于任何墙面。按归类总规则一、六归入 7326.90.86.88。',
};
const lamp = {
  hts: '9405218010',
  description:
    'Sample wording: lamps and lighting fittings › Table and desk lamps with LED light sources alone › Other, household',
  general: '3.9%',
  reasoning: '仅使用 LED 光源的台灯，非黄铜制，家用：9405.21.80.10。',
};

/** In every state; one was asked again because the first answer took it for another article. */
export const questions: readonly Asked[] = [
  {
    nameZh: '钢制安装支架',
    nameEn: 'Steel mounting bracket',
    material: '碳钢 Q235 98%，锌镀层 2%',
    purpose: '固定壁挂货架，承重 40 kg，墙面安装',
    details: '附图纸，型号 HD-B40',
    state: 'ACCEPTED',
    days: 60,
    answers: [{ ...hanger, objection: '不用于管道，用于货架，请看图纸。' }, bracket],
  },
  {
    nameZh: 'LED 台灯',
    nameEn: 'LED desk lamp',
    material: 'ABS 62%，铝合金 30%，LED 模组',
    purpose: '家用桌面照明，USB 供电 5 V',
    details: null,
    state: 'ANSWERED',
    days: 3,
    answers: [lamp],
  },
  {
    nameZh: '钢制挂钩',
    nameEn: 'Steel wall hook',
    material: '不锈钢 304',
    purpose: '浴室墙面挂毛巾',
    details: '粘贴安装，无螺钉',
    state: 'REOPENED',
    days: 8,
    answers: [{ ...bracket, objection: '不锈钢家用品，是否应归 7323？' }],
  },
  {
    nameZh: '户外储能电池',
    nameEn: 'Outdoor power station',
    material: '磷酸铁锂电芯，铝外壳',
    purpose: '露营供电，1024 Wh，可充电',
    details: '含逆变器，输出 110 V',
    state: 'ASKED',
    days: 1,
    answers: [],
  },
  {
    nameZh: '儿童机械手表',
    nameEn: "Children's mechanical watch",
    material: '不锈钢表壳，硅胶表带',
    purpose: '佩戴计时',
    details: null,
    state: 'WITHDRAWN',
    days: 30,
    answers: [],
  },
];
