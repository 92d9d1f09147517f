import { say } from '@loadline/contract/kernel/text';
import { labelOfAwbPath } from '@loadline/contract/waybill-drafts/awb-path';
import type { ChangeRequest, OwnVersion } from '@loadline/contract/waybill-drafts/draft';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Alert } from '../../ui/alert.tsx';

/** What the customer has answered to a version. */
export function OwnAnswer({ version: { answer } }: { version: OwnVersion }) {
  const { t } = useWords();
  if (answer.state === 'WAITING' || answer.answeredAt === null) return null;
  const said = { who: answer.answeredBy ?? '', time: officeTime(answer.answeredAt).short };
  return (
    <div className="draft-answer">
      <Alert family={answer.state === 'AGREED' ? 'done' : 'act'}>
        {t(answer.state === 'AGREED' ? 'drafts.youAgreed' : 'drafts.youAsked', said)}
        {answer.reason
          ? ` ${answer.onBehalf ? t('drafts.behalfBecause', { reason: answer.reason }) : answer.reason}`
          : null}
      </Alert>
      <RequestList requests={answer.requests} />
    </div>
  );
}

/** Change requests, one line each. */
export function RequestList({ requests }: { requests: readonly ChangeRequest[] }) {
  const { t, language } = useWords();
  if (requests.length === 0) return null;
  return (
    <ul className="draft-requests">
      {requests.map(({ paper, path, wanted, reason }) => {
        const label = labelOfAwbPath(path);
        return (
          <li key={`${paper} ${path}`}>
            <b>{label ? say(label, language) : path}</b>
            <span>{t('drafts.wantedSo', { wanted })}</span>
            <span className="draft-requests__why">{reason}</span>
          </li>
        );
      })}
    </ul>
  );
}
