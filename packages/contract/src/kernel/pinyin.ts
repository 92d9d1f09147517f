// The last sign in the order of pinyin before each initial; no syllable begins with I, U or V.
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀'];
const initials = 'ABCDEFGHJKLMNOPQRSTWXYZ';
/** Signs with several readings, as names of places and companies have them. */
const otherwise: Readonly<Record<string, string>> = { 重: 'C', 厦: 'X', 长: 'C', 行: 'H', 单: 'D' };
const order = new Intl.Collator('zh-u-co-pinyin');

/** The first letters of a Chinese text in pinyin, as people type them to find it: `SHPD` for 上海浦东. Other signs stay. */
export function pinyinInitials(text: string): string {
  return text.replaceAll(/\p{Script=Han}/gu, (sign) => otherwise[sign] ?? initialOf(sign));
}

function initialOf(sign: string): string {
  const place = firsts.findLastIndex((first) => order.compare(first, sign) <= 0);
  return initials[place] ?? '';
}
