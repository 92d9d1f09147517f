import { address } from '@loadline/contract/customers/address';
import { deleteAddresses, listAddresses, saveAddress } from '@loadline/contract/customers/address.api';
import { exportAddresses } from '@loadline/contract/customers/address-export.api';
import { asking } from '../../kernel/asking.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import type { BookAsked } from '../../resource/book/resource-book.props.ts';
import { ResourceBook } from '../../resource/book/resource-book.tsx';
import { RecordFiles } from './record-files.tsx';
import { removal, usePart } from './use-part.ts';

/** The address book: shippers, consignees, places of pickup. */
export function AddressesPart() {
  const { t } = useWords();
  return (
    <ResourceBook
      {...usePart('address')}
      of={address}
      names={['company', 'contact']}
      columns={['company', 'type', 'contact', 'phone', 'country', 'city', 'address', 'postCode']}
      cells={{
        company: { width: 190, cell: ({ company, contact }) => company ?? contact },
        type: { width: 84 },
        contact: { width: 100 },
        phone: { width: 124, muted: true },
        country: { width: 76 },
        city: { width: 110 },
        address: { width: 220, muted: true },
        postCode: { width: 84, muted: true },
      }}
      list={(asked: BookAsked) => asking(listAddresses, asked)}
      add={permitted(saveAddress)}
      change={permitted(saveAddress)}
      remove={removal(deleteAddresses)}
      actions={<RecordFiles part="address" exports={exportAddresses} />}
      search={t('my.search.address')}
      sections={[
        {
          keys: [
            'type',
            'company',
            'contact',
            'phone',
            'country',
            'state',
            'city',
            'postCode',
            'address',
            'remark',
          ],
        },
      ]}
      given={{ type: 'consignee', country: 'US' }}
    />
  );
}
