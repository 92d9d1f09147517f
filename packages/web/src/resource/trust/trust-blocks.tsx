import { say } from '@loadline/contract/kernel/text';
import { type TrustBlock, trustBlocks } from '@loadline/contract/trusts/trust-content';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { DocumentFacts } from '../document/document-fact.tsx';
import { DocumentReadingContext, type Picks } from '../document/document-reading.ts';
import { officeTime } from '../office-time.ts';
import { TrustLinesCard } from './trust-lines-card.tsx';
import type { TrustOrder } from './trust-order.ts';
import { TrustPartiesCard } from './trust-parties-card.tsx';
import { readingOf } from './trust-reading.ts';

interface TrustBlocksProps {
  order: TrustOrder;
  /** While fields are chosen. */
  picks?: Picks | undefined;
}

/** What the customer asks for, block by block, to be read. */
export function TrustBlocks({ order, picks }: TrustBlocksProps) {
  const { t } = useWords();
  const { signature } = order;
  return (
    <DocumentReadingContext value={readingOf(order, picks)}>
      <TrustLinesCard order={order} />
      <TrustPartiesCard content={order.content} />
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
    </DocumentReadingContext>
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
      <DocumentFacts paths={keys.map((key) => `${block}.${key}`)} />
      {children}
    </Card>
  );
}
