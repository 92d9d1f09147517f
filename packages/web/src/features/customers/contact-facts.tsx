import { contact as contacts } from '@loadline/contract/customers/contact';

import { FactStrip } from '../../ui/fact-strip.tsx';
import { useFacts } from '../../resource/resource-detail.tsx';
import type { ContactRow } from './contact-cells.tsx';
import { ContactReveal } from './contact-reveal.tsx';

/** What is known of a contact beside the form: how it signs in, and the way to what is shown in part only. */
export function ContactFacts({ contact }: { contact: ContactRow }) {
  const facts = useFacts({
    fields: contacts.fields,
    keys: ['username', 'secondFactor', 'lastLoginAt'],
    record: contact,
  });
  return (
    <div className="contact-facts">
      <FactStrip facts={facts} />
      <ContactReveal contact={contact} />
    </div>
  );
}
