import type { PageName } from '@loadline/contract/pages';
import type { ReactNode } from 'react';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { type ButtonSize, buttonClass } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';

interface EnterLinkProps {
  page: Extract<
    PageName,
    'opsEnterOrder' | 'opsImportOrders' | 'opsEnterTrust' | 'opsEnterBooking' | 'opsImportLabels'
  >;
  icon: IconName;
  /** For whom; absent, it is chosen first. */
  customer?: string | undefined;
  /** A draft to go on with. */
  no?: string;
  size?: ButtonSize;
  children: ReactNode;
}

/** The way to what staff enter for a customer, for those who may. */
export function EnterLink({ page, icon, customer, no, size, children }: EnterLinkProps) {
  if (!may('op:for-customer')) return null;
  return (
    <PageLink page={page} query={{ customer, no }} className={buttonClass('secondary', size)}>
      <Icon name={icon} size={15} />
      {children}
    </PageLink>
  );
}
