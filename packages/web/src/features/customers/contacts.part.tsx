import { contact } from '@loadline/contract/customers/contact';
import {
  contactApi,
  contactSorts,
  createContact,
  saveContact,
} from '@loadline/contract/customers/contact.api';
import { needsIdNumber } from '@loadline/contract/customers/contact.rules';
import { usualIdKind } from '@loadline/contract/facts/legal-id-kind';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAsked } from '../../resource/book/resource-book.props.ts';
import { ResourceBook } from '../../resource/book/resource-book.tsx';
import { useOwnCustomerQuestion } from '../../shared/customers/own-customer.ts';
import { contactCells } from './contact-cells.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { historyOf } from './part-history.ts';
import { useContactInputs } from './use-contact-inputs.ts';
import { usePart } from './use-part.ts';

// The form asks twice by itself.
const { confirm: _once, ...created } = createContact.body;
const createdInMainland = { ...created, idNumber: contact.fields.idNumber };
const { confirm: _again, ...saved } = saveContact.body;

const keys = [
  'name',
  'mobile',
  'email',
  'idKind',
  'idNumber',
  'username',
  'roleId',
  'dataAuthority',
  'password',
  'enabled',
] as const;

/** The contacts of the company: its people here, what each of them may do and see. */
export function ContactsPart() {
  const { t } = useWords();
  const { data: company } = useQuery(useOwnCustomerQuestion());
  const on = t('my.contact.on');
  return (
    <ResourceBook
      {...usePart('contacts')}
      of={contact}
      sorts={contactSorts}
      list={(asked: BookAsked) => asking(contactApi.list, asked)}
      history={historyOf('user')}
      names={['name']}
      told={{ added: t('my.contactAdded'), changed: t('my.contactChanged') }}
      columns={['name', 'mobile', 'roleZh', 'email', 'dataAuthority', 'enabled', 'lastLoginAt']}
      cells={contactCells}
      facts={(rows) =>
        t('my.contact.counts', { total: rows.length, on: rows.filter(({ enabled }) => enabled).length })
      }
      record={(id) => asking(contactApi.detail, { id })}
      add={{ ...createContact, body: needsIdNumber(company) ? createdInMainland : created }}
      change={{ ...saveContact, body: saved }}
      turn={{
        key: 'enabled',
        set: ({ id, version, name, email, roleId, dataAuthority }, enabled) =>
          call(saveContact, {
            body: { id, version, name, email: email ?? '', roleId: roleId ?? '', dataAuthority, enabled },
            refusal: 'in place',
          }),
        on,
        off: t('my.contact.off'),
      }}
      given={{ enabled: true, dataAuthority: 'own', idKind: usualIdKind }}
      masked={['mobile', 'idNumber']}
      inputs={useContactInputs()}
      sections={[{ keys }]}
      search={t('my.search.contacts')}
      above={(row) => <ContactFacts contact={row} />}
    />
  );
}
