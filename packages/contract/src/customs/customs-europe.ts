import { isInUnion, isMrn } from '../checks/mrn.ts';
import { exact, fixed, isSame, plus, times } from '../kernel/decimal.ts';
import type { Text } from '../kernel/text.ts';
import type { Territory, VatWay } from './customs.codes.ts';
import type { WrittenHeader } from './customs-file.ts';
import { officeOfEurope } from './declaration-no.ts';

export function isEurope(territory: Territory): boolean {
  return territory !== 'CN';
}

/** Goods of so many EUR may go by IOSS (domain.md §4.6). */
export const iossAtMost = '150';

/** Ways by which import VAT is not paid at the border. */
const elsewhere: readonly (VatWay | null)[] = ['postponed', 'ioss'];

/** What only declarations in Europe have. */
export const europeanKeys = ['cifValue', 'onwardCost', 'vatRate', 'vatWay', 'defermentNo'] as const;

export const onlyInEurope: Text = {
  zh: '空白：只用于欧盟和英国的申报',
  en: 'blank: only declarations in the Union and the United Kingdom have it',
};

type Valued = Pick<WrittenHeader, 'cifValue' | 'onwardCost' | 'vatRate' | 'tariff'>;

/** Import VAT: of CIF value, duty and onward cost together (domain.md §4.6); undefined until value and rate are known. */
export function importVatOf({ cifValue, onwardCost, vatRate, tariff }: Valued): string | undefined {
  if (cifValue === null || vatRate === null) return undefined;
  const base = [cifValue, tariff ?? '0', onwardCost ?? '0'].map(exact).reduce(plus);
  return fixed(times(times(base, exact(vatRate)), exact('0.01')), 2);
}

/** Whether import VAT is paid elsewhere than at the border. */
export function isVatElsewhere({ vatWay }: Pick<WrittenHeader, 'vatWay'>): boolean {
  return elsewhere.includes(vatWay);
}

/** A header with its import VAT worked out, where it is paid at the border and nobody has written another. */
export function withImportVat(territory: Territory, header: WrittenHeader): WrittenHeader {
  const isOpen = isEurope(territory) && header.vat === null && !elsewhere.includes(header.vatWay);
  return isOpen ? { ...header, vat: importVatOf(header) ?? null } : header;
}

export const importInEurope: Text = {
  zh: '欧盟和英国只做进口申报',
  en: 'import: in Europe goods are declared on their way in',
};

type Key = 'direction' | 'declarationNo' | 'office' | 'vat' | 'vatWay' | 'defermentNo' | 'currency';

/** What of a header the rules of Europe are about. */
export type EuropeanHeader = Pick<WrittenHeader, Key | keyof Valued>;

/** What customs in Europe would not take of a header, and why. */
interface Rule {
  readonly key: Key;
  readonly isBroken: (header: EuropeanHeader, territory: Territory) => boolean;
  readonly says: (header: EuropeanHeader) => Text;
}

const rules: readonly Rule[] = [
  {
    key: 'direction',
    isBroken: ({ direction }) => direction !== 'import',
    says: () => importInEurope,
  },
  {
    key: 'declarationNo',
    isBroken: ({ declarationNo }, territory) => declarationNo !== null && !isMrnOf(territory, declarationNo),
    says: () => mrnText,
  },
  {
    key: 'office',
    isBroken: ({ office }) => office !== null && !officeOfEurope.test(office),
    says: () => officeOfEurope.says,
  },
  {
    key: 'vatWay',
    isBroken: ({ vatWay }, territory) => vatWay === 'ioss' && territory !== 'EU',
    says: () => ({ zh: 'IOSS 只用于欧盟', en: 'IOSS is for the European Union alone' }),
  },
  {
    key: 'currency',
    isBroken: ({ vatWay, currency }) => vatWay === 'ioss' && currency !== 'EUR',
    says: () => ({ zh: '用 IOSS 时货值以 EUR 申报', en: 'EUR, where goods go by IOSS' }),
  },
  {
    key: 'defermentNo',
    isBroken: ({ vatWay, defermentNo }) => vatWay === 'deferred' && defermentNo === null,
    says: () => ({ zh: '用延期账户时填写账户号', en: 'the account, where VAT is deferred' }),
  },
  {
    key: 'vat',
    isBroken: ({ vatWay, vat }) => elsewhere.includes(vatWay) && vat !== null && !isSame(vat, '0'),
    says: () => ({
      zh: '递延或 IOSS 时不在口岸缴纳，应为 0 或留空',
      en: '0 or nothing: it is not paid at the border where it is postponed or goes by IOSS',
    }),
  },
  {
    key: 'vat',
    isBroken: (header) => {
      const owed = importVatOf(header);
      return (
        !elsewhere.includes(header.vatWay) &&
        header.vat !== null &&
        owed !== undefined &&
        !isSame(header.vat, owed)
      );
    },
    says: (header) => ({
      zh: `应为（CIF 货值 + 关税 + 后续费用）× 税率：${importVatOf(header)}`,
      en: `${importVatOf(header)}: CIF value, duty and onward cost together, by the rate`,
    }),
  },
];

/** What of a header customs of a territory in Europe would not take, by the field and in words that say what is right. */
export function flawsInEurope(territory: Territory, header: EuropeanHeader): { key: Key; says: Text }[] {
  return rules.flatMap(({ key, isBroken, says }) =>
    isBroken(header, territory) ? { key, says: says(header) } : [],
  );
}

/** Whether a movement reference number was given by an office of this territory; Northern Ireland's are XI. */
function isMrnOf(territory: Territory, no: string): boolean {
  const country = no.slice(2, 4);
  return isMrn(no) && (territory === 'GB' ? ['GB', 'XI'].includes(country) : isInUnion(country));
}

const mrnText: Text = {
  zh: '18 位 MRN：年份 2 位、申报国代码 2 位、13 位字母或数字、校验位 1 位',
  en: 'an MRN of 18 characters: year 2, country of the office 2, letters or digits 13, check digit 1',
};
