import { address } from '@loadline/contract/customers/address';
import { endpoint } from '@loadline/contract/kernel/endpoint';
import { savedFields } from '@loadline/contract/kernel/listing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { parseSearch, stringifySearch } from '../../kernel/address.ts';
import { ResourceBook } from '../../resource/book/resource-book.tsx';
import { OfficeFrame } from '../frames.tsx';
import { SideFrame, SideNav } from '../side-nav.tsx';
import { KitHead } from './kit-head.tsx';
import { useTexts } from './kit-texts.ts';
import { sampleAddresses, sampleHistory } from './sample-addresses.ts';

const save = endpoint('POST /kit/address', {
  access: 'signed-in',
  title: address.label,
  body: savedFields(address),
  answer: address.fields.id,
});

const cells = { type: { width: 84 }, contact: { width: 90 }, address: { width: 190, muted: true } };
const columns = ['contact', 'type', 'company', 'country', 'address', 'updatedAt'] as const;

/** Records beside their form: `?page=book&at=/?edit=3`. */
export function BookPage() {
  const [queries] = useState(() => new QueryClient());
  const [router] = useState(bookRouter);
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

function bookRouter() {
  const at = new URLSearchParams(location.search).get('at') ?? '/';
  return createRouter({
    routeTree: createRootRoute({ component: Addresses }),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  });
}

function Addresses() {
  const texts = useTexts();
  const unit = { name: texts.addresses, one: texts.address, many: texts.addresses };
  return (
    <OfficeFrame header={<KitHead />}>
      <SideFrame
        nav={
          <SideNav
            label={texts.profile}
            head={texts.company}
            headNote={texts.companyNote}
            groups={texts.sides.map((side, index) => ({
              key: side,
              entries: [
                { key: side, label: side, icon: 'pin' as const, count: index === 3 ? '128' : undefined },
              ],
            }))}
            current={texts.sides[2]}
            link={(entry, look) => (
              <a href={`#${entry.key}`} {...look}>
                {look.children}
              </a>
            )}
          />
        }
      >
        <ResourceBook
          of={address}
          title={texts.addresses}
          unit={unit}
          facts={(rows) => String(rows.length)}
          list={() => ({
            queryKey: ['addresses'],
            queryFn: () => Promise.resolve({ rows: sampleAddresses, next: null }),
          })}
          add={save}
          change={save}
          remove={() => Promise.resolve()}
          history={() => ({ queryKey: ['history'], queryFn: () => Promise.resolve(sampleHistory) })}
          names={['company', 'contact']}
          columns={columns}
          cells={cells}
          search={texts.search}
          inputs={{
            type: { as: 'segments', span: 'whole' },
            company: { span: 'whole' },
            phone: { remark: (value) => (String(value).length > 8 ? texts.phoneRight : undefined) },
          }}
          sections={[
            { keys: ['type', 'company', 'contact', 'phone'] },
            {
              title: texts.place2,
              note: texts.placeNote,
              keys: ['country', 'state', 'city', 'postCode', 'address'],
            },
          ]}
        />
      </SideFrame>
    </OfficeFrame>
  );
}
