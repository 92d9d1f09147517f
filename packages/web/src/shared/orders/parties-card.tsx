import { wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { partyRoles } from '@loadline/contract/orders/order-party';
import { useWords } from '../../kernel/words.ts';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { OrderRecord } from './order-record.ts';
import { contactLines, isSameParty } from './party-lines.ts';

type Party = OrderRecord['parties'][number];

/** Who sends, who receives and who is told, side by side. */
export function PartiesCard({ parties }: { parties: readonly Party[] }) {
  const { t, language } = useWords();
  const consignee = parties.find(({ role }) => role === 'consignee');
  const copy = () => copyAndTell(parties.map((party) => textOf(party, language)).join('\n\n'));
  return (
    <Card
      flush
      title={t('orders.detail.parties')}
      aside={
        parties.length > 0 ? (
          <Button look="text" size="small" icon="copy" onClick={() => void copy()}>
            {t('resource.copyAll')}
          </Button>
        ) : null
      }
    >
      {parties.length === 0 ? <p className="order-none">{t('orders.detail.noParties')}</p> : null}
      <div className="order-parties">
        {parties.map((party) => (
          <section key={party.role} className="order-party">
            <h3 className="order-party__role">{say(wordOf(partyRoles, party.role), language)}</h3>
            {party.role === 'notifier' && consignee && isSameParty(party, consignee) ? (
              <b className="order-party__company">{t('orders.detail.sameAsConsignee')}</b>
            ) : (
              <PartyText party={party} />
            )}
          </section>
        ))}
      </div>
    </Card>
  );
}

function PartyText({ party }: { party: Party }) {
  const { language } = useWords();
  return (
    <>
      <b className="order-party__company">{party.company}</b>
      {contactLines(party, language).map((line) => (
        <p key={line} className="order-party__line">
          {line}
        </p>
      ))}
    </>
  );
}

function textOf(party: Party, language: Language): string {
  const role = say(wordOf(partyRoles, party.role), language);
  return [role, party.company, ...contactLines(party, language)].join('\n');
}
