import type { Text } from '../../kernel/text.ts';

/** ISO 3166-1 beside the countries that the specification names, and Kosovo by the code in use for it. */
const others = `
AD AE AF AG AI AL AM AO AQ AR AS AU AW AX AZ BA BB BD BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CC CD CF
CG CI CK CL CM CO CR CU CV CW CX CY DJ DM DO DZ EC EE EG EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ
GS GT GU GW GY HM HN HR HT ID IL IM IN IO IQ IR IS JE JM JO KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS
LT LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE
PF PG PH PK PM PN PR PS PW PY QA RE RS RU RW SA SB SC SD SG SH SI SJ SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG
TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`;

/** What computers call otherwise than the trade does. */
const called: Readonly<Record<string, Text>> = {
  AE: { zh: '阿联酋', en: 'United Arab Emirates' },
  CD: { zh: '刚果（金）', en: 'Congo (Kinshasa)' },
  CG: { zh: '刚果（布）', en: 'Congo (Brazzaville)' },
  MM: { zh: '缅甸', en: 'Myanmar' },
  MO: { zh: '中国澳门', en: 'Macao' },
  PS: { zh: '巴勒斯坦', en: 'Palestine' },
  TW: { zh: '中国台湾', en: 'Taiwan' },
};

/** The other countries by the names that computers know them by in both languages: no page has to load them. */
// @__NO_SIDE_EFFECTS__
export function otherCountries(): Readonly<Record<string, Text>> {
  const [zh, en] = ['zh-Hans', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const name = (code: string) => ({
    zh: zh?.of(code) ?? code,
    en: (en?.of(code) ?? code).replace(' & ', ' and '),
  });
  return Object.fromEntries(
    others
      .trim()
      .split(/\s+/)
      .map((code) => [code, called[code] ?? name(code)]),
  );
}
