import { fieldAt, labelAt, valueAt } from '@loadline/contract/documents/document.path';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { contentFields, type TrustBlock, trustBlocks } from '@loadline/contract/trusts/trust-content';
import { type TrustParty, trustRoles } from '@loadline/contract/trusts/trust-party';
import { partyLine } from '@loadline/contract/trusts/trust-party.line';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { DocumentFacts, Pick, SentBack } from '../../resource/document/document-fact.tsx';
import {
  type DocumentReading,
  DocumentReadingContext,
  type Picks,
  reasonsBy,
  useDocumentReading,
} from '../../resource/document/document-reading.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Card } from '../../ui/card.tsx';
import { TrustLinesCard } from './trust-lines-card.tsx';
import { productOf, type TrustOrder } from './trust-order.ts';

interface TrustBlocksProps {
  order: TrustOrder;
  /** While fields are chosen. */
  picks?: Picks | undefined;
}

/** What the customer asks for, block by block, to be read. */
export function TrustBlocks({ order, picks }: TrustBlocksProps) {
  const { t, language } = useWords();
  const { signature } = order;
  return (
    <DocumentReadingContext value={readingOf(order, language, picks)}>
      <TrustLinesCard order={order} />
      <TrustPartiesCard content={order.content} />
      <FactsCard block="service" />
      <FactsCard block="route" without={['pickup']} />
      <FactsCard block="terms">
        {signature ? (
          <p className="trust-signature">
            <span>{signature.says}</span>
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

/** Who takes part, and where the goods are fetched. A party that nobody named is another one and left out. */
function TrustPartiesCard({ content }: { content: TrustOrder['content'] }) {
  const { language } = useWords();
  const { picks } = useDocumentReading();
  const roles = codesOf(trustRoles).filter(
    (role) => content.parties[role] !== null || picks || role === 'shipper' || role === 'consignee',
  );
  return (
    <Card flush title={say(trustBlocks.parties.label, language)}>
      <div className="document-companies">
        {roles.map((role) => (
          <Company
            key={role}
            path={`parties.${role}`}
            label={say(wordOf(trustRoles, role), language)}
            party={content.parties[role]}
          />
        ))}
        {content.route.pickup ? (
          <Company
            path="route.pickup"
            label={say(trustBlocks.route.fields.pickup.label, language)}
            party={content.route.pickup}
          />
        ) : null}
      </div>
      <div className="trust-companies__numbers">
        <DocumentFacts paths={['parties.ein', 'parties.eori', 'parties.vat', 'parties.ioss']} />
      </div>
    </Card>
  );
}

function Company({ path, label, party }: { path: string; label: string; party: TrustParty | null }) {
  const { t, language } = useWords();
  return (
    <section className="document-company" aria-label={label}>
      <h3>{label}</h3>
      {party ? (
        <>
          <b>{party.company}</b>
          <p>{partyLine(party, language)}</p>
        </>
      ) : (
        <p>{t('trust.parties.none')}</p>
      )}
      <PartySentBack path={path} party={party} />
      <Pick path={path} />
    </section>
  );
}

/** Of the company as a whole, or of one of its fields. */
function PartySentBack({ path, party }: { path: string; party: TrustParty | null }) {
  return (
    <>
      <SentBack path={path} />
      {Object.keys(party ?? {}).map((key) => (
        <SentBack key={key} path={`${path}.${key}`} />
      ))}
    </>
  );
}

/** A trust order as its parts read it; what was sent back stands at its fields until it is handed in again. */
function readingOf(
  { trust, content, corrections }: TrustOrder,
  language: Language,
  picks?: Picks,
): DocumentReading {
  const product = productOf(trust, language);
  return {
    valueAt: (path) => (path === 'service.channelName' ? product : valueAt(content, path)),
    fieldAt: (path) => fieldAt(contentFields, path),
    labelAt: (path) => labelAt(contentFields, content, path),
    reasonsAt: reasonsBy(trust.state === 'RETURNED' ? corrections : []),
    picks,
  };
}
