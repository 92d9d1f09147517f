import { fieldAt } from '@loadline/contract/documents/document.path';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import { trustRoles } from '@loadline/contract/trusts/trust-party';
import { partyLine } from '@loadline/contract/trusts/trust-party.line';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { SaidTogether } from '../../../resource/drafting/said-together.tsx';
import { AddressPicker } from '../../../shared/customers/address-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { addressTypeOf, type PartyPath, partyAt, partyOfAddress, roleOf, standsFor } from './party-form.ts';
import { Returned } from './returned.tsx';
import { useTrustForm } from './trust-form.ts';

/** One company of the trust order: who it is, what is missing, and the ways to say it. */
export function PartyCell({ path }: { path: PartyPath }) {
  const { t, language } = useWords();
  const form = useTrustForm();
  const [picks, setPicks] = useState(false);
  const role = roleOf(path);
  const party = partyAt(form.content, path);
  const field = fieldAt(contentFields, path);
  const label = field ? say(field.label, language) : '';
  const isNeeded = form.faults.needed.has(`${path}.company`) || form.faults.needed.has(`${path}.address`);
  return (
    <div className="trust-party" data-path={path}>
      <div className="trust-party__head">
        <span className="field__label">
          {label}
          {isNeeded ? (
            <span className="field__star" aria-hidden="true">
              *
            </span>
          ) : null}
        </span>
        <Button
          look="text"
          size="small"
          aria-label={`${label}: ${t(party ? 'trust.parties.change' : 'drafting.book.pick')}`}
          onClick={() => setPicks(true)}
        >
          {t(party ? 'trust.parties.change' : 'drafting.book.pick')}
        </Button>
        <Button
          look="text"
          size="small"
          aria-label={`${label}: ${t(party ? 'trust.parties.edit' : 'trust.parties.fill')}`}
          onClick={() => form.openParty(path)}
        >
          {t(party ? 'trust.parties.edit' : 'trust.parties.fill')}
        </Button>
      </div>
      <PartyWords path={path} />
      {role === 'importer' ? <ImporterNumbers /> : null}
      <PartyFaults path={path} />
      <Returned path={path} />
      {picks ? (
        <AddressPicker
          type={addressTypeOf(path)}
          onPick={(entry) => form.change(path, partyOfAddress(entry))}
          onClose={() => setPicks(false)}
        />
      ) : null}
    </div>
  );
}

function PartyWords({ path }: { path: PartyPath }) {
  const { t, language } = useWords();
  const { content } = useTrustForm();
  const party = partyAt(content, path);
  const other = standsFor(roleOf(path));
  if (!party) {
    const same = other && t('trust.parties.same', { role: say(wordOf(trustRoles, other), language) });
    const nobody = path === 'parties.alsoNotify' ? t('trust.parties.nobody') : t('trust.parties.none');
    return same ? <b>{same}</b> : <span className="trust-party__none">{nobody}</span>;
  }
  return (
    <>
      <b>{party.company ?? party.contact ?? t('trust.parties.none')}</b>
      <p>{partyLine(party, language)}</p>
    </>
  );
}

function ImporterNumbers() {
  const { content } = useTrustForm();
  const { ein, eori, vat, ioss } = content.parties;
  const said = Object.entries({ EIN: ein, EORI: eori, VAT: vat, IOSS: ioss }).flatMap(([name, number]) =>
    number === null ? [] : [`${name} ${number}`],
  );
  return said.length > 0 ? <p>{said.join(' · ')}</p> : null;
}

/** What is wrong or odd with a company or, of the importer, its numbers: its fields stand elsewhere. */
function PartyFaults({ path }: { path: PartyPath }) {
  const { language } = useWords();
  const { faults } = useTrustForm();
  const said = (paths: Iterable<string>, at: (path: string) => string | undefined) =>
    [...paths].flatMap((one) => {
      const says = isOf(path, one) ? at(one) : undefined;
      const field = fieldAt(contentFields, one);
      return says && field ? [{ key: one, label: say(field.label, language), says }] : [];
    });
  return (
    <>
      <SaidTogether family="stop" said={said(faults.errors.keys(), faults.errorAt)} />
      <SaidTogether family="act" said={said(faults.warnings.keys(), faults.warningAt)} />
    </>
  );
}

function isOf(party: PartyPath, path: string): boolean {
  if (path.startsWith(`${party}.`)) return true;
  return party === 'parties.importer' && /^parties\.(ein|eori|vat|ioss)$/.test(path);
}
