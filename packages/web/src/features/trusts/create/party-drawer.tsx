import { fieldAt } from '@loadline/contract/documents/document.path';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import { keepInBooks } from '@loadline/contract/trusts/trust-draft.api';
import { trustParty, trustRoles } from '@loadline/contract/trusts/trust-party';
import { useState } from 'react';
import { permitted } from '../../../kernel/permitted.ts';
import { useWords } from '../../../kernel/words.ts';
import { DraftField } from '../../../resource/drafting/draft-field.tsx';
import { AddressPicker } from '../../../shared/customers/address-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { addressTypeOf, type PartyPath, partyAt, partyOfAddress, roleOf, standsFor } from './party-form.ts';
import { useTrustForm } from './trust-form.ts';
import { useKeeping } from './use-keeping.ts';

const wide: readonly string[] = ['company', 'address'];

/** A company written out, or taken from the address book; everything is in the form at once. */
export function PartyDrawer({ path, onClose }: { path: PartyPath; onClose: () => void }) {
  const { t, language } = useWords();
  const { content, change } = useTrustForm();
  const [picks, setPicks] = useState(false);
  const role = roleOf(path);
  const field = fieldAt(contentFields, path);
  const title = field ? say(field.label, language) : '';
  const isOwn = partyAt(content, path) !== null || role === 'shipper' || role === 'consignee' || !role;
  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      closeLabel={t('resource.close')}
      footer={<Foot {...{ path, onClose }} />}
    >
      <div className="trust-party-form">
        <WhoElse path={path} />
        {isOwn ? (
          <>
            <Button icon="book" onClick={() => setPicks(true)} data-autofocus="">
              {t('drafting.book.pick')}
            </Button>
            <div className="form-fields">
              {Object.keys(trustParty.fields).map((key) => (
                <DraftField key={key} path={`${path}.${key}`} span={wide.includes(key) ? 'four' : 'one'} />
              ))}
            </div>
          </>
        ) : null}
        {role === 'importer' ? (
          <div className="form-fields">
            {['ein', 'eori', 'vat', 'ioss'].map((key) => (
              <DraftField key={key} path={`parties.${key}`} />
            ))}
          </div>
        ) : null}
      </div>
      {picks ? (
        <AddressPicker
          type={addressTypeOf(path)}
          onPick={(entry) => change(path, partyOfAddress(entry))}
          onClose={() => setPicks(false)}
        />
      ) : null}
    </Drawer>
  );
}

/** A part that somebody plays already need not be written again. */
function WhoElse({ path }: { path: PartyPath }) {
  const { t, language } = useWords();
  const { content, change } = useTrustForm();
  const role = roleOf(path);
  if (!role || role === 'shipper' || role === 'consignee') return null;
  const other = standsFor(role);
  const nobody = other
    ? t('trust.parties.same', { role: say(wordOf(trustRoles, other), language) })
    : t('trust.parties.nobody');
  return (
    <SegmentedControl
      label={t('trust.parties.who')}
      look="box"
      value={partyAt(content, path) === null ? 'same' : 'own'}
      onChange={(who) => change(path, who === 'own' ? {} : null)}
      options={[
        { value: 'same', label: nobody },
        { value: 'own', label: t('trust.parties.own') },
      ]}
    />
  );
}

function Foot({ path, onClose }: { path: PartyPath; onClose: () => void }) {
  const { t } = useWords();
  const { content } = useTrustForm();
  const keeping = useKeeping();
  const role = roleOf(path);
  const canKeep = role !== undefined && partyAt(content, path) !== null && permitted(keepInBooks);
  return (
    <>
      {role && canKeep ? (
        <Button busy={keeping.busy} icon="book" onClick={() => void keeping.keep({ parties: [role] })}>
          {t('trust.parties.keep')}
        </Button>
      ) : null}
      <Button look="primary" onClick={onClose}>
        {t('trust.parties.done')}
      </Button>
    </>
  );
}
