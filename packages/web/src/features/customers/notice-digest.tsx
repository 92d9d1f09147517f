import { saveNoticeSettings } from '@loadline/contract/customers/notice.api';
import { type CodeOf, codesOf, isCode, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { noticeDigests as digests, type noticeDigests } from '@loadline/contract/messages/notice-event';
import { useWords } from '../../kernel/words.ts';
import { SegmentedControl } from '../../ui/segmented.tsx';

type Digest = CodeOf<typeof noticeDigests>;

interface NoticeDigestProps {
  digest: Digest;
  onChange: (digest: Digest) => void;
}

/** Whether notices come one by one or gathered. */
export function NoticeDigest({ digest, onChange }: NoticeDigestProps) {
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
