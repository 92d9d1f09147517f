import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { rowHeights, type TableDensity } from '../ui/table/table-column.ts';
import { isDensity } from './looks.ts';

interface DensityMenuProps {
  density: TableDensity;
  onChange: (density: TableDensity) => void;
}

/** Row heights of a list. */
export function DensityMenu({ density, onChange }: DensityMenuProps) {
  const { t } = useWords();
  const items = Object.entries(rowHeights).map(([key, height]) => ({
    key,
    label: isDensity(key) ? t(`resource.density.${key}`) : key,
    hint: `${height} px`,
    checked: key === density,
  }));
  return (
    <Menu
      label={t('resource.density.label')}
      align="end"
      items={[items]}
      onChoose={(key) => isDensity(key) && onChange(key)}
      trigger={(trigger) => (
        <Button
          {...trigger}
          look="text"
          size="small"
          icon="density"
          aria-label={`${t('resource.density.label')} ${t(`resource.density.${density}`)}`}
        >
          {t(`resource.density.${density}`)}
        </Button>
      )}
    />
  );
}
