import { readFileSync } from 'node:fs';
import type { Text } from '@loadline/contract/kernel/text';
import { type SettingName, settingProblems } from '@loadline/contract/start/settings.text';
import type { Setting } from './config.settings.ts';
import { type Filling, filled } from './start-failure.ts';

/** One thing that is wrong with the configuration, ready to be shown. */
export interface Finding {
  readonly variable: SettingName;
  readonly text: Text;
}

const longestShown = 80;

/** Reads settings from an environment and collects what is wrong, so that all of it is told at once. */
export function settingsReader(env: NodeJS.ProcessEnv) {
  const findings: Finding[] = [];

  function find(variable: SettingName, text: Text, filling: Filling = {}): undefined {
    findings.push({ variable, text: filled(text, { name: variable, ...filling }) });
  }

  /** The value, or the default when it is absent or wrong; a wrong one is also a finding. */
  function value<T, Initial extends T | undefined>(
    name: SettingName,
    setting: Setting<T, Initial>,
  ): T | Initial {
    const raw = setting.secret ? secretText(name) : textOf(name);
    if (raw === undefined) return setting.initial;
    const read = setting.check.read(raw);
    if (read !== undefined) return read;
    const { right, said } = setting.check;
    const shown = setting.secret ? settingProblems.secretValue : JSON.stringify(raw.slice(0, longestShown));
    find(name, settingProblems.wrongValue, { value: shown, right: filled(right, said) });
    return setting.initial;
  }

  function secretText(name: SettingName): string | undefined {
    const file = textOf(`${name}_FILE`);
    if (file === undefined) return textOf(name);
    if (textOf(name) !== undefined) return find(name, settingProblems.bothForms);
    try {
      return readFileSync(file, 'utf8').trim();
    } catch {
      return find(name, settingProblems.unreadableFile, { value: file });
    }
  }

  /** Tools that pass variables on often pass an empty one for an absent one. */
  function textOf(name: string): string | undefined {
    return env[name]?.trim() || undefined;
  }

  return { findings, find, value };
}
