import { plainNumber, trackedNumber } from '../checks/tracked-number.ts';
import type { DocumentType } from '../codes/document-type.ts';

const shortestReference = 4;
const mostPieces = 16;

/**
 * What in the name of a file may be the number of a shipment, in the plain form of references. Hyphens and blanks stand
 * within numbers as well as between them, so every run of neighbouring pieces is a candidate.
 */
export function numbersInName(name: string): string[] {
  const stem = name.normalize('NFKC').replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const pieces = [...stem.matchAll(/[A-Za-z0-9]+|[^\sA-Za-z0-9\-_.,;()[\]{}+&#@!=~']+/gu)].slice(
    0,
    mostPieces,
  );
  const found = pieces.flatMap(({ index: start }, at) =>
    pieces.slice(at).map((last) => stem.slice(start, last.index + last[0].length)),
  );
  const numbers = found.flatMap((typed) => [plainNumber(typed), trackedNumber(typed)]);
  return [...new Set(numbers)].filter(isNumber);
}

// A reference without any digit, or of three signs, stands in the name of many a file by chance.
function isNumber(plain: string): boolean {
  return plain.length >= shortestReference && plain.length <= 60 && /\d/.test(plain);
}

/** Words of the trade in the names of files, the more special first; Latin ones stand by themselves. */
const wordsOf: readonly (readonly [DocumentType, RegExp])[] = [
  ['UN383', /\bUN ?38 ?3|电池测试|电池检测/i],
  ['MSDS', /msds|\bsds\b|安全数据|安全技术说明/i],
  ['MAGNETISM', /magneti[sc]|磁检/i],
  ['APPRAISAL', /apprais|鉴定/i],
  ['DGD', /\bdgd\b|dangerous goods|危险品申报|危申报/i],
  ['CO', /certificate of origin|\bc\/?o\b|原产地/i],
  ['CI', /invoice|\binv\b|\bci\b|发票/i],
  ['PL', /packing|\bpl\b|\bpkl\b|箱单/i],
  ['ISF', /\bisf\b|10 ?\+ ?2/i],
  ['POA', /\bpoa\b|power of attorney|委托书/i],
  ['BOND', /\bbond\b|保证金/i],
  ['FDA', /\bfda\b|prior notice|预先通知/i],
  ['EPA', /\bepa\b|\btsca\b/i],
  ['APHIS', /\baphis\b|lacey|雷斯法案/i],
  ['FWS', /\bfws\b/i],
  ['NHTSA', /\bnhtsa\b/i],
  ['PGA', /\bpga\b|监管机构/i],
  ['ARRIVAL', /arrival notice|到货通知/i],
  ['DO', /delivery order|提货单/i],
  ['BL', /bill of lading|\b[hm]?b\/?l\b|提单/i],
  ['10', /\bm?awb\b|\bhawb\b|air waybill|waybill|运单|主单|分单/i],
  ['INSURANCE', /insurance|policy|保险|保单/i],
  ['11', /\btax\b|duty payment|税单/i],
  ['8', /release|放行/i],
  ['WEIGHT', /weigh(bridge|t) ?note|磅单/i],
  ['MANIFEST', /manifest|舱单/i],
  ['RETURN', /return of goods|退仓|退货/i],
  ['PAYMENT', /proof.?of.?payment|remittance|payment slip|付款|水单|回单|汇款/i],
  ['POD', /\bpod\b|proof of delivery|签收/i],
  ['IMC', /import clearance|清关资料|进口清关/i],
  ['1', /customs declaration|declaration|报关/i],
  ['PHOTO', /photo|\bimg\b|\bpic(ture)?\b|照片|图片/i],
];

/** What a file is by the words of its name; nothing where the name does not say. */
export function documentTypeByName(name: string): DocumentType | undefined {
  // What joins words in the names of files parts them here, and digits stand beside letters.
  const words = name
    .normalize('NFKC')
    .replace(/[_\-.]+/g, ' ')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/(\d)([A-Za-z])/g, '$1 $2')
    .replace(/([^\u0000-\u007f])([A-Za-z])/g, '$1 $2')
    .replace(/([A-Za-z])([^\u0000-\u007f])/g, '$1 $2');
  return wordsOf.find(([, says]) => says.test(words))?.[0];
}
