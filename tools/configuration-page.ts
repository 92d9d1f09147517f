import { say, type Text } from '@loadline/contract/kernel/text';
import { type SettingName, settingTexts } from '@loadline/contract/start/settings.text';
import { settingsPageTexts } from '@loadline/contract/start/settings-page.text';
import { type Setting, settings } from '../packages/server/src/config.settings.ts';

/** The text of docs/configuration.md, so that the page cannot differ from what is read. */
export function configurationPage(): string {
  const { title } = settingsPageTexts;
  return [`# ${title.zh} · ${title.en}\n`, partIn('zh-cn'), partIn('en')].join('\n');
}

function partIn(language: 'zh-cn' | 'en'): string {
  const words = (text: Text) => say(text, language);
  const row = ([name, setting]: [string, AnySetting]) => {
    const { right, said } = setting.check;
    const shown = setting.secret ? `${code(name)} 🔒` : code(name);
    return [shown, initialOf(setting), say(right, language, said), words(aboutOf(name))];
  };
  const { language: heading, intro, name, initial, right, about } = settingsPageTexts;
  const head = [name, initial, right, about].map(words);
  const rows = Object.entries<AnySetting>(settings).map(row);
  return `## ${words(heading)}\n\n${words(intro)}\n\n${table(head, rows)}`;
}

type AnySetting = Setting<unknown, string | number | boolean | undefined>;

function initialOf({ initial }: AnySetting): string {
  if (initial === undefined) return '–';
  return code(typeof initial === 'boolean' ? (initial ? 'on' : 'off') : String(initial));
}

function aboutOf(name: string): Text {
  const known = (wanted: string): wanted is SettingName => wanted in settingTexts;
  return known(name) ? settingTexts[name] : { zh: '', en: '' };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return [head, head.map(() => '---'), ...rows].map(line).join('');
}

function code(text: string): string {
  return `\`${text}\``;
}

if (import.meta.main) process.stdout.write(configurationPage());
