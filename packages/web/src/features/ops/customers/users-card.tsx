import { wholeText } from '@loadline/contract/kernel/figures';
import { listCustomerUsers } from '@loadline/contract/ops/customer-user.api';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { usePasswordLink } from '../password-link.tsx';
import type { CustomerUser } from './customer.ts';
import { userColumns } from './user-columns.tsx';
import { type UserDeed, UserDialog } from './user-dialog.tsx';

/** The customer's users, and what can be done to each of them. */
export function UsersCard({ orgId }: { orgId: string }) {
  const words = useWords();
  const { t } = words;
  const [asked, setAsked] = useState<{ user: CustomerUser; deed: UserDeed }>();
  const users = useQuery(asking(listCustomerUsers, { orgId }));
  const columns = useMemo(() => userColumns(words, (user, deed) => setAsked({ user, deed })), [words]);
  const link = usePasswordLink();
  const title = t('users.title');
  const instead = users.isError ? (
    <NotLoaded what={title} error={users.error} onRetry={() => void users.refetch()} />
  ) : users.data?.length === 0 ? (
    <EmptyState title={t('users.none')} />
  ) : undefined;
  return (
    <Card flush title={title} aside={users.data && wholeText(users.data.length)}>
      <div className="desk-rows--two-lines">
        <DataTable
          label={title}
          columns={columns}
          lines="two lines"
          rows={users.data ?? []}
          rowKey={(row) => row.id}
          phase={users.isPending ? 'loading' : 'ready'}
          instead={instead}
        />
      </div>
      {asked ? (
        <UserDialog orgId={orgId} {...asked} onLink={link.give} onClose={() => setAsked(undefined)} />
      ) : null}
      {link.dialog}
    </Card>
  );
}
