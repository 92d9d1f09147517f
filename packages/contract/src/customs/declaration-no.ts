import { isMrn } from '../checks/mrn.ts';
import type { Text } from '../kernel/text.ts';
import type { Direction, Territory } from './customs.codes.ts';

/** What the digits of a declaration number say (domain.md §1.5): office, year, export or import, sequence. */
export interface DeclarationParts {
  readonly office: string;
  readonly year: string;
  readonly direction: Direction;
  readonly sequence: string;
}

const shape = /^(\d{4})((?:19|20)\d{2})([01])(\d{9})$/;

/** The parts of an 18-digit declaration number; undefined for anything else. */
export function declarationParts(no: string): DeclarationParts | undefined {
  const [, office, year, side, sequence] = shape.exec(no) ?? [];
  if (!office || !year || !sequence) return undefined;
  return { office, year, direction: side === '1' ? 'import' : 'export', sequence };
}

export function isDeclarationNo(no: string): boolean {
  return shape.test(no);
}

export const declarationNoText: Text = {
  zh: '18 位数字：关区 4 位、年份 4 位、进出口标志 1 位（1 进口，0 出口）、流水号 9 位',
  en: '18 digits: customs office 4, year 4, 1 for import or 0 for export, sequence 9',
};

/** One of China, or a movement reference number of an office in Europe. */
export function isAnyDeclarationNo(no: string): boolean {
  return isDeclarationNo(no) || isMrn(no);
}

/** Where a number was given, and for which way; undefined for what is none. Northern Ireland's (XI) are Britain's. */
export function declaredBy(
  no: string,
): { readonly territory: Territory; readonly direction: Direction } | undefined {
  const parts = declarationParts(no);
  if (parts) return { territory: 'CN', direction: parts.direction };
  if (!isMrn(no)) return undefined;
  return { territory: ['GB', 'XI'].includes(no.slice(2, 4)) ? 'GB' : 'EU', direction: 'import' };
}

export const anyDeclarationNoText: Text = {
  zh: '中国为 18 位数字；欧洲为 18 位 MRN，如 26BE1234567890ABC0',
  en: '18 digits in China; in Europe an MRN of 18 characters, such as 26BE1234567890ABC0',
};

/** A customs office of China. */
export const officeOfChina = {
  test: (typed: string) => /^\d{4}$/.test(typed),
  says: { zh: '4 位关区代码', en: 'a customs office of 4 digits' },
};

/** A customs office of Europe. */
export const officeOfEurope = {
  test: (typed: string) => /^[A-Z]{2}[0-9A-Z]{6}$/.test(typed),
  says: { zh: '8 位欧洲海关代码，如 BE101000', en: 'a customs office of 8 characters, such as BE101000' },
};

export const otherDirection: Text = {
  zh: '报关单号第 9 位与进出口方向不符（1 进口，0 出口）',
  en: 'its ninth digit says the other direction (1 import, 0 export)',
};
