import type { Entries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { PasswordPair } from '../../resource/password-pair.tsx';
import { CodeField, MobileField } from '../../resource/sms-fields.tsx';
import { useSmsCode } from '../../resource/use-sms-code.ts';
import type { Application } from './application.ts';
import { ApplicationPart } from './application-part.tsx';
import { EntryText } from './entry-text.tsx';

/** The person who applies, and who administers the account once it is open. */
export function ContactPart({ entries }: { entries: Entries<Application> }) {
  const { t } = useWords();
  const code = useSmsCode('register');
  return (
    <ApplicationPart
      title={t('register.sections.contact')}
      aside={<small>{t('register.sections.contactNote')}</small>}
    >
      <EntryText
        entries={entries}
        name="contactName"
        label={t('register.contactName')}
        required
        autoComplete="name"
      />
      <EntryText entries={entries} name="email" required type="email" autoComplete="email" />
      <MobileField entries={entries} required />
      <CodeField entries={entries} required code={code} />
      <PasswordPair entries={entries} label="login.password" required />
    </ApplicationPart>
  );
}
