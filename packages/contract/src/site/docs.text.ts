/** The readable page of the programming interface. */
export const docsTexts = {
  title: { zh: '衡线编程接口', en: 'Loadline API' },
  chinese: { zh: '中文', en: '中文' },
  english: { zh: 'English', en: 'English' },
} as const;
