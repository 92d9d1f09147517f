import type { Family } from '@loadline/contract/kernel/code';
import { CopyNumber } from '../copy-number.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { StateDot, StatusChip } from '../status-chip.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { showToast } from '../toast-store.ts';
import { pick, type useTexts } from './kit-texts.ts';

interface SampleOrder {
  number: string;
  place: number;
}

const families: readonly Family[] = ['work', 'act', 'move', 'stop', 'wait', 'done', 'void'];
const modes: readonly IconName[] = ['plane', 'ship', 'truck', 'rail'];

export function sampleOrders(count: number): SampleOrder[] {
  return Array.from({ length: count }, (_, place) => ({
    number: `HX2611${String(1_900_612 - place * 25)}`,
    place,
  }));
}

/** The thirteen columns of the order list. */
export function orderColumns(texts: ReturnType<typeof useTexts>): TableColumn<SampleOrder>[] {
  const head = (index: number) => ({ key: String(index), header: pick(texts.orderHeads, index) });
  return [
    {
      ...head(0),
      width: 160,
      sortable: true,
      cell: ({ number }) => <OrderLink number={number} texts={texts} />,
    },
    {
      ...head(1),
      width: 130,
      cell: ({ place }) => (
        <StatusChip family={pickFamily(place)}>{pick(texts.orderStates, place)}</StatusChip>
      ),
    },
    {
      ...head(2),
      width: 106,
      sortable: true,
      muted: true,
      cell: ({ place }) => `11-${20 - (place % 9)} 08:12`,
    },
    { ...head(3), width: 150, cell: ({ place }) => <Channel place={place} texts={texts} /> },
    { ...head(4), width: 66, cell: ({ place }) => ['US', 'DE', 'PL', 'FR'][place % 4] },
    { ...head(5), width: 94, cell: ({ place }) => `PO-${90_417 - place}` },
    {
      ...head(6),
      width: 112,
      muted: true,
      cell: ({ place }) => (place % 6 === 4 ? '—' : `HXLU${4_028_176 - place}`),
    },
    { ...head(7), width: 66, align: 'end', sortable: true, cell: ({ place }) => 86 + ((place * 37) % 400) },
    {
      ...head(8),
      unit: 'm³',
      width: 84,
      align: 'end',
      cell: ({ place }) => (3.42 + ((place * 7) % 50)).toFixed(2),
    },
    { ...head(9), unit: 'kg', width: 100, align: 'end', sortable: true, cell: () => '9,731.0' },
    { ...head(10), width: 106, muted: true, sortable: true, cell: () => '11-15 10:22' },
    { ...head(11), width: 110, sortable: true, cell: ({ place }) => <Eta place={place} texts={texts} /> },
    { ...head(12), width: 96, muted: true, cell: ({ place }) => (place % 3 ? 'FB18QX07' : '—') },
  ];
}

interface CellProps {
  place: number;
  texts: ReturnType<typeof useTexts>;
}

function pickFamily(place: number): Family {
  return families[place % families.length] ?? 'void';
}

function OrderLink({ number, texts }: { number: string; texts: CellProps['texts'] }) {
  return (
    <CopyNumber
      number={number}
      copyLabel={texts.copy}
      onCopied={() => showToast('success', texts.copied)}
      onFailed={() => showToast('error', texts.copyFailed)}
    >
      <a href={`#${number}`}>{number}</a>
    </CopyNumber>
  );
}

function Channel({ place, texts }: CellProps) {
  return (
    <>
      <Icon name={modes[place % modes.length] ?? 'transport-unknown'} /> {pick(texts.channels, place)}
    </>
  );
}

function Eta({ place, texts }: CellProps) {
  if (place % 13 !== 11) return '11-21';
  return <StateDot family="stop">11-19 {texts.late}</StateDot>;
}
