import { chargeableWeight } from '../freight/chargeable-weight.ts';
import type { PublicRate } from '../freight/freight.api.ts';
import { weightRuleOf } from '../freight/product-weight.ts';
import { unitOfBasis, type WeightUnit } from '../freight/weight-basis.ts';
import { exact, isLess, isZero, plain } from '../kernel/decimal.ts';
import type { Text } from '../kernel/text.ts';
import type { ProductPage } from './product-page.ts';

/** What cards say together, as the page of a product tells it in short. */
export type RateFacts = Pick<
  ProductPage,
  | 'transitFrom'
  | 'transitTo'
  | 'leastZh'
  | 'leastEn'
  | 'weightNoteZh'
  | 'weightNoteEn'
  | 'weightRuleZh'
  | 'weightRuleEn'
  | 'weightSteps'
>;

/** Undefined where there is no card: then nothing follows from any. */
export function factsOfRates(rates: readonly PublicRate[]): RateFacts | undefined {
  const [first] = rates;
  if (!first) return undefined;
  const units = [...new Set(rates.map(({ basis }) => unitOfBasis[basis]))];
  const least = units.map((unit) => `${leastIn(rates, unit)} ${unit}`).join(' / ');
  const note = volumeTexts[first.basis](numberOf(first.factor));
  const rules = rulesOf(rates);
  return {
    transitFrom: Math.min(...rates.map(({ transitFrom }) => transitFrom)),
    transitTo: Math.max(...rates.map(({ transitTo }) => transitTo)),
    leastZh: least,
    leastEn: least,
    weightNoteZh: note.zh,
    weightNoteEn: note.en,
    weightRuleZh: rules.map(({ zh }) => zh).join(''),
    weightRuleEn: rules.map(({ en }) => en).join(' '),
    weightSteps: stepsOf(first),
  };
}

/** The least that any of them charges: its minimum, or one step where it has none. */
function leastIn(rates: readonly PublicRate[], unit: WeightUnit): string {
  const own = rates.filter(({ basis }) => unitOfBasis[basis] === unit);
  const least = own
    .map(({ leastWeight, step }) => (isLess(exact(leastWeight), exact(step)) ? step : leastWeight))
    .reduce((one, other) => (isLess(exact(other), exact(one)) ? other : one));
  return plain(least);
}

const volumeTexts: Readonly<Record<PublicRate['basis'], (factor: string) => Text>> = {
  divisor: (n) => ({ zh: `体积重系数 ${n} cm³/kg`, en: `Volume divisor ${n} cm³/kg` }),
  density: (n) => ({ zh: `1 m³ 折 ${n} kg`, en: `1 m³ counts as ${n} kg` }),
  revenueTon: () => ({ zh: '1 m³ 或 1,000 kg 为 1 计费吨', en: '1 m³ or 1,000 kg is 1 revenue ton' }),
  pounds: (n) => ({ zh: `体积重系数 ${n} in³/lb`, en: `Volume divisor ${n} in³/lb` }),
};

/** Every rule that some of the cards have; where there are several, with the places it holds from. */
function rulesOf(rates: readonly PublicRate[]): Text[] {
  const alike = Map.groupBy(rates, (rate) => JSON.stringify(weightRuleOf(rate)));
  return [...alike.values()].flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    const { zh, en } = ruleText(one);
    if (alike.size === 1) return [{ zh, en }];
    const from = (names: readonly string[]) => [...new Set(names)];
    return [
      {
        zh: `${from(group.map(({ productZh, originZh }) => `${productZh} ${originZh}`)).join('、')}：${zh}`,
        en: `${from(group.map(({ productEn, originEn }) => `${productEn} from ${originEn}`)).join(', ')}: ${en}`,
      },
    ];
  });
}

function ruleText({ basis, factor, step, wholeAbove, rounds, leastWeight }: PublicRate): Text {
  const unit = unitOfBasis[basis];
  const volume = volumeTexts[basis](numberOf(factor));
  const whole = wholeAbove === null ? undefined : plain(wholeAbove);
  const least = isZero(exact(leastWeight)) ? undefined : plain(leastWeight);
  return {
    zh: [
      `${rounds === 'carton' ? '逐箱' : '整票'}取实重与体积重的较大者`,
      volume.zh,
      `进位到 ${plain(step)} ${unit}`,
      ...(whole ? [`满 ${whole} ${unit} 起进位到 1 ${unit}`] : []),
      ...(least ? [`最低 ${least} ${unit}`] : []),
    ]
      .join('，')
      .concat('。'),
    en: [
      `The greater of gross and volume weight of ${rounds === 'carton' ? 'each carton' : 'the whole shipment'}`,
      volume.en,
      `rounded up to ${plain(step)} ${unit}`,
      ...(whole ? [`from ${whole} ${unit} on to 1 ${unit}`] : []),
      ...(least ? [`at least ${least} ${unit}`] : []),
    ]
      .join(', ')
      .concat('.'),
  };
}

const cartons = { count: 8, length: '60', width: '40', height: '20', weight: '5.625' };

/** Some cartons worked out by the rule of a card. */
function stepsOf(rate: PublicRate): ProductPage['weightSteps'] {
  const { gross, volumeWeight, chargeable } = chargeableWeight([cartons], 'cm', weightRuleOf(rate));
  const unit = unitOfBasis[rate.basis];
  const result = (text: string) => ({
    resultZh: `${plain(text)} ${unit}`,
    resultEn: `${plain(text)} ${unit}`,
  });
  return [
    {
      textZh: '8 箱，每箱 60 × 40 × 20 cm，共重',
      textEn: '8 cartons of 60 × 40 × 20 cm weigh',
      ...result(gross),
    },
    { textZh: '按体积', textEn: 'By volume', ...result(volumeWeight) },
    { textZh: '计费重', textEn: 'Chargeable', ...result(chargeable) },
  ];
}

/** `6,000`; nothing for revenue tons, which have no number. */
function numberOf(factor: string | null): string {
  return (factor === null ? '' : plain(factor)).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}
