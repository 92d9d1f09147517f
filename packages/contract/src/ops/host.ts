import type { Place } from '../kernel/field.ts';
import { code, flag, id, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { calculatorActions } from '../site/host.ts';

const written: Place[] = ['list', 'create', 'update'];
const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** How the product looks under one host name; under any other it looks neutral. */
export const hostEntry = resource(
  'host',
  { zh: '站点', en: 'Site' },
  {
    host: text({
      label: { zh: '域名', en: 'Host name' },
      max: 253,
      rule: {
        test: (typed) => hostName.test(typed),
        says: {
          zh: '域名，如 portal.example.com，不带 http 与端口',
          en: 'a name such as portal.example.com, without http and port',
        },
      },
      places: [...written],
    }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list'] }),
    labelZh: text({ label: { zh: '中文名称', en: 'Chinese label' }, max: 40, places: written }),
    labelEn: text({ label: { zh: '英文名称', en: 'English label' }, max: 40, places: written }),
    logoId: optional(id({ label: { zh: '标志', en: 'Logo' }, places: written })),
    faviconId: optional(id({ label: { zh: '网站图标', en: 'Favicon' }, places: written })),
    shipHwc: flag({ label: { zh: '显示 ship_hwc 链接', en: 'Show the ship_hwc link' }, places: written }),
    calculatorLabelZh: optional(
      text({ label: { zh: '计算器中文名称', en: 'Calculator label, Chinese' }, max: 20, places: written }),
    ),
    calculatorLabelEn: optional(
      text({ label: { zh: '计算器英文名称', en: 'Calculator label, English' }, max: 40, places: written }),
    ),
    calculatorAction: code(calculatorActions, {
      label: { zh: '计算器入口', en: 'Calculator entry' },
      places: written,
    }),
  },
);
