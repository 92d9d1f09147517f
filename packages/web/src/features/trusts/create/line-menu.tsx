import { cartonApi } from '@loadline/contract/customers/carton.api';
import { goodsApi } from '@loadline/contract/customers/goods.api';
import { boundGoodsApi } from '@loadline/contract/goods/goods-code.api';
import { plain } from '@loadline/contract/kernel/decimal';
import { keepInBooks } from '@loadline/contract/trusts/trust-draft.api';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { permitted } from '../../../kernel/permitted.ts';
import { useWords } from '../../../kernel/words.ts';
import type { RowContext } from '../../../resource/grid/grid-row.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Palette } from '../../../ui/palette.tsx';
import type { PaletteSearch } from '../../../ui/palette-entry.ts';
import { useKeeping } from './use-keeping.ts';

/** What else can be done with a line: the libraries, a double, more fields, away with it. */
export function LineMenu({ row, at, isOpen, actions }: RowContext) {
  const { t } = useWords();
  const [picks, setPicks] = useState<'goods' | 'carton'>();
  const keeping = useKeeping();
  const choose = (key: string) => {
    if (key === 'goods' || key === 'carton') setPicks(key);
    else if (key === 'more') actions.toggle(row.id);
    else if (key === 'double') actions.copy(row.id, { un383File: null, msdsFile: null });
    else if (key === 'keepGoods') void keeping.keep({ goods: [row.id] });
    else if (key === 'keepCarton') void keeping.keep({ cartons: [row.id] });
    else actions.remove(row.id);
  };
  const label = t('trust.cargo.deeds', { line: at + 1 });
  const close = () => setPicks(undefined);
  return (
    <>
      <Menu
        label={label}
        align="end"
        onChoose={choose}
        items={[
          [
            { key: 'more', label: t(isOpen ? 'trust.cargo.less' : 'trust.cargo.more'), icon: 'list' },
            { key: 'goods', label: t('trust.cargo.goods'), icon: 'book' },
            { key: 'carton', label: t('trust.cargo.carton'), icon: 'box' },
          ],
          ...(permitted(keepInBooks)
            ? [
                [
                  { key: 'keepGoods', label: t('trust.cargo.keepGoods') },
                  { key: 'keepCarton', label: t('trust.cargo.keepCarton') },
                ],
              ]
            : []),
          [
            { key: 'double', label: t('trust.cargo.double'), icon: 'copy' },
            { key: 'remove', label: t('trust.cargo.remove'), icon: 'trash', danger: true },
          ],
        ]}
        trigger={(trigger) => <IconButton icon="more" size="small" label={label} {...trigger} />}
      />
      {picks === 'goods' ? (
        <GoodsPicker onPick={(values) => actions.fill(row.id, values)} onClose={close} />
      ) : null}
      {picks === 'carton' ? (
        <CartonPicker onPick={(values) => actions.fill(row.id, values)} onClose={close} />
      ) : null}
    </>
  );
}

interface PickerProps {
  /** What the chosen entry says about a line. */
  onPick: (values: Partial<TrustLine>) => void;
  onClose: () => void;
}

type Found = ReadonlyMap<string, Partial<TrustLine>>;

/** Goods that the customer ships again and again. */
function GoodsPicker({ onPick, onClose }: PickerProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const found = useRef<Found>(new Map());
  const search: PaletteSearch = useCallback(
    async (query) => {
      const { rows } = await client.fetchQuery(
        asking(goodsApi.list, { size: 50, ...(query && { search: query }) }),
      );
      const bound = await codesBound(client, query);
      found.current = new Map(
        rows.map(({ id, nameZh, nameEn, hsCode, brand, model, material, purpose }) => [
          id,
          { nameZh, nameEn, hsDest: hsCode, brand, model, material, usage: purpose, ...bound.get(id) },
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

/** The codes that are bound to goods today, for who may see them; a line has its own where nothing is bound. */
async function codesBound(client: QueryClient, query: string): Promise<Found> {
  if (!permitted(boundGoodsApi.list)) return new Map();
  const { rows } = await client.fetchQuery(
    asking(boundGoodsApi.list, { size: 50, ...(query && { search: query }) }),
  );
  return new Map(
    rows.map(({ id, hts, hsCn, mid }) => [
      id,
      { ...(hts !== null && { hsDest: hts }), ...(hsCn !== null && { hsCn }), ...(mid !== null && { mid }) },
    ]),
  );
}

/** Carton sizes that the customer packs in again and again. */
function CartonPicker({ onPick, onClose }: PickerProps) {
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
