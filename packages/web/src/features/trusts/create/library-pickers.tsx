import { cartonApi } from '@loadline/contract/customers/carton.api';
import { goodsApi } from '@loadline/contract/customers/goods.api';
import { plain } from '@loadline/contract/kernel/decimal';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { Palette } from '../../../ui/palette.tsx';
import type { PaletteSearch } from '../../../ui/palette-entry.ts';

interface PickerProps {
  /** What the chosen entry says about a line. */
  onPick: (values: Partial<TrustLine>) => void;
  onClose: () => void;
}

type Found = ReadonlyMap<string, Partial<TrustLine>>;

/** Goods that the customer ships again and again. */
export function GoodsPicker({ onPick, onClose }: PickerProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const found = useRef<Found>(new Map());
  const search: PaletteSearch = useCallback(
    async (query) => {
      const { rows } = await client.fetchQuery(
        asking(goodsApi.list, { size: 50, ...(query && { search: query }) }),
      );
      found.current = new Map(
        rows.map(({ id, nameZh, nameEn, hsCode, brand, model, material, purpose }) => [
          id,
          { nameZh, nameEn, hsDest: hsCode, brand, model, material, usage: purpose },
        ]),
      );
      const entries = rows.map(({ id, nameZh, nameEn, hsCode, brand, model }) => ({
        key: id,
        icon: 'box' as const,
        label: nameZh,
        detail: [nameEn, hsCode, brand, model].filter(Boolean).join(' · '),
      }));
      return entries.length > 0 ? [{ key: 'goods', label: t('trust.cargo.goodsGroup'), entries }] : [];
    },
    [client, t],
  );
  return (
    <Palette
      open
      onClose={onClose}
      search={search}
      onChoose={({ key }) => onPick(found.current.get(key) ?? {})}
      label={t('trust.cargo.goods')}
      placeholder={t('trust.cargo.goodsSearch')}
      nothing={t('trust.cargo.nothing')}
      failed={t('drafting.pick.failed')}
      enterLabel={t('drafting.pick.enter')}
    />
  );
}

/** Carton sizes that the customer packs in again and again. */
export function CartonPicker({ onPick, onClose }: PickerProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const found = useRef<Found>(new Map());
  const search: PaletteSearch = useCallback(
    async (query) => {
      const { rows } = await client.fetchQuery(
        asking(cartonApi.list, { size: 50, ...(query && { search: query }) }),
      );
      const sized = rows.map(({ id, rule, ...sides }) => {
        const [length, width, height] = [plain(sides.length), plain(sides.width), plain(sides.height)];
        return { id, rule, size: { length, width, height } };
      });
      found.current = new Map(sized.map(({ id, size }) => [id, size]));
      const entries = sized.map(({ id, rule, size }) => ({
        key: id,
        icon: 'box' as const,
        label: rule,
        detail: `${size.length} × ${size.width} × ${size.height} cm`,
      }));
      return entries.length > 0 ? [{ key: 'cartons', label: t('trust.cargo.cartonGroup'), entries }] : [];
    },
    [client, t],
  );
  return (
    <Palette
      open
      onClose={onClose}
      search={search}
      onChoose={({ key }) => onPick(found.current.get(key) ?? {})}
      label={t('trust.cargo.carton')}
      placeholder={t('trust.cargo.cartonSearch')}
      nothing={t('trust.cargo.nothing')}
      failed={t('drafting.pick.failed')}
      enterLabel={t('drafting.pick.enter')}
    />
  );
}
