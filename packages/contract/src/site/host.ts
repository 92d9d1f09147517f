import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import type { CodeWays } from '../session/code-way.ts';

/** What the calculator entry of the header does. */
export const calculatorActions = codeTable('calculator action', {
  none: { zh: '不显示', en: 'Not shown' },
  idle: { zh: '显示，不可点开', en: 'Shown, without action' },
  page: { zh: '打开计算器页面', en: 'Opens the calculator page' },
});

/** Where the images of a brand are (`?id=`); public pages know it without the console's calls. */
export const brandImagePath = '/adminapi/public/brandImage';

/** What differs by host (spec §1). */
export interface HostBrand {
  readonly label: Text;
  /** Ids of images; absent ones are the product's own. */
  readonly logo?: string;
  readonly favicon?: string;
  readonly shipHwc: boolean;
  /** The same for every host: what a page must know before it asks anything. */
  readonly codes: CodeWays;
  readonly calculator: { readonly label: Text; readonly action: CodeOf<typeof calculatorActions> };
}

/** A host that is not configured looks like this. */
export const neutralBrand: HostBrand = {
  label: { zh: '衡线', en: 'Loadline' },
  shipHwc: false,
  codes: { sms: 'world', mail: false },
  calculator: { label: { zh: '计算器', en: 'Calculator' }, action: 'idle' },
};
