import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { trustBlocks } from '@loadline/contract/trusts/trust-content';
import { type TrustParty, trustRoles } from '@loadline/contract/trusts/trust-party';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { DocumentFacts, Pick, SentBack } from '../document/document-fact.tsx';
import { useDocumentReading } from '../document/document-reading.ts';
import { partyLine } from './party-line.ts';
import type { TrustOrder } from './trust-order.ts';

/** Who takes part, and where the goods are fetched. A party that nobody named is another one and left out. */
export function TrustPartiesCard({ content }: { content: TrustOrder['content'] }) {
  const { language } = useWords();
  const { picks } = useDocumentReading();
  const roles = codesOf(trustRoles).filter(
    (role) => content.parties[role] !== null || picks || role === 'shipper' || role === 'consignee',
  );
  return (
    <Card flush title={say(trustBlocks.parties.label, language)}>
      <div className="trust-companies">
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
    <section className="trust-company" aria-label={label}>
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
