import { countries } from '../codes/country.ts';
import type { DocumentType } from '../codes/document-type.ts';
import { specialProperties } from '../codes/special-property.ts';
import { transports } from '../codes/transport.ts';
import { wordOf } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import { documentRules } from './order-checklist.ts';

/** Of which cargo a document is asked for, where that is by the cargo. */
export function cargoAsked(document: DocumentType): Text {
  const rule = documentRules.find((one) => one.document === document);
  const special = (rule?.special ?? []).map((one) => wordOf(specialProperties, one));
  const conditions = [
    ...(rule?.transports ?? []).map((one) => wordOf(transports, one)),
    ...(rule?.countries ?? []).map((one) => wordOf(countries, one)),
    ...(rule?.isCustoms ? [declared] : []),
    ...(rule?.isSelfClearance ? [selfCleared] : []),
    ...(special.length > 0 ? [joined(special, '/', ' / ')] : []),
  ];
  return conditions.length > 0 ? joined(conditions, '，', ', ') : everyCargo;
}

const declared: Text = { zh: '需报关', en: 'customs declaration' };
const selfCleared: Text = { zh: '自主清关', en: 'self clearance' };
const everyCargo: Text = { zh: '每票', en: 'every order' };

function joined(words: readonly Text[], zh: string, en: string): Text {
  return { zh: words.map((one) => one.zh).join(zh), en: words.map((one) => one.en).join(en) };
}
