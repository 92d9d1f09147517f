import { withValue } from '@loadline/contract/documents/document.path';
import { date, id } from '@loadline/contract/kernel/field';
import { trustApi } from '@loadline/contract/trusts/trust.api';
import { linesOfCargo } from '@loadline/contract/trusts/trust.kept';
import { openStates } from '@loadline/contract/trusts/trust.lifecycle';
import { emptyContent } from '@loadline/contract/trusts/trust-content';
import { makeTrust } from '@loadline/contract/trusts/trust-draft.api';
import { pricedBy } from '@loadline/contract/trusts/trust-quote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readSearch } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { usePlace } from '../../kernel/navigation.ts';
import { notify } from '../../kernel/notice.ts';
import { newKey } from '../../kernel/request.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { backupOf } from '../../resource/drafting/draft-backup.ts';
import { MadeFrom } from '../../resource/drafting/made-from.tsx';
import { useOwnNumber } from '../../resource/drafting/use-own-number.ts';
import { freshOf, RecordPage, ToList } from '../../resource/record-page.tsx';
import { one } from '../../resource/use-list-address.ts';
import { type KeptCargo, keptCargo } from '../../shared/freight/kept-cargo.ts';
import { EmptyState } from '../../ui/states.tsx';
import { Locked } from './create/locked.tsx';
import { TrustFormPage } from './create/trust-form-page.tsx';
import { linesIn } from './create/typed-lines.ts';
import type { TrustRecord } from './trust-record.ts';

/** A new trust order, a draft to go on with, or a returned one to be corrected: `?no=`, `?template=`, `?copy=`, `?cargo=1`. */
export function TrustCreateScreen() {
  const { t } = useWords();
  const { search } = usePlace();
  const [no, templateId, copyOf] = [one(search['no']), one(search['template']), one(search['copy'])];
  const own = useOwnNumber(no);
  if (!may(no === undefined ? 'trust:add' : 'trust:edit'))
    return (
      <EmptyState
        title={t('trust.notAllowed')}
        detail={t('trust.notAllowedDetail')}
        actions={<ToList list={{ page: 'trust' }} />}
      />
    );
  const like = templateId !== undefined ? { templateId } : copyOf !== undefined ? { copyOf } : undefined;
  if (like) {
    const make = async (key: string) =>
      (await call(makeTrust, { body: like, key, refusal: 'in place' })).trust.trustNo;
    return <MadeFrom key={templateId ?? copyOf} what={t('trust.newTitle')} make={make} />;
  }
  if (no !== undefined && !own.isOwn) return <Draft key={no} no={no} />;
  const withCargo = one(search['cargo']) === '1';
  const { rate, day } = readSearch(pricedFields, search);
  const cargo = withCargo ? keptCargo() : undefined;
  if (rate && day && cargo) return <Priced key={rate + day} rate={rate} day={day} cargo={cargo} />;
  return <Fresh key={own.round} withCargo={withCargo} onMade={({ trust }) => own.keep(trust.trustNo)} />;
}

/** By which rate the calculator priced the cargo, and for which day. */
const pricedFields = { rate: id({ label: pricedBy.label }), day: date({ label: pricedBy.label }) };

interface PricedProps {
  rate: string;
  day: string;
  cargo: KeptCargo;
}

/** A draft with what the calculator priced: the price is worked out once more, where it is kept. */
function Priced({ rate, day, cargo }: PricedProps) {
  const { t } = useWords();
  const make = async (key: string) => {
    const body = { cargo: { ...cargo, lines: [...cargo.lines] }, priced: { rateId: rate, day } };
    const { trust, quote } = await call(makeTrust, { body, key, refusal: 'in place' });
    if (quote) notify('success', t('trust.fromCalculator'));
    else notify('warning', t('trust.quote.gone'));
    return trust.trustNo;
  };
  return <MadeFrom what={t('trust.newTitle')} make={make} />;
}

interface FreshProps {
  withCargo: boolean;
  onMade: (record: TrustRecord) => void;
}

/** A new form: empty, with what this browser has kept of one that was never saved, or with the cargo of the calculator. */
function Fresh({ withCargo, onMade }: FreshProps) {
  const { t } = useWords();
  const [kept] = useState(() => backupOf('trust', undefined));
  const [cargo] = useState(() => (withCargo ? keptCargo() : undefined));
  const [entered] = useState(() => {
    const begun = kept?.entered ?? emptyContent;
    if (!cargo) return begun;
    return withValue(begun, 'cargo.lines', [...linesIn(begun), ...linesOfCargo(cargo, newKey)]);
  });
  useEffect(() => {
    if (kept) notify('success', t('drafting.save.restored'));
    if (cargo) notify('success', t('trust.fromCalculator'));
  }, [kept, cargo, t]);
  return <TrustFormPage beginning={{ record: undefined, entered, version: 0 }} onMade={onMade} />;
}

/** A draft as it stands now. */
function Draft({ no }: { no: string }) {
  const { t } = useWords();
  const detail = useQuery({ ...asking(trustApi.detail, { no }), refetchOnMount: 'always' });
  return (
    <RecordPage no={no} question={freshOf(detail)} what={t('trust.editTitle')} list={{ page: 'trust' }}>
      {(record) =>
        openStates.includes(record.trust.state) ? (
          <Opened key={record.trust.id} record={record} />
        ) : (
          <Locked record={record} />
        )
      }
    </RecordPage>
  );
}

/** The form over a draft; what this browser kept of it and could not save lies over what the server has. */
function Opened({ record }: { record: TrustRecord }) {
  const { t } = useWords();
  const [kept] = useState(() => backupOf('trust', record.trust.id));
  const [beginning] = useState(() => ({
    record,
    ...(kept ?? { entered: record.content, version: record.trust.version }),
  }));
  useEffect(() => {
    if (kept) notify('success', t('drafting.save.restored'));
  }, [kept, t]);
  return <TrustFormPage beginning={beginning} onMade={() => undefined} />;
}
