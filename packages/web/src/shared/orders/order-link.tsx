import { PageLink } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';

/** The number of an order, with the way to it for whoever may see it: on the desk's side or the customer's. */
export function OrderLink({ no }: { no: string }) {
  const page = may('op:order:view') ? 'opsOrder' : may('order:view') ? 'orderDetail' : undefined;
  return page ? (
    <PageLink page={page} query={{ no }}>
      {no}
    </PageLink>
  ) : (
    no
  );
}
