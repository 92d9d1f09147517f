import { optional } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { tariffHead, tariffLine } from '@loadline/contract/tariffs/tariff.api';
import { readKeptTariff } from '@loadline/contract/tariffs/tariff-kept.api';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { typedText } from '../../resource/typed-text.ts';
import { useSubmitKeys } from '../../resource/use-submit-keys.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { KeepDialog } from './keep-dialog.tsx';
import { KeptFiles } from './kept-files.tsx';
import { KeptList } from './kept-list.tsx';
import { MeasuresList } from './measures-list.tsx';
import { OrderLines } from './order-lines.tsx';
import { claimedIn } from './tariff-claims.tsx';
import { TariffHead } from './tariff-head.tsx';
import { TariffLadder } from './tariff-ladder.tsx';
import { TariffLines } from './tariff-lines.tsx';
import { TariffTotals } from './tariff-totals.tsx';
import { useTariff } from './use-tariff.ts';
import './tariff.css';

const { hts, origin, value, quantity, quantity2 } = tariffLine.fields;

/** A line that the calculation begins with and its day, or a calculation that was kept. */
const tariffAddress = {
  hts: optional(hts),
  origin: optional(origin),
  value: optional(value),
  quantity,
  quantity2,
  entryDate: tariffHead.entryDate,
  kept: optional(readKeptTariff.query.id),
};

/** What an entry owes on a day, line by line and layer by layer, beside another day or another country; and what was kept. */
export function TariffScreen() {
  const { t, language } = useWords();
  const [{ kept: opened, entryDate, ...line }] = useAddress(tariffAddress);
  const tariff = useTariff(line, entryDate);
  const [tab, setTab] = useState('calculate');
  const [isKeeping, setKeeping] = useState(false);
  useKeptAt(opened, tariff.open);
  return (
    <div className="tariff">
      <PageTitle
        title={say(pages.tariff.title, language)}
        facts={factsOf(tariff, t)}
        actions={<Actions tariff={tariff} onKeep={() => setKeeping(true)} />}
      />
      <Tabs
        label={say(pages.tariff.title, language)}
        tabs={[
          { key: 'calculate', label: t('tariff.calculateTab') },
          { key: 'measures', label: t('tariff.measuresTab') },
          { key: 'kept', label: t('tariff.keptTab') },
        ]}
        current={tab}
        onChoose={setTab}
      />
      {tab === 'measures' ? (
        <div className="tariff__list">
          <MeasuresList />
        </div>
      ) : null}
      {tab === 'kept' ? (
        <div className="tariff__list">
          <KeptList
            onOpen={(kept) => {
              tariff.open(kept);
              setTab('calculate');
            }}
          />
        </div>
      ) : null}
      {tab === 'calculate' ? <Calculator tariff={tariff} /> : null}
      {isKeeping ? (
        <KeepDialog order={tariff.order} onKeep={tariff.keep} onClose={() => setKeeping(false)} />
      ) : null}
    </div>
  );
}

type Tariff = ReturnType<typeof useTariff>;

/** Opens the calculation that the address names, once. */
function useKeptAt(id: string | undefined, onOpen: Tariff['open']) {
  const { data } = useQuery({ ...asking(readKeptTariff, { id: id ?? '' }), enabled: id !== undefined });
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!data || opened.current === data.id) return;
    opened.current = data.id;
    onOpen(data);
  }, [data, onOpen]);
}

function factsOf({ outcome, kept }: Tariff, t: ReturnType<typeof useWords>['t']) {
  const estimate = t('tariff.estimate');
  if (!outcome) return estimate;
  const facts = t('tariff.facts', { release: outcome.answer.release });
  return kept ? `${kept.title} · ${facts} · ${estimate}` : `${facts} · ${estimate}`;
}

/** What can be done with what stands there; it is kept only as it was reckoned. */
function Actions({ tariff, onKeep }: { tariff: Tariff; onKeep: () => void }) {
  const { t } = useWords();
  if (!tariff.outcome || tariff.isOld) return null;
  return tariff.kept ? (
    <KeptFiles id={tariff.kept.id} />
  ) : (
    <Button icon="bookmark" onClick={onKeep}>
      {t('tariff.keep')}
    </Button>
  );
}

function Calculator({ tariff }: { tariff: Tariff }) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  useSubmitKeys(form);
  const { rows, outcome } = tariff;
  const [chosen, setChosen] = useState<string>();
  const choose = useCallback((id: string) => setChosen(id), []);
  const at = Math.max(0, outcome?.ids.indexOf(chosen ?? '') ?? 0);
  const row = rows.find(({ id }) => id === outcome?.ids[at]);
  const claim = ({ measure, exclusion }: { measure?: string; exclusion?: string }) => {
    const next = rows.map((one) =>
      one.id === row?.id
        ? {
            ...one,
            ...(exclusion !== undefined && { exclusion }),
            ...(measure !== undefined && { claimed: [...claimedIn(one['claimed']), measure] }),
          }
        : one,
    );
    tariff.change(next);
    void tariff.calculate({ head: tariff.head, rows: next });
  };
  return (
    <form
      ref={form}
      noValidate
      className="tariff__form"
      onSubmit={(event) => {
        event.preventDefault();
        void tariff.calculate();
      }}
    >
      <TariffHead values={tariff.head} onChange={tariff.enter} before={<OrderLines onTake={tariff.take} />}>
        <Button
          type="submit"
          look="primary"
          icon="refresh"
          busy={tariff.busy}
          refused={rows.length === 0 ? t('tariff.noRows') : undefined}
        >
          {t(outcome ? 'tariff.recalculate' : 'tariff.calculate')}
        </Button>
      </TariffHead>
      {tariff.refused ? <Alert family="stop">{tariff.refused}</Alert> : null}
      {tariff.isOld ? <Alert family="act">{t('tariff.old')}</Alert> : null}
      <div className="tariff__sheet" aria-busy={tariff.busy}>
        <div className="tariff__lines">
          <TariffLines
            rows={rows}
            outcome={outcome}
            isOld={tariff.isOld}
            saidOf={tariff.saidOf}
            onRows={tariff.change}
            onChoose={choose}
          />
          {outcome ? (
            <TariffLadder
              sides={outcome.answer.results}
              at={at}
              hts={typedText(row?.['hts']).replaceAll('.', '')}
              value={typedText(row?.['value'])}
              mid={typedText(row?.['mid'])}
              onMove={(next) => setChosen(outcome.ids[next])}
              onClaim={claim}
            />
          ) : (
            <EmptyState title={t('tariff.begin')} detail={t('tariff.beginDetail')} />
          )}
        </div>
        {outcome ? <TariffTotals answer={outcome.answer} isOld={tariff.isOld} /> : null}
      </div>
    </form>
  );
}
