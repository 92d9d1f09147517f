import { keepInBooks } from '@loadline/contract/trusts/trust-draft.api';
import { useState } from 'react';
import { permitted } from '../../../kernel/permitted.ts';
import { useWords } from '../../../kernel/words.ts';
import type { RowContext } from '../../../resource/grid/grid-row.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { CartonPicker, GoodsPicker } from './library-pickers.tsx';
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
