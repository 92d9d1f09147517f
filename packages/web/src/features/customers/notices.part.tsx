import { noticeSettings, saveNoticeSettings } from '@loadline/contract/customers/notice.api';
import { type CodeOf, codesOf, isCode, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import {
  noticeDigests as digests,
  eachOrder,
  noticeCategories,
  noticeChoices,
  type noticeDigests,
} from '@loadline/contract/messages/notice-event';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { PlainCard } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { NoticeHead, NoticeRows } from './notice-rows.tsx';
import { NoticesTitle } from './notices-title.tsx';
import { type Settings, useNotices } from './use-notices.ts';
import './notices.css';

/** What one wants to be told of, and where: saved as it is changed. */
export function NoticesPart() {
  const { t } = useWords();
  const asked = useQuery(asking(noticeSettings, {}));
  const isDue = useDelayed(asked.isPending);
  if (asked.data) return <Notices settings={asked.data} />;
  return (
    <PanelFrame>
      <PageTitle title={t('my.part.notices')} />
      <PlainCard>
        {asked.isError ? (
          <NotLoaded what={t('my.part.notices')} error={asked.error} onRetry={() => void asked.refetch()} />
        ) : null}
        {isDue ? <Skeleton widths={[260, 60, 60, 60]} rows={12} label={t('my.part.notices')} /> : null}
      </PlainCard>
    </PanelFrame>
  );
}

function Notices({ settings }: { settings: Settings }) {
  const { t, language } = useWords();
  const notices = useNotices(settings);
  return (
    <PanelFrame>
      <NoticesTitle notices={notices} />
      <NoticeDigest digest={notices.settings.digest} onChange={(digest) => notices.change({ digest })} />
      <div className="notice-digest">
        <Checkbox
          checked={notices.settings.chosen.includes(eachOrder)}
          onChange={(on) => notices.turn(eachOrder, on)}
        >
          {say(wordOf(noticeChoices, eachOrder), language)}
        </Checkbox>
      </div>
      <div className="card notices-card">
        <table className="notices" aria-label={t('my.part.notices')}>
          <NoticeHead />
          {codesOf(noticeCategories).map((category) => (
            <NoticeRows key={category} category={category} notices={notices} />
          ))}
        </table>
      </div>
    </PanelFrame>
  );
}

type Digest = CodeOf<typeof noticeDigests>;

interface NoticeDigestProps {
  digest: Digest;
  onChange: (digest: Digest) => void;
}

/** Whether notices come one by one or gathered. */
function NoticeDigest({ digest, onChange }: NoticeDigestProps) {
  const { t, language } = useWords();
  const label = say(saveNoticeSettings.body.digest.label, language);
  return (
    <div className="notice-digest">
      <span className="notice-digest__label">{label}</span>
      <SegmentedControl
        label={label}
        options={codesOf(digests).map((code) => ({
          value: code,
          label: say(wordOf(digests, code), language),
        }))}
        value={digest}
        onChange={(value) => isCode(digests, value) && onChange(value)}
      />
      <span className="notice-digest__note">{t('my.notices.digestNote')}</span>
    </div>
  );
}
