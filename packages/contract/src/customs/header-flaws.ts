import type { Text } from '../kernel/text.ts';
import type { Territory } from './customs.codes.ts';
import { europeanKeys, flawsInEurope, isEurope, onlyInEurope } from './customs-europe.ts';
import type { WrittenHeader } from './customs-file.ts';
import { typedInChina } from './customs-file.ts';
import { declarationNoText, declarationParts, officeOfChina, otherDirection } from './declaration-no.ts';

const onlyInChina: Text = { zh: '空白：只用于中国的申报', en: 'blank: only declarations in China have it' };

/** What customs of the territory would not take of a header, by the field and in words that say what is right. */
export function flawsOfHeader(
  territory: Territory,
  header: WrittenHeader,
): { key: keyof WrittenHeader; says: Text }[] {
  if (!isEurope(territory)) return flawsInChina(header);
  const ofChina = typedInChina.filter((key) => header[key] !== null);
  return [...flawsInEurope(territory, header), ...ofChina.map((key) => ({ key, says: onlyInChina }))];
}

function flawsInChina(header: WrittenHeader) {
  const { declarationNo, direction, office } = header;
  const parts = declarationParts(declarationNo ?? '');
  const number = declarationNo !== null && !parts ? declarationNoText : undefined;
  const side = parts && parts.direction !== direction ? otherDirection : undefined;
  const says = number ?? side;
  return [
    ...(says ? [{ key: 'declarationNo' as const, says }] : []),
    ...(office === null || officeOfChina.test(office)
      ? []
      : [{ key: 'office' as const, says: officeOfChina.says }]),
    ...europeanKeys.filter((key) => header[key] !== null).map((key) => ({ key, says: onlyInEurope })),
  ];
}
