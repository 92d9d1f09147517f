import { bindCode, boundGoodsApi } from '@loadline/contract/goods/goods-code.api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Palette } from '../../ui/palette.tsx';
import type { PaletteSearch } from '../../ui/palette-entry.ts';
import { PanelFoot } from '../../ui/side-panel.tsx';
import { BindDialog } from './bind-dialog.tsx';

/** Binds a number of the schedule to goods that are chosen from the register. */
export function BindNumber({ no }: { no: string }) {
  const { t } = useWords();
  const [step, setStep] = useState<'choose' | { id: string; name: string }>();
  if (!permitted(bindCode) || !permitted(boundGoodsApi.list)) return null;
  const close = () => setStep(undefined);
  return (
    <PanelFoot>
      <Button icon="plus" onClick={() => setStep('choose')}>
        {t('goods.bindTo')}
      </Button>
      {step === 'choose' ? <GoodsPicker onPick={setStep} onClose={close} /> : null}
      {step && step !== 'choose' ? <BindDialog goods={step} kind="hts" code={no} onClose={close} /> : null}
    </PanelFoot>
  );
}

interface PickerProps {
  onPick: (goods: { id: string; name: string }) => void;
  onClose: () => void;
}

function GoodsPicker({ onPick, onClose }: PickerProps) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const search: PaletteSearch = useCallback(
    async (query) => {
      const { rows } = await client.fetchQuery(
        asking(boundGoodsApi.list, { size: 50, ...(query && { search: query }) }),
      );
      const entries = rows.map(({ id, nameZh, nameEn, sku, hts }) => ({
        key: id,
        icon: 'box' as const,
        label: language === 'en' ? nameEn : nameZh,
        detail: [sku, hts].filter(Boolean).join(' · '),
        goesOn: true as const,
      }));
      return entries.length > 0 ? [{ key: 'goods', label: t('goods.pick.group'), entries }] : [];
    },
    [client, t, language],
  );
  return (
    <Palette
      open
      onClose={onClose}
      search={search}
      onChoose={({ key, label }) => onPick({ id: key, name: label })}
      label={t('goods.bindTo')}
      placeholder={t('goods.pick.search')}
      nothing={t('goods.pick.nothing')}
      failed={t('goods.pick.failed')}
      enterLabel={t('goods.pick.enter')}
    />
  );
}
