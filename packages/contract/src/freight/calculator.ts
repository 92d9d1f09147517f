import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import { code, date, text } from '../kernel/field.ts';
import type { FreightModeName } from './weight-rule.ts';
import { usualRules } from './weight-rule.ts';

/** What the calculator works out, each a tab of it. */
export const calculations = codeTable('calculation', {
  weight: { zh: '计费重', en: 'Weight' },
  freight: { zh: '运费', en: 'Freight' },
  duty: { zh: '关税', en: 'Duty' },
  landed: { zh: '到岸成本', en: 'Landed cost' },
});

/** The ways to ship whose usual rules are compared. */
export const freightModes = codeTable<FreightModeName>('freight mode', {
  air: usualRules.air.name,
  express: usualRules.express.name,
  lcl: usualRules.lcl.name,
  truck: usualRules.truck.name,
  rail: usualRules.rail.name,
  usParcel: usualRules.usParcel.name,
});

/** What the calculator's address holds, so that it can be sent to a colleague; the cargo itself stays in the browser. */
export const calculatorAddress = {
  tab: code(calculations, { label: { zh: '试算', en: 'Calculation' } }),
  mode: code(freightModes, { label: { zh: '运输方式', en: 'Mode' } }),
  origin: text(texts.origin),
  zone: text({ label: { zh: '目的区域', en: 'Zone' }, max: 20 }),
  ready: date({ label: { zh: '货好日期', en: 'Cargo ready' } }),
};
