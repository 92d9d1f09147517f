import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { PhoneSearch } from './phone-search.tsx';
import type { TrackType } from './tracked.ts';
import type { Tracking } from './use-tracking.ts';
import './result-head.css';

interface ResultHeadProps {
  numbers: readonly string[];
  left: number;
  type: TrackType;
  tracking: Tracking;
  onSearch: (numbers: string, type: TrackType) => void;
}

export function ResultHead({ numbers, left, type, tracking, onSearch }: ResultHeadProps) {
  const { t } = useWords();
  const copyLink = async () => {
    const done = await copyText(location.href);
    notify(done ? 'success' : 'error', t(done ? 'success.copy' : 'error.copy'));
  };
  return (
    <>
      <PhoneSearch numbers={numbers} type={type} onSearch={onSearch} />
      <div className="search__head">
        <div>
          <h1>{t('search.title', { count: numbers.length })}</h1>
          <p role="status">
            <Outcome tracking={tracking} />
            {left > 0 ? ` ${t('search.left', { count: left })}` : null}
          </p>
        </div>
        <div className="search__tools">
          <Button icon="link" onClick={() => void copyLink()}>
            {t('search.copyLink')}
          </Button>
          <Button icon="print" onClick={() => print()}>
            {t('search.print')}
          </Button>
        </div>
      </div>
    </>
  );
}

function Outcome({ tracking }: { tracking: Tracking }) {
  const { t } = useWords();
  if (tracking.state === 'asking') return t('search.asking');
  if (tracking.state === 'refused') return null;
  const { shipments, notFound } = tracking.answer;
  if (notFound.length === 0) return t('search.allFound', { count: shipments.length });
  return t('search.someFound', { count: shipments.length, missing: notFound.length });
}
