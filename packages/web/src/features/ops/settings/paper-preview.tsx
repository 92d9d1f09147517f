import { say } from '@loadline/contract/kernel/text';
import {
  type Agent,
  agentCode,
  agentText,
  consolidatorText,
  issuerText,
} from '@loadline/contract/waybill-drafts/awb-agent';
import { awbBoxes } from '@loadline/contract/waybill-drafts/awb-boxes';
import { awbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { useWords } from '../../../kernel/words.ts';
import type { Values } from '../../../resource/input-look.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { Card } from '../../../ui/card.tsx';

type Box = 'shipper' | 'agent' | 'agentIata' | 'agentAccount' | 'executedAt' | 'issuer';

/** The boxes of the air waybill that name the company, filled with what is typed. */
export function PaperPreview({ typed }: { typed: Values }) {
  const { t } = useWords();
  const agent = agentOf(typed);
  return (
    <aside>
      <Card title={t('settings.onPapers')}>
        <p className="settings__note">{t('settings.master')}</p>
        <div className="awb-boxes">
          <PaperBox box="shipper" text={consolidatorText(agent)} />
          <PaperBox box="agent" text={agentText(agent)} />
          <PaperBox box="agentIata" text={agentCode(agent)} />
          <PaperBox box="agentAccount" text={agent.accountNo} />
          <PaperBox box="executedAt" text={agent.city?.toUpperCase() ?? null} />
        </div>
        <p className="settings__note">{t('settings.house')}</p>
        <div className="awb-boxes">
          <PaperBox box="issuer" text={issuerText(agent)} />
        </div>
      </Card>
    </aside>
  );
}

function PaperBox({ box, text }: { box: Box; text: string | null }) {
  const { t, language } = useWords();
  const { no, holds } = awbBoxes[box];
  const lines = text?.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / holds.width), 0) ?? 0;
  return (
    <div className={`awb-box awb-box--${box}`}>
      <span>
        {no} {say(awbForm.fields[box].label, language)}
      </span>
      <b>{text || t('settings.blank')}</b>
      {lines > holds.lines ? (
        <em className="state-act">{t('settings.tooLong', { lines: holds.lines, width: holds.width })}</em>
      ) : null}
    </div>
  );
}

function agentOf(typed: Values): Agent {
  const at = (key: keyof Agent) => typedText(typed[key]).trim() || null;
  return {
    nameZh: at('nameZh') ?? '',
    nameEn: at('nameEn') ?? '',
    addressZh: at('addressZh'),
    addressEn: at('addressEn'),
    phone: at('phone'),
    email: at('email'),
    uscc: at('uscc'),
    city: at('city'),
    iataCode: at('iataCode'),
    cassNo: at('cassNo'),
    accountNo: at('accountNo'),
  };
}
