import type { Text } from '../kernel/text.ts';

type Known = readonly (readonly [RegExp, Text])[];

function named(name: string): Text {
  return { zh: name, en: name };
}

// The first that fits: each browser also names the ones it descends from.
const browsers: Known = [
  [/MicroMessenger/, { zh: '微信', en: 'WeChat' }],
  [/DingTalk/, { zh: '钉钉', en: 'DingTalk' }],
  [/QQBrowser/, { zh: 'QQ 浏览器', en: 'QQ Browser' }],
  [/UCBrowser/, { zh: 'UC 浏览器', en: 'UC Browser' }],
  [/Edg(?:e|A|iOS)?\//, named('Edge')],
  [/OPR\//, named('Opera')],
  [/SamsungBrowser/, named('Samsung Internet')],
  [/Firefox|FxiOS/, named('Firefox')],
  [/Chrome|CriOS|Chromium/, named('Chrome')],
  [/Safari/, named('Safari')],
];

const systems: Known = [
  [/OpenHarmony|HarmonyOS/, { zh: '鸿蒙', en: 'HarmonyOS' }],
  [/iPhone/, named('iPhone')],
  [/iPad/, named('iPad')],
  [/Android/, named('Android')],
  [/Windows/, named('Windows')],
  [/Mac OS X|Macintosh/, named('macOS')],
  [/CrOS/, named('ChromeOS')],
  [/Linux/, named('Linux')],
];

function firstOf(known: Known, userAgent: string): Text | undefined {
  return known.find(([sign]) => sign.test(userAgent))?.[1];
}

/** A device in words, from what its browser calls itself; without versions, so that an update makes no new device. */
export function deviceOf(userAgent: string): Text {
  const [browser, system] = [firstOf(browsers, userAgent), firstOf(systems, userAgent)];
  if (browser && system)
    return { zh: `${system.zh} 上的 ${browser.zh}`, en: `${browser.en} on ${system.en}` };
  const program = /^[A-Za-z][\w.-]{1,30}/.exec(userAgent)?.[0];
  return browser ?? system ?? (program ? named(program) : { zh: '未知设备', en: 'Unknown device' });
}
