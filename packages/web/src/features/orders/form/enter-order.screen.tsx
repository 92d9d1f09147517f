import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { NewOrder } from './order-drawer.tsx';

/** A new order, by the customer's own form, on a page of its own. */
export function EnterOrderScreen() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  return (
    <>
      <PageTitle title={say(deskPages.opsEnterOrder.title, language)} />
      <Card title={t('orderForm.title.new')}>
        <NewOrder onCancel={() => goTo('order')} />
      </Card>
    </>
  );
}
