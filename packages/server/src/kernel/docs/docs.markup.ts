import type { Language, Said, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';

export function safe(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A text of the contract, in which `backticks` mark code. */
export function prose(text: Text, language: Language, values: Said = {}): string {
  return safe(say(text, language, values)).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Lines to be copied; who has no pointer moves through a wide one by the keys. */
export function listing(title: string, text: string): string {
  return `<figure><figcaption>${safe(title)}</figcaption><pre tabindex="0" role="group" aria-label="${safe(title)}"><code>${safe(text.trimEnd())}</code></pre></figure>`;
}

/** A link that keeps the reader's language. */
export function link(path: string, anchor: string, text: string, language: Language): string {
  const lang = language === 'en' ? 'en' : 'zh';
  return `<a href="${path}?lang=${lang}${anchor && `#${anchor}`}">${safe(text)}</a>`;
}
