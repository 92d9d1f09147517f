import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../kernel/words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { stalePairs } from './stale.ts';
import type { useResourceForm } from './use-resource-form.ts';
import { useReading } from './value.tsx';

interface FormAnswerProps {
  fields: Fields;
  form: Pick<ReturnType<typeof useResourceForm>, 'answer' | 'stale' | 'values' | 'take' | 'send'>;
}

/** What the server said to a form as a whole; what it said of single fields stands under these. */
export function FormAnswer({ fields, form }: FormAnswerProps) {
  const { language } = useWords();
  if (!form.answer) return null;
  const { refusal, findings } = form.answer;
  if (form.stale) return <Stale fields={fields} current={form.stale} form={form} />;
  const isElsewhere = findings.some(({ path }) => fields[path.split('.')[0] ?? ''] === undefined);
  if (findings.length > 0 && !isElsewhere) return null;
  const says = isElsewhere
    ? findings.map(({ label, says: right }) => `${say(label, language)} ${say(right, language)}`)
    : [refusal.says];
  return <Alert family={refusal.message === 'Refused' ? 'act' : 'stop'}>{says.join(' ')}</Alert>;
}

/** Somebody else was quicker: both values of what differs, and which of them shall stand. */
function Stale({ fields, current, form }: FormAnswerProps & { current: Readonly<Record<string, unknown>> }) {
  const { t } = useWords();
  const pairs = stalePairs(fields, form.values, current, useReading());
  return (
    <div className="stale state-act" role="alert">
      <p className="stale__title">{t('resource.stale.title')}</p>
      {pairs.length > 0 ? (
        <table className="stale__values">
          <thead>
            <tr>
              <td aria-hidden="true" />
              <th scope="col">{t('resource.stale.theirs')}</th>
              <th scope="col">{t('resource.stale.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ key, label, theirs, mine }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{theirs}</td>
                <td>{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <div className="stale__actions">
        <Button size="small" icon="refresh" onClick={() => form.take(current)}>
          {t('resource.stale.reload')}
        </Button>
        <Button size="small" onClick={() => void form.send({ version: current['version'] })}>
          {t('resource.stale.keep')}
        </Button>
      </div>
    </div>
  );
}
