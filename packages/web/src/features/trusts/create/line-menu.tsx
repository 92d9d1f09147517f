import { keepInBooks } from '@loadline/contract/trusts/trust-draft.api';
import { useState } from 'react';
import { permitted } from '../../../kernel/permitted.ts';
import { newKey } from '../../../kernel/request.ts';
import { useWords } from '../../../kernel/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { CartonPicker, GoodsPicker } from './library-pickers.tsx';
import type { LineDeeds } from './line-deeds.ts';
import { useTrustForm } from './trust-form.ts';
import { linesIn, type TypedLine } from './typed-lines.ts';
import { useKeeping } from './use-keeping.ts';

interface LineMenuProps {
  line: TypedLine;
  place: number;
  deeds: LineDeeds;
  isMore: boolean;
  onMore: () => void;
}

/** What else can be done with a line: the libraries, a double, more fields, away with it. */
export function LineMenu({ line, place, deeds, isMore, onMore }: LineMenuProps) {
  const { t } = useWords();
  const { entered } = useTrustForm();
  const [picks, setPicks] = useState<'goods' | 'carton'>();
  const keeping = useKeeping();
  const double = () => {
    const lines = linesIn(entered);
    const copy = { ...line, id: newKey(), un383File: null, msdsFile: null };
    deeds.set([...lines.slice(0, place + 1), copy, ...lines.slice(place + 1)]);
  };
  const choose = (key: string) => {
    if (key === 'goods' || key === 'carton') setPicks(key);
    else if (key === 'more') onMore();
    else if (key === 'double') double();
    else if (key === 'keepGoods') void keeping.keep({ goods: [line.id] });
    else if (key === 'keepCarton') void keeping.keep({ cartons: [line.id] });
    else deeds.remove(line.id);
  };
  const label = t('trust.cargo.deeds', { line: place + 1 });
  const close = () => setPicks(undefined);
  return (
    <>
      <Menu
        label={label}
        align="end"
        onChoose={choose}
        items={[
          [
            { key: 'more', label: t(isMore ? 'trust.cargo.less' : 'trust.cargo.more'), icon: 'list' },
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
        <GoodsPicker onPick={(values) => deeds.fill(line, values)} onClose={close} />
      ) : null}
      {picks === 'carton' ? (
        <CartonPicker onPick={(values) => deeds.fill(line, values)} onClose={close} />
      ) : null}
    </>
  );
}
