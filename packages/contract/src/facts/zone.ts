import { text } from '../kernel/field.ts';

/** The clocks of a place by their IANA name, as it is typed. */
export const zoneName = text({
  label: { zh: '时区', en: 'Time zone' },
  max: 40,
  rule: {
    test: isZone,
    says: { zh: '时区名称，例如 Asia/Shanghai', en: 'a time zone, e.g. Asia/Shanghai' },
  },
});

/** Whether it is a zone that clocks are kept by: browsers and PostgreSQL know it by the same name. */
function isZone(name: string): boolean {
  if (!/^[A-Z]\w+(?:\/[\w+-]+){0,2}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
