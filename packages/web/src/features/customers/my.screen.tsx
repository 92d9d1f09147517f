import { listApiKeys } from '@loadline/contract/api-keys/api-key.api';
import { addressApi } from '@loadline/contract/customers/address.api';
import { cartonApi } from '@loadline/contract/customers/carton.api';
import { companyCounts } from '@loadline/contract/customers/company.api';
import { contactApi } from '@loadline/contract/customers/contact.api';
import { goodsApi } from '@loadline/contract/customers/goods.api';
import { noticeSettings } from '@loadline/contract/customers/notice.api';
import { customerById } from '@loadline/contract/customers/own-company.api';
import { paymentAccountApi } from '@loadline/contract/customers/payment-account.api';
import { listTaxInfo } from '@loadline/contract/customers/tax-info.api';
import type { AnswerOf, Endpoint } from '@loadline/contract/kernel/endpoint';
import { wholeText } from '@loadline/contract/kernel/figures';
import { listSessions } from '@loadline/contract/session/identity.api';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { asking } from '../../kernel/asking.ts';
import { usePlace } from '../../kernel/navigation.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { may, useSignedInUser } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { one } from '../../resource/use-list-address.ts';
import { useOwnCustomerQuestion } from '../../shared/customers/own-customer.ts';
import type { IconName } from '../../ui/icon.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { type SideEntry, SideFrame, SideNav } from '../../ui/side-nav.tsx';
import { EmptyState } from '../../ui/states.tsx';
import './my.css';

/** The parts of the customer centre in the order of its navigation; their names stand in the address: `?part=`. */
const myParts = {
  company: { icon: 'company', reads: customerById },
  contacts: { icon: 'user', reads: contactApi.list, counts: 'contacts' },
  accounts: { icon: 'banknote', reads: paymentAccountApi.list, counts: 'paymentAccounts' },
  address: { icon: 'pin', reads: addressApi.list, counts: 'addresses' },
  tax: { icon: 'file', reads: listTaxInfo },
  goods: { icon: 'box', reads: goodsApi.list, counts: 'goods' },
  cartons: { icon: 'columns', reads: cartonApi.list, counts: 'cartons' },
  notices: { icon: 'bell', reads: noticeSettings },
  sessions: { icon: 'shield', reads: listSessions },
  api: { icon: 'link', reads: listApiKeys },
} as const satisfies Record<string, MyPart>;

const myPartNames = Object.keys(myParts).filter(isMyPart);

type Screens = Readonly<Record<MyPartName, ComponentType>>;

interface MyScreenProps {
  /** One's own sessions, which belong to the account and stand here too. */
  sessions: ComponentType;
  /** The way in for programs. */
  api: ComponentType;
}

/** The customer centre: its parts down the left side, the chosen one beside them. */
export function MyScreen({ sessions, api }: MyScreenProps) {
  // Permissions may have changed since they were stored: the navigation follows them.
  useSignedInUser();
  const { search } = usePlace();
  const asked = one(search['part']);
  const name = isMyPart(asked) ? asked : 'company';
  const screens: Screens = {
    ...ownScreens,
    sessions,
    api,
    ...(search['import'] && may('profile:edit') && imports),
  };
  const Part = permitted(myParts[name].reads) ? screens[name] : NotForYou;
  return (
    <SideFrame nav={<MyNav current={name} />}>
      <Suspense>
        <Part key={name} />
      </Suspense>
    </SideFrame>
  );
}

function MyNav({ current }: { current: MyPartName }) {
  const { t, language } = useWords();
  const { data: customer } = useQuery(useOwnCustomerQuestion());
  const { data: counts } = useQuery(asking(companyCounts, {}));
  const entries = myPartNames.flatMap((name): SideEntry[] => {
    const part = myParts[name];
    if (!permitted(part.reads)) return [];
    const count = 'counts' in part ? counts?.[part.counts] : undefined;
    const entry = { key: name, label: t(`my.part.${name}`), icon: part.icon };
    return [typeof count === 'number' ? { ...entry, count: wholeText(count) } : entry];
  });
  return (
    <SideNav
      label={t('my.title')}
      head={customer && (language === 'en' ? customer.nameEn : customer.name)}
      headNote={customer && t('my.code', { code: customer.code })}
      groups={[{ key: 'all', entries }]}
      current={current}
      link={({ key }, look) => <PageLink page="my" query={{ part: key }} {...look} />}
    />
  );
}

/** A link to a part that this person's role does not open. */
function NotForYou() {
  const { t } = useWords();
  return (
    <PanelFrame>
      <EmptyState title={t('error.noPermission')} detail={t('error.noPermissionText')} />
    </PanelFrame>
  );
}

const ownScreens = {
  company: lazy(async () => ({ default: (await import('./company.part.tsx')).CompanyPart })),
  contacts: lazy(async () => ({ default: (await import('./contacts.part.tsx')).ContactsPart })),
  accounts: lazy(async () => ({
    default: (await import('./payment-accounts.part.tsx')).PaymentAccountsPart,
  })),
  address: lazy(async () => ({ default: (await import('./addresses.part.tsx')).AddressesPart })),
  tax: lazy(async () => ({ default: (await import('./tax-info.part.tsx')).TaxInfoPart })),
  goods: lazy(async () => ({ default: (await import('./goods.part.tsx')).GoodsPart })),
  cartons: lazy(async () => ({ default: (await import('./cartons.part.tsx')).CartonsPart })),
  notices: lazy(async () => ({ default: (await import('./notices.part.tsx')).NoticesPart })),
};

/** Take the place of their list while something is imported: `?import=1`, `?import=<id>`. */
const imports = {
  address: lazy(async () => ({ default: (await import('./address-import.screen.tsx')).AddressImportScreen })),
  goods: lazy(async () => ({ default: (await import('./goods-import.screen.tsx')).GoodsImportScreen })),
};

/** One entry of the customer centre. Who may not read it is not shown it. */
interface MyPart {
  readonly icon: IconName;
  readonly reads: Endpoint;
  readonly counts?: keyof AnswerOf<typeof companyCounts>;
}

type MyPartName = keyof typeof myParts;

function isMyPart(name: unknown): name is MyPartName {
  return typeof name === 'string' && Object.hasOwn(myParts, name);
}
