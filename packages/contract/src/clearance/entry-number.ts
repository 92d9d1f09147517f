import { checkEin, checkEntryNumber } from '../checks/united-states.ts';
import { compact } from '../checks/verdict.ts';
import { text } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';

const parts = /^(.{3})(.{7})(.)$/;

/** An entry number as it is printed: filer, seven digits and the check digit. */
export function shownEntryNumber(stored: string): string {
  return stored.replace(parts, '$1-$2-$3');
}

/** Its shape is refused, its check digit only warned of (domain.md §1.7). */
export const entryNo = text({
  label: { zh: '报关单号（Entry）', en: 'Entry no.' },
  max: 13,
  plain: compact,
  shown: shownEntryNumber,
  rule: {
    test: (typed) => checkEntryNumber(typed) !== 'malformed',
    says: {
      zh: '11 位：申报人 3 位、流水号 7 位、校验位 1 位',
      en: 'a filer code of 3 characters, 7 digits and a check digit',
    },
  },
  places: ['list', 'detail', 'export'],
});

const wrongDigit: Text = {
  zh: '末位校验位与号码不符，请核对',
  en: 'the last digit is not its check digit; please look again',
};

/** What is odd about an entry number that is kept all the same. */
export function flawOfEntryNumber(no: string): Text | undefined {
  return checkEntryNumber(no) === 'wrong-digit' ? wrongDigit : undefined;
}

/** An employer's number with its suffix of two, a social security number, or one that customs assigned. */
const personShape = /^\d{3}-\d{2}-\d{4}$/;
const employerShape = /^(\d{2}-\d{7})[0-9A-Z]{2}$/;
const importerShapes = [employerShape, personShape, /^\d{6}-\d{5}$/];

/** What is odd about an importer's number that is kept all the same: an employer's by a prefix that nobody has been given. */
export function flawOfImporterNo(no: string): Text | undefined {
  const [, ein] = employerShape.exec(no) ?? [];
  if (ein === undefined || checkEin(ein) !== 'wrong-digit') return undefined;
  const prefix = ein.slice(0, 2);
  return {
    zh: `进口商编号开头的 ${prefix} 未被美国国税局使用，请核对`,
    en: `no employer’s number begins with ${prefix}; please look at the importer’s number again`,
  };
}

/** An importer's number for those who need not know a person's: of a social security number the last four digits. */
export function maskedImporter(no: string | null): string | null {
  return no !== null && personShape.test(no) ? `*******${no.slice(-4)}` : no;
}

/** The importer of record, as customs number them (form 5106). */
export const importerNo = text({
  label: { zh: '进口商编号（IOR）', en: 'Importer of record no.' },
  max: 12,
  plain: (typed) => typed.normalize('NFKC').toUpperCase().replace(/\s/g, ''),
  rule: {
    test: (typed) => importerShapes.some((shape) => shape.test(typed)),
    says: {
      zh: 'NN-NNNNNNNXX、NNN-NN-NNNN 或 YYDDPP-NNNNN',
      en: 'NN-NNNNNNNXX, NNN-NN-NNNN or YYDDPP-NNNNN',
    },
  },
  places: ['detail', 'export'],
});

export const firms = text({
  label: { zh: 'FIRMS 代码', en: 'FIRMS code' },
  max: 4,
  plain: compact,
  rule: {
    test: (typed) => /^[A-Z0-9]{4}$/.test(typed),
    says: { zh: '4 位字母或数字', en: 'four letters or digits' },
  },
  places: ['detail', 'export'],
});
