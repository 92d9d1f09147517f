import { timeZoneList } from '@loadline/contract/references/reference.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../kernel/asking.ts';
import { chooseZone, chosenTime, chosenZone } from '../kernel/chosen-zone.ts';
import { useWords } from '../kernel/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';

/** The zones by name and difference. Choosing one stores it and reloads the page (spec). */
export function Zones() {
  const { t } = useWords();
  const { data: zones = [] } = useQuery(asking(timeZoneList, {}));
  const current = chosenZone();
  const here = zones.find(({ zone }) => zone === current);
  const [{ offset }] = useState(() => chosenTime(new Date().toISOString()));
  return (
    <Menu
      label={t('office.zone')}
      align="end"
      items={[
        zones.map(({ zone, name, gmt }) => ({
          key: zone,
          label: name,
          hint: gmt,
          checked: zone === current,
        })),
      ]}
      onChoose={(key) => {
        const chosen = zones.find(({ zone }) => zone === key);
        if (chosen && chosen.zone !== current) chooseZone(chosen);
      }}
      trigger={(trigger) => (
        <button type="button" className="header-button" {...trigger}>
          <Icon name="clock" />
          <span>{[here?.name, offset].filter(Boolean).join(' ')}</span>
          <span className="visually-hidden">{t('office.zone')}</span>
          <Icon name="chevron-down" size={13} />
        </button>
      )}
    />
  );
}
