import { address } from '@loadline/contract/customers/address';
import { endpoint } from '@loadline/contract/kernel/endpoint';
import { savedFields } from '@loadline/contract/kernel/listing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { parseSearch, stringifySearch } from '../../kernel/address.ts';
import {
  type Destination,
  type LinkProps,
  NavigationContext,
  PlaceContext,
  useNavigation,
} from '../../kernel/navigation.ts';
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
  const [search, setSearch] = useState(asked);
  const navigation = useMemo(() => {
    const go = (to: Destination) => setSearch(parseSearch(stringifySearch(to.search)));
    return { go, Link: KitLink };
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <NavigationContext value={navigation}>
        <PlaceContext value={{ path: '/', search }}>
          <Addresses />
        </PlaceContext>
      </NavigationContext>
    </QueryClientProvider>
  );
}

function asked() {
  const at = new URLSearchParams(location.search).get('at') ?? '/';
  return parseSearch(at.replace(/^[^?]*/, ''));
}

function KitLink({ search, className, children }: LinkProps) {
  const { go } = useNavigation();
  return (
    <button type="button" className={className} onClick={() => go({ search })}>
      {children}
    </button>
  );
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
