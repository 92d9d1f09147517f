import { stages } from '../codes/stage.ts';
import type { Finding } from '../kernel/schema.ts';
import type { Language, Text } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import { filled, filledSms, noticeWords, placesIn } from '../messages/notice-word.ts';
import type { Wording } from './wording.ts';
import { wording as shape } from './wording.ts';

export interface Written {
  /** An SMS has no subject. */
  readonly subjectZh: string | null;
  readonly subjectEn: string | null;
  readonly textZh: string;
  readonly textEn: string;
}

/** An SMS of more parts is cut or refused by providers. */
const smsPartsAtMost = 4;

const samples: Readonly<Record<string, Text>> = {
  code: { zh: '482913', en: '482913' },
  minutes: { zh: '5', en: '5' },
  purpose: { zh: '登录', en: 'log in' },
  no: { zh: 'RG2611210001', en: 'RG2611210001' },
  customerCode: { zh: 'C0217', en: 'C0217' },
  password: { zh: 'Kf83mzQ1', en: 'Kf83mzQ1' },
  leave: { zh: 'https://portal.example/search?leave=…', en: 'https://portal.example/search?leave=…' },
  count: { zh: '3', en: '3' },
  list: {
    zh: `${stages.codes.DEPARTED.zh} SO261121K7M2Q9TDX · QY4402 · 洛杉矶机场`,
    en: `${stages.codes.DEPARTED.en} SO261121K7M2Q9TDX · QY4402 · Los Angeles airport`,
  },
};

/** A text as a reader would get it, filled with sample words. */
export function sampleOf(words: Wording, written: string, language: Language): string {
  const values = words.names.map((name): [string, string] => {
    const sample = samples[name] ?? noticeWords[name]?.sample;
    return [name, sample ? say(sample, language) : name];
  });
  const said = Object.fromEntries(values);
  return words.channel === 'sms' ? filledSms(written, said, language) : filled(written, said);
}

/** How many parts an SMS takes: 160 characters of GSM 03.38 or 70 of any script, 153 and 67 where there are several. */
export function smsParts(text: string): number {
  const isPlain = /^[\w\s@£$¥!"#%&'()*+,\-./:;<=>?¡¿§ÄÖÑÜäöñüàèéìòùÇØøÅåÆæßÉΔΦΓΛΩΠΨΣΘΞ]*$/.test(text);
  const [one, each] = isPlain ? [160, 153] : [70, 67];
  return text.length <= one ? 1 : Math.ceil(text.length / each);
}

/** What is wrong with the words of a template, by field. */
export function wordingFlaws(words: Wording, written: Written): Finding[] {
  const keys = ['subjectZh', 'subjectEn', 'textZh', 'textEn'] as const;
  return keys.flatMap((key) => {
    const says = flawOf(words, key, written[key] ?? '');
    return says ? [{ path: key, label: shape.fields[key].label, says }] : [];
  });
}

/** What is wrong with one text of a template. */
export function flawOf(words: Wording, key: keyof Written, text: string): Text | undefined {
  const isSubject = key.startsWith('subject');
  if (isSubject && words.channel === 'sms') return undefined;
  if (text.trim() === '') return { zh: '请填写', en: 'required' };
  const unknown = placesIn(text).filter((name) => !words.names.includes(name));
  if (unknown.length > 0)
    return { zh: `没有占位符 ${named(unknown)}`, en: `no placeholder ${named(unknown)}` };
  if (isSubject && /[\r\n]/.test(text)) return { zh: '标题只能一行', en: 'one line only' };
  if (isSubject) return undefined;
  const missing = words.needed.filter((name) => !placesIn(text).includes(name));
  if (missing.length > 0) return { zh: `必须保留 ${named(missing)}`, en: `keep ${named(missing)}` };
  const parts =
    words.channel === 'sms' ? smsParts(sampleOf(words, text, key.endsWith('En') ? 'en' : 'zh-cn')) : 1;
  if (parts <= smsPartsAtMost) return undefined;
  return {
    zh: `按示例填充后为 ${parts} 条短信，最多 ${smsPartsAtMost} 条`,
    en: `${parts} SMS parts when filled with samples, at most ${smsPartsAtMost}`,
  };
}

function named(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(' ');
}
