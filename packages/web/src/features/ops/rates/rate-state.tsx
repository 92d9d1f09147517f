import type { RateCard } from '@loadline/contract/freight/rate-card';
import { todayIn } from '../../../kernel/time.ts';
import { useWords } from '../../../kernel/words.ts';
import { StateDot } from '../../../ui/status-chip.tsx';

/** Whether anybody sees a card now, will see it, or no more. */
export function RateState({ card }: { card: RateCard }) {
  const { t } = useWords();
  if (card.retired) return <StateDot family="void">{t('rates.state.retired')}</StateDot>;
  // The prices are made in China: their day is over there.
  const today = todayIn('Asia/Shanghai');
  if (card.validTo < today) return <StateDot family="stop">{t('rates.state.over')}</StateDot>;
  if (!card.published) return <StateDot family="wait">{t('rates.state.draft')}</StateDot>;
  if (card.validFrom > today) return <StateDot family="work">{t('rates.state.coming')}</StateDot>;
  return <StateDot family="done">{t('rates.state.published')}</StateDot>;
}
