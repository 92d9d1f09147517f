import { emailOf } from '@loadline/contract/checks/email';
import { mobileOf } from '@loadline/contract/checks/mobile';
import { compact } from '@loadline/contract/checks/verdict';
import { say } from '@loadline/contract/kernel/text';
import { smsReaches } from '@loadline/contract/session/code-way';
import { flawOfPassword } from '@loadline/contract/session/password';
import { codeWays } from './title.ts';
import type { Words } from './words.ts';

/* What is wrong with what a person enters at the door, in words: what is missing, the limit, the value now. */

export function mobileFault({ t }: Words, typed: string): string | undefined {
  if (typed.trim() === '') return t('mobile.none');
  if (mobileOf(typed)) return undefined;
  const national = compact(typed).replace(/^\+86/, '');
  return national.startsWith('+') ? t('mobile.badAbroad') : t('mobile.bad', { length: national.length });
}

/** What is wrong with where a code shall go: a mobile, or a mail address where mail is sent. */
export function addressFault(words: Words, typed: string, byMail = false): string | undefined {
  const { t } = words;
  const ways = codeWays();
  if (ways.sms !== 'none' && !byMail && !typed.includes('@')) {
    const isUnreached = mobileOf(typed) !== undefined && !smsReaches(ways, typed);
    return isUnreached ? t(ways.mail ? 'mobile.byMail' : 'code.noWay') : mobileFault(words, typed);
  }
  if (!ways.mail) return t(ways.sms === 'none' ? 'code.noWay' : 'mobile.noMail');
  if (typed.trim() === '') return t('code.noMail');
  return emailOf(typed) ? undefined : t('code.badMail');
}

export function codeFault({ t }: Words, typed: string): string | undefined {
  if (typed === '') return t('code.none');
  return /^\d{6}$/.test(typed) ? undefined : t('code.bad', { length: typed.length });
}

export function newPasswordFault({ t, language }: Words, typed: string): string | undefined {
  if (typed === '') return t('login.noPassword');
  const flaw = flawOfPassword(typed);
  return flaw && say(flaw, language);
}

export function repeatFault({ t }: Words, password: string, repeat: string): string | undefined {
  if (repeat === '') return t('secret.noRepeat');
  return repeat === password ? undefined : t('secret.differs');
}
