import { maskedMobile } from '@loadline/contract/checks/mobile';
import { addressFault } from '../../kernel/person-faults.ts';
import { codeWays } from '../../kernel/title.ts';
import type { Entries } from '../../kernel/use-entries.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { CodeInput } from '../../ui/code-input.tsx';
import { Field } from '../../ui/field.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { SmsCode } from './use-sms-code.ts';

export interface SmsEntries {
  /** Where a code goes may also be a mail address, in forms that ask for no other. */
  readonly mobile: string;
  readonly smsCode: string;
}

interface SmsFieldProps {
  entries: Entries<SmsEntries>;
  /** Marks it as needed, in forms that also have entries that are not. */
  required?: boolean;
}

export function MobileField({ entries, required }: SmsFieldProps) {
  const { t } = useWords();
  return (
    <Field
      label={t('mobile.label')}
      required={required}
      error={entries.errors.mobile}
      hint={t('mobile.hint')}
    >
      <TextInput
        lead={/^\s*[+＋]/.test(entries.values.mobile) ? undefined : '+86'}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={entries.values.mobile}
        onChange={(mobile) => entries.change({ mobile })}
        onBlur={() => entries.check('mobile')}
      />
    </Field>
  );
}

/** Where a code shall go: a mobile, a mail address, or either, as the installation sends. */
export function AddressField({ entries }: SmsFieldProps) {
  const { t } = useWords();
  const { sms, mail } = codeWays();
  if (!mail) return <MobileField entries={entries} />;
  return (
    <Field label={t(sms === 'none' ? 'code.mail' : 'code.either')} error={entries.errors.mobile}>
      <TextInput
        name="mobile"
        inputMode={sms === 'none' ? 'email' : 'text'}
        autoComplete={sms === 'none' ? 'email' : 'username'}
        autoCapitalize="off"
        spellCheck={false}
        value={entries.values.mobile}
        onChange={(mobile) => entries.change({ mobile })}
        onBlur={() => entries.check('mobile')}
      />
    </Field>
  );
}

interface CodeFieldProps extends SmsFieldProps {
  code: SmsCode;
  icon?: IconName | undefined;
  /** The mail address it goes to instead of the mobile, and how that is told what is wrong with it. */
  byMail?: { readonly address: string; refuse(fault: string): void } | undefined;
}

/** The code that is sent to the address beside it. Without a right one none is sent, and its entry says why. */
export function CodeField({ entries, required, code, icon, byMail }: CodeFieldProps) {
  const words = useWords();
  const { values, errors } = entries;
  const to = byMail?.address ?? values.mobile;
  const left = code.leftFor(to);
  const send = () => {
    const fault = addressFault(words, to, byMail !== undefined);
    if (!fault) void code.send(to.trim());
    else if (byMail) byMail.refuse(fault);
    else entries.refuse({ mobile: fault });
  };
  return (
    <Field
      label={words.t(labelOf(to, byMail !== undefined))}
      required={required}
      error={errors.smsCode ?? code.refusal?.says}
      hint={sentTo(code, words)}
    >
      <CodeInput
        icon={icon}
        name="smsCode"
        placeholder={words.t('code.placeholder')}
        sendLabel={words.t(code.busy ? 'code.sending' : 'code.send')}
        left={left}
        leftLabel={words.t('code.again', { count: left })}
        busy={code.busy}
        onSend={send}
        value={values.smsCode}
        onChange={(smsCode) => entries.change({ smsCode })}
        onBlur={() => entries.check('smsCode')}
      />
    </Field>
  );
}

/** What comes: by SMS, by mail, or either as long as nothing is typed. */
function labelOf(to: string, isTold: boolean) {
  const { sms, mail } = codeWays();
  if (isTold || to.includes('@') || sms === 'none') return 'code.byMail';
  return mail && to.trim() === '' ? 'code.any' : 'code.label';
}

function sentTo({ sent }: SmsCode, { t }: Words): string | undefined {
  return (
    sent &&
    t('code.sent', {
      mobile: sent.to.includes('@') ? sent.to : maskedMobile(sent.to),
      minutes: sent.validMinutes,
    })
  );
}
