import { useState } from 'react';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import type { DeskWaybill } from '../waybill-record.ts';
import { BackDialog } from './back-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { FlightDialog } from './flight-dialog.tsx';

const deeds = ['flight', 'edit', 'back'] as const;
type Deed = (typeof deeds)[number];

/** Once the flight has left or nothing follows, no other one can be taken. */
const beyond: readonly string[] = ['3', '4', '40', '34', '8', '0'];

/** What is done with a waybill besides its steps: another flight, its facts, one step back. */
export function DeskDeeds({ of }: { of: DeskWaybill }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<Deed>();
  const mayMove = may('op:mawb:move');
  const close = () => setAsked(undefined);
  const { status, flightNo } = of.waybill;
  const items: MenuItem[] = [
    ...(mayMove
      ? [
          {
            key: 'flight',
            label: t('waybills.deed.flight'),
            icon: 'plane' as const,
            refused: beyond.includes(status) || flightNo === null ? t('waybills.deed.noFlight') : undefined,
          },
          { key: 'edit', label: t('waybills.deed.edit'), icon: 'edit' as const },
        ]
      : []),
    ...(may('op:mawb:revert')
      ? [
          {
            key: 'back',
            label: t('waybills.deed.back'),
            icon: 'chevron-left' as const,
            danger: true,
            refused: of.backTo === null ? t('waybills.deed.noBack') : undefined,
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={t('waybills.deed.title')}
        align="end"
        items={[items]}
        onChoose={(key) => setAsked(deeds.find((deed) => deed === key))}
        trigger={(trigger) => (
          <Button icon="more" {...trigger}>
            {t('waybills.deed.title')}
          </Button>
        )}
      />
      {asked === 'flight' ? <FlightDialog of={of} onClose={close} /> : null}
      {asked === 'edit' ? <EditDialog of={of} onClose={close} /> : null}
      {asked === 'back' && of.backTo !== null ? <BackDialog of={of} to={of.backTo} onClose={close} /> : null}
    </>
  );
}
