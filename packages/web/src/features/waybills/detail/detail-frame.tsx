import { wholeText } from '@loadline/contract/kernel/figures';
import type { ReactNode } from 'react';
import { useNavigation, usePlace } from '../../../kernel/navigation.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { one } from '../../../resource/use-list-address.ts';
import { DetailFrame } from '../../../ui/frames.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import './detail.css';

/** The parts of a waybill in the order of the tabs. */
const detailTabs = [
  'base',
  'houses',
  'pieces',
  'ulds',
  'documents',
  'draft',
  'events',
  'exceptions',
  'costs',
  'messages',
  'history',
] as const;

export interface TabPart {
  readonly tab: DetailTab;
  /** How many things are in it; nothing where that says nothing. */
  readonly count?: number | undefined;
  readonly part: ReactNode;
}

interface MawbDetailFrameProps {
  title: ReactNode;
  head: ReactNode;
  parts: readonly TabPart[];
  /** A customer's, to whom notices of it come. */
  onPhones?: boolean;
}

/** A waybill: its head over its parts, one at a time, which the address names. */
export function MawbDetailFrame({ title, head, parts, onPhones = false }: MawbDetailFrameProps) {
  const { t } = useWords();
  const { search: raw } = usePlace();
  const { go } = useNavigation();
  const asked = one(raw['tab']);
  const current = parts.find(({ tab }) => isDetailTab(asked) && tab === asked) ?? parts[0];
  const choose = (tab: string) => go({ search: { ...raw, tab }, replace: true, resetScroll: false });
  return (
    <div className="mawb-detail">
      <DetailFrame onPhones={onPhones} title={title} head={head}>
        <Tabs
          label={t('waybills.tabs')}
          current={current?.tab ?? ''}
          onChoose={choose}
          tabs={parts.map(({ tab, count }) => ({
            key: tab,
            label: tabName(tab, t),
            count: count ? wholeText(count) : undefined,
            panel: 'mawb-part',
          }))}
        />
        <div
          id="mawb-part"
          role="tabpanel"
          tabIndex={-1}
          aria-label={current && tabName(current.tab, t)}
          className="mawb-part"
          key={current?.tab}
        >
          {current?.part}
        </div>
      </DetailFrame>
    </div>
  );
}

type DetailTab = (typeof detailTabs)[number];

function isDetailTab(value: string | undefined): value is DetailTab {
  return detailTabs.some((tab) => tab === value);
}

function tabName(tab: DetailTab, t: Words['t']): string {
  return t(`waybills.tab.${tab}`);
}
