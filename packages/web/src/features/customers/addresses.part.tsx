import { address } from '@loadline/contract/customers/address';
import { addressApi, addressSorts } from '@loadline/contract/customers/address.api';
import { exportAddresses } from '@loadline/contract/customers/address-export.api';
import { asking } from '../../kernel/asking.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAsked } from '../../resource/book/resource-book.props.ts';
import { ResourceBook } from '../../resource/book/resource-book.tsx';
import { RecordFiles } from './record-files.tsx';
import { removal, usePart } from './use-part.ts';

const first = ['type', 'company', 'contact', 'phone', 'country', 'state', 'city', 'postCode'] as const;

/** The address book: shippers, consignees, places of pickup. */
export function AddressesPart() {
  const { t } = useWords();
  return (
    <ResourceBook
      {...usePart('address')}
      of={address}
      names={['company', 'contact']}
      columns={['company', 'type', 'contact', 'phone', 'country', 'city', 'address', 'postCode']}
      cells={{ company: { cell: ({ company, contact }) => company ?? contact } }}
      sorts={addressSorts}
      list={(asked: BookAsked) => asking(addressApi.list, asked)}
      add={permitted(addressApi.save)}
      change={permitted(addressApi.save)}
      remove={removal(addressApi.delete)}
      actions={<RecordFiles part="address" exports={exportAddresses} />}
      search={t('my.search.address')}
      sections={[{ keys: first }]}
      given={{ type: 'consignee', country: 'US' }}
    />
  );
}
