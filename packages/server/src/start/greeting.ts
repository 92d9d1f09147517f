import type { Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { startTexts } from '@loadline/contract/start/start.text';
import type { Config } from '../config.ts';
import type { Tell } from '../embedded/tell.ts';
import { lacksSms } from '../kernel/messages/senders.ts';
import type { DemoAccount } from './demo-data.ts';

/** One line, both languages, as the start goes along. */
export const tell: Tell = (text, values) => {
  process.stdout.write(`  ${say(text, 'zh-cn', values)}  ${say(text, 'en', values)}\n`);
};

/** The last words of a start: where to go and how to get in. A password is named by its file, never shown. */
export function greet(
  config: Config,
  accounts: readonly DemoAccount[],
  administrator: string | undefined,
): void {
  const address = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${config.port}`;
  const lines = [
    '',
    say(startTexts.ready, 'zh-cn', { seconds: Math.round(process.uptime()) }),
    say(startTexts.ready, 'en', { seconds: Math.round(process.uptime()) }),
    '',
    lineOf(startTexts.address, address),
    lineOf(startTexts.data, config.dataDir),
    ...(accounts.length > 0 ? ['', lineOf(startTexts.accounts, ''), ...accounts.map(accountLine)] : []),
    ...(administrator ? ['', lineOf(startTexts.administrator, administrator)] : []),
    ...(lacksSms(config) ? ['', startTexts.noSms.zh, startTexts.noSms.en] : []),
    '',
    `${startTexts.stopHint.zh}  ${startTexts.stopHint.en}`,
    '',
  ];
  process.stdout.write(`${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`);
}

function lineOf(label: Text, value: string): string {
  return `${label.zh} / ${label.en}: ${value}`;
}

function accountLine({ username, password, organisation, role }: DemoAccount): string {
  return `  ${username.padEnd(14)} ${password.padEnd(16)} ${organisation.zh} · ${role.zh}  (${organisation.en}, ${role.en})`;
}
