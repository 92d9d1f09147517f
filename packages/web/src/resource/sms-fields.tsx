import { maskedMobile } from '@loadline/contract/checks/mobile';
import { mobileFault } from '../kernel/person-faults.ts';
import type { Entries } from '../kernel/use-entries.ts';
import { useWords, type Words } from '../kernel/words.ts';
import { CodeInput } from '../ui/code-input.tsx';
import { Field } from '../ui/field.tsx';
import type { IconName } from '../ui/icon.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { SmsCode } from './use-sms-code.ts';

export interface SmsEntries {
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

interface CodeFieldProps extends SmsFieldProps {
  code: SmsCode;
  icon?: IconName | undefined;
}

/** The code that is sent to the mobile beside it. Without a right number none is sent, and the number says why. */
export function CodeField({ entries, required, code, icon }: CodeFieldProps) {
  const words = useWords();
  const { values, errors } = entries;
  const left = code.leftFor(values.mobile);
  const send = () => {
    const fault = mobileFault(words, values.mobile);
    if (fault) entries.refuse({ mobile: fault });
    else void code.send(values.mobile.trim());
  };
  return (
    <Field
      label={words.t('code.label')}
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

function sentTo({ sent }: SmsCode, { t }: Words): string | undefined {
  return sent && t('code.sent', { mobile: maskedMobile(sent.to), minutes: sent.validMinutes });
}
