import { wordOf } from '@loadline/contract/kernel/code';
import type { DeskVersion } from '@loadline/contract/waybill-drafts/draft';
import { draftStates } from '@loadline/contract/waybill-drafts/draft.lifecycle';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { officeTime } from '../../resource/office-time.ts';

/** Which version it is, where it stands, and who sent it. */
export function VersionState({ version }: { version: DeskVersion }) {
  const { t } = useWords();
  const { no, state, sentAt, sentBy } = version;
  const word = wordOf(draftStates, state);
  return (
    <span className="version-state">
      {t('drafts.versionNo', { no })}
      <CodeChip word={word} />
      {sentAt ? (
        <span className="version-state__sent">
          {t('drafts.sentBy', { who: sentBy ?? '', time: officeTime(sentAt).short })}
        </span>
      ) : null}
    </span>
  );
}
