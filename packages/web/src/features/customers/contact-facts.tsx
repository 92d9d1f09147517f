import { contact as contacts } from '@loadline/contract/customers/contact';
import { useWords } from '../../kernel/words.ts';
import { useFacts } from '../../resource/resource-detail.tsx';
import { FactStrip } from '../../ui/fact-strip.tsx';
import type { ContactRow } from './contact-cells.tsx';
import { ContactReveal } from './contact-reveal.tsx';

/** What is known of a contact beside the form: how it signs in, and the way to what is shown in part only. */
export function ContactFacts({ contact }: { contact: ContactRow }) {
  const { t } = useWords();
  const facts = useFacts({ fields: contacts.fields, keys: ['username', 'secondFactor'], record: contact });
  const short: Readonly<Record<string, string>> = { secondFactor: t('account.totp.title') };
  return (
    <div className="contact-facts">
      <FactStrip facts={facts.map((fact) => ({ ...fact, label: short[fact.key] ?? fact.label }))} />
      <ContactReveal contact={contact} />
    </div>
  );
}
