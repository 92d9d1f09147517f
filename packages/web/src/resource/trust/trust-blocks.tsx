import { say } from '@loadline/contract/kernel/text';
import { type TrustBlock, trustBlocks } from '@loadline/contract/trusts/trust-content';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { officeTime } from '../office-time.ts';
import { TrustFacts } from './trust-fact.tsx';
import { TrustLinesCard } from './trust-lines-card.tsx';
import type { TrustOrder } from './trust-order.ts';
import { TrustPartiesCard } from './trust-parties-card.tsx';

/** What the customer asks for, block by block, to be read. Stands in a `TrustReadingContext`. */
export function TrustBlocks({ order }: { order: TrustOrder }) {
  const { t } = useWords();
  const { signature } = order;
  return (
    <>
      <TrustLinesCard order={order} />
      <TrustPartiesCard />
      <FactsCard block="service" />
      <FactsCard block="route" without={['pickup']} />
      <FactsCard block="terms">
        {signature ? (
          <p className="trust-signature">
            {t('trustDetail.signed', {
              name: signature.name,
              time: officeTime(signature.at).full,
              address: signature.address,
              edition: signature.edition,
            })}
          </p>
        ) : null}
      </FactsCard>
    </>
  );
}

interface FactsCardProps {
  block: TrustBlock;
  /** What stands elsewhere. */
  without?: readonly string[];
  children?: ReactNode;
}

function FactsCard({ block, without = [], children }: FactsCardProps) {
  const { language } = useWords();
  const of = trustBlocks[block];
  const keys = Object.keys(of.fields).filter((key) => !without.includes(key));
  return (
    <Card title={say(of.label, language)}>
      <TrustFacts paths={keys.map((key) => `${block}.${key}`)} />
      {children}
    </Card>
  );
}
