import { pgaFlags } from '@loadline/contract/clearance/pga.codes';
import { flagsOfNumber } from '@loadline/contract/clearance/pga-number.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';

/** Which other agencies a number may or must be filed with, and by which report. */
export function NumberFlags({ no }: { no: string }) {
  const { t, language } = useWords();
  const { data } = useQuery(asking(flagsOfNumber, { no }));
  if (!data) return null;
  const { flags, asOf } = data;
  return (
    <dl className="hts-facts">
      <div>
        <dt>{t('hts.agencies')}</dt>
        <dd>
          {flags.length === 0 ? (
            t('hts.noAgencies')
          ) : (
            <ul className="hts-footnotes">
              {flags.map((flag) => (
                <li key={flag}>{say(wordOf(pgaFlags, flag), language)}</li>
              ))}
            </ul>
          )}
          <small>{t('hts.agenciesAsOf', { day: asOf })}</small>
        </dd>
      </div>
    </dl>
  );
}
