import type { BodyOf } from '../kernel/endpoint.ts';
import type { Finding } from '../kernel/schema.ts';
import { notWhole, sumsToWhole } from './composition.ts';
import { writtenLabel } from './label.ts';
import { addLabelBatch } from './label-batch.api.ts';

type Asked = BodyOf<typeof addLabelBatch>;
type Named = Pick<Asked['styles'][number], 'styleNo' | 'colour'>;

const { orderNumber, brandId, schemeId, styles: listed } = addLabelBatch.body;
const says = {
  noOrder: { zh: '没有这个订单号的订单', en: 'there is no order of this number' },
  notTheirs: { zh: '须是订单客户的品牌', en: "must be a brand of the order's customer" },
  noScheme: { zh: '没有这个方案', en: 'there is no such scheme' },
  noStyles: { zh: '至少一个款色', en: 'at least one style in a colour' },
  twice: { zh: '该订单已有同款同色的标签', en: 'the order has labels of this style in this colour already' },
};

/** What is said of a batch whose order, brand or scheme is not there, or not for one another. */
export const noSuch: Readonly<Record<'order' | 'brand' | 'scheme', Finding>> = {
  order: { path: 'orderNumber', label: orderNumber.label, says: says.noOrder },
  brand: { path: 'brandId', label: brandId.label, says: says.notTheirs },
  scheme: { path: 'schemeId', label: schemeId.label, says: says.noScheme },
};

/** What is wrong with the styles of a batch beside those that its order has labels of `before`. */
export function flawsOfStyles(styles: Asked['styles'], before: readonly Named[]): Finding[] {
  if (styles.length === 0) return [{ path: 'styles', label: listed.label, says: says.noStyles }];
  const seen = new Set(before.map(nameOf));
  return styles.flatMap((style, at) => {
    const { composition } = style;
    const name = nameOf(style);
    const isTwice = seen.has(name);
    seen.add(name);
    const of = (key: 'colour' | 'composition') => ({
      path: `styles.${at}.${key}`,
      label: writtenLabel[key].label,
    });
    return [
      ...(isTwice ? [{ ...of('colour'), says: says.twice }] : []),
      ...(composition === null || sumsToWhole(composition) ? [] : [{ ...of('composition'), says: notWhole }]),
    ];
  });
}

function nameOf({ styleNo, colour }: Named): string {
  return JSON.stringify([styleNo, colour]);
}
