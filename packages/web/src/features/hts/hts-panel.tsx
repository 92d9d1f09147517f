import { htsLine, readHtsLine } from '@loadline/contract/hts/hts.api';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { rateKinds } from '@loadline/contract/hts/hts-rate';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { calculateTariff } from '@loadline/contract/tariffs/tariff.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { BoundBlock } from '../../shared/goods/bound-block.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { BindNumber } from './bind-number.tsx';
import { HtsDuty } from './hts-duty.tsx';
import { HtsRate } from './hts-rate.tsx';
import { KeepNumber } from './keep-number.tsx';
import { NumberFlags } from './number-flags.tsx';

type Detail = AnswerOf<typeof readHtsLine>;

interface PanelProps {
  on: string | null;
  no: string;
  onClose: () => void;
}

/** A row with everything above it, its three rates, and since which edition it has been so. */
export function HtsPanel({ on, no, onClose }: PanelProps) {
  const { t } = useWords();
  const answer = useQuery(asking(readHtsLine, { on, no }));
  const printed = printedHts(no.replaceAll('.', ''));
  return (
    <SidePanel title={printed} closeLabel={t('resource.close')} onClose={onClose} focus="stays">
      {answer.isError ? (
        <NotLoaded what={printed} error={answer.error} onRetry={() => void answer.refetch()} />
      ) : answer.data ? (
        <LineDetail on={on} detail={answer.data} />
      ) : (
        <div aria-busy="true" />
      )}
    </SidePanel>
  );
}

/** Chapters 98 and 99 are no goods: nothing is owed under them alone. */
const beyondGoods = '98';

function LineDetail({ on, detail }: { on: string | null; detail: Detail }) {
  const { declarable, no } = detail.line;
  return (
    <>
      <div className="hts-panel">
        <Above detail={detail} />
        <Rates detail={detail} />
        <KeepNumber no={detail.line.no} isKept={detail.isFavourite} />
      </div>
      {declarable && no < beyondGoods && permitted(calculateTariff) ? <HtsDuty on={on} no={no} /> : null}
      <BoundBlock kind="hts" code={no} />
      <div className="hts-panel">
        <History history={detail.history} />
      </div>
      {declarable ? <BindNumber no={no} /> : null}
    </>
  );
}

function Above({ detail: { above, line } }: { detail: Detail }) {
  return (
    <ol className="hts-above" lang="en">
      {[...above, line].map(({ place, no, description }) => (
        <li key={place} aria-current={place === line.place ? 'true' : undefined}>
          <b>{printedHts(no)}</b>
          <span>{description}</span>
        </li>
      ))}
    </ol>
  );
}

const columns = ['general', 'special', 'column2'] as const;
const sources = { general: 'generalFrom', special: 'specialFrom', column2: 'column2From' } as const;

function Rates({ detail: { line, kind, footnotes } }: { detail: Detail }) {
  const { t, language } = useWords();
  return (
    <>
      <dl className="hts-rates">
        {columns.map((column) => {
          const from = line[sources[column]];
          return (
            <div key={column}>
              <dt>{say(htsLine.fields[column].label, language)}</dt>
              <dd>
                {line[column] === '' ? (
                  t('hts.noRate')
                ) : (
                  <HtsRate text={line[column].replaceAll(/,(?! )/g, ', ')} from={null} />
                )}
                {from ? <small>{t('hts.from', { no: printedHts(from) })}</small> : null}
              </dd>
            </div>
          );
        })}
      </dl>
      <dl className="hts-facts">
        <div>
          <dt>{say(htsLine.fields.units.label, language)}</dt>
          <dd lang="en">{line.units || t('hts.noUnit')}</dd>
        </div>
        <div>
          <dt>{t('hts.kind')}</dt>
          <dd>{say(wordOf(rateKinds, kind), language)}</dd>
        </div>
        {line.chapter99.length > 0 ? (
          <div>
            <dt>{say(htsLine.fields.chapter99.label, language)}</dt>
            <dd>{line.chapter99.join(' ')}</dd>
          </div>
        ) : null}
      </dl>
      {footnotes.length === 0 ? null : (
        <ul className="hts-footnotes" aria-label={t('hts.footnotes')} lang="en">
          {footnotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {line.declarable ? <NumberFlags no={line.no} /> : null}
      {line.declarable ? null : <p className="hts-note">{t('hts.notDeclarable')}</p>}
      <p className="hts-note">{t('hts.notAdvice')}</p>
    </>
  );
}

function History({ history }: Pick<Detail, 'history'>) {
  const { t, language } = useWords();
  return (
    <section className="hts-history">
      <h3>{t('hts.history')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('hts.since')}</th>
            <th scope="col">{say(htsLine.fields.general.label, language)}</th>
            <th scope="col">{say(htsLine.fields.units.label, language)}</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ edition, effective, general, units }) => (
            <tr key={edition}>
              <td>
                {effective}
                <small>{edition}</small>
              </td>
              <td lang="en">{general}</td>
              <td lang="en">{units}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
