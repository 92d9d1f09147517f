import { useWords } from '../../kernel/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { FileCalls, RecordFile } from './record-file.ts';

const deeds = ['preview', 'readers', 'show', 'hide', 'accept', 'refuse', 'withdraw'] as const;

export type AskedOfFile = (typeof deeds)[number];

interface FileMenuProps {
  file: RecordFile;
  calls: FileCalls;
  onAsk: (asked: AskedOfFile) => void;
}

/** What can be done with a file besides reading it. */
export function FileMenu({ file, calls, onAsk }: FileMenuProps) {
  const { t } = useWords();
  const item = (key: AskedOfFile, more: Partial<MenuItem> = {}): MenuItem => ({
    key,
    label: t(`files.deed.${key}`),
    ...more,
  });
  const visibility = item(file.visible ? 'hide' : 'show', { icon: file.visible ? 'eye-off' : 'eye' });
  const groups: MenuItem[][] = [
    [item('readers', { icon: 'team' })],
    calls.show ? [visibility] : [],
    calls.decide && !file.byStaff ? verdicts(file, item) : [],
    mayWithdraw(file, calls) ? [item('withdraw', { icon: 'trash', danger: true })] : [],
  ];
  return (
    <Menu
      label={t('files.deedsOf', { name: file.name })}
      align="end"
      items={groups.filter((group) => group.length > 0)}
      onChoose={(key) => {
        const asked = deeds.find((one) => one === key);
        if (asked) onAsk(asked);
      }}
      trigger={(trigger) => (
        <IconButton icon="more" size="small" label={t('files.deedsOf', { name: file.name })} {...trigger} />
      )}
    />
  );
}

function verdicts(
  { verdict }: RecordFile,
  item: (key: AskedOfFile, more: Partial<MenuItem>) => MenuItem,
): MenuItem[] {
  return [
    ...(verdict === 'accepted' ? [] : [item('accept', { icon: 'check' })]),
    ...(verdict === 'refused' ? [] : [item('refuse', { icon: 'close' })]),
  ];
}

/** The customer takes back what was uploaded by their own people and not accepted yet; staff anything. */
function mayWithdraw({ byStaff, verdict }: RecordFile, { withdraw, withdrawAsks }: FileCalls): boolean {
  if (!withdraw) return false;
  return withdrawAsks === 'reason' || (!byStaff && verdict !== 'accepted');
}
