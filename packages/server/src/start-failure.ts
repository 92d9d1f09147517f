import { say, type Text } from '@loadline/contract/kernel/text';

/** What fills the places of a phrase; a phrase inside a phrase keeps its two languages. */
export type Filling = Readonly<Record<string, string | number | Text>>;

/** The phrase in both languages with its places filled. */
export function filled(text: Text, filling: Filling = {}): Text {
  return {
    zh: say(text, 'zh-cn', inLanguage(filling, 'zh')),
    en: say(text, 'en', inLanguage(filling, 'en')),
  };
}

/** Why Loadline cannot start, told to the person who started it. The message is all they need: no stack. */
export class StartFailure extends Error {
  readonly text: Text;

  constructor(text: Text, filling: Filling = {}) {
    const told = filled(text, filling);
    super(`${told.zh}\n${told.en}`);
    this.name = 'StartFailure';
    this.text = told;
  }
}

function inLanguage(filling: Filling, language: keyof Text): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(filling).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[language] : value,
    ]),
  );
}
