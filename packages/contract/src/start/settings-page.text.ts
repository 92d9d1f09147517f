import type { Text } from '../kernel/text.ts';

/** The words around the table in docs/configuration.md. */
export const settingsPageTexts = {
  title: { zh: '配置', en: 'Configuration' },
  language: { zh: '中文', en: 'English' },
  intro: {
    zh: '所有设置都是环境变量，启动时一次检查完毕；有错误的会连同正确写法一并列出，不会启动。空值等于未设置。标 🔒 的可改用 `名称_FILE` 指向一个文件。',
    en: 'Every setting is an environment variable, checked once at start; whatever is wrong is listed together with what is right, and nothing starts. An empty value counts as not set. Those marked 🔒 can be given as a file named by `NAME_FILE`.',
  },
  name: { zh: '变量', en: 'Variable' },
  initial: { zh: '默认值', en: 'Default' },
  right: { zh: '取值', en: 'Value' },
  about: { zh: '说明', en: 'Meaning' },
} as const satisfies Record<string, Text>;
