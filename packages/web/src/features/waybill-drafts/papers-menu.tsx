import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { waybillPaper } from '@loadline/contract/waybill-drafts/draft.api';
import type { WaybillPaper } from '@loadline/contract/waybill-drafts/draft.papers';
import { paperOfHouse, waybillPapers } from '@loadline/contract/waybill-drafts/draft.papers';
import { deskWaybillPaper } from '@loadline/contract/waybill-drafts/draft-desk.api';
import { useState } from 'react';
import { callForFile } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { saveFile } from '../../kernel/save-file.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';

interface PapersMenuProps {
  no: string;
  houses: readonly { readonly hawbId: string; readonly hawbNo: string | null }[];
  /** Customers get the master once it is final. */
  confirmed: boolean;
}

interface Choice {
  readonly paper: WaybillPaper;
  readonly hawbId: string | null;
}

/** Everything that is printed of a waybill, as PDF: staff the whole, a customer what is theirs. */
export function PapersMenu({ no, houses, confirmed }: PapersMenuProps) {
  const { t, language } = useWords();
  const { busy, print } = usePrinting(no);
  const isStaff = may('op:mawb:view');
  const choices = choicesOf(houses, isStaff);
  const itemOf = ({ paper, hawbId }: Choice) => {
    const word = say(wordOf(waybillPapers, paper), language);
    const house = houses.find((one) => one.hawbId === hawbId);
    const isShut = paper === 'mawb' && !isStaff && !confirmed;
    return {
      key: `${paper} ${hawbId ?? ''}`,
      label: house?.hawbNo ? `${word} ${house.hawbNo}` : word,
      refused: isShut ? t('drafts.notFinal') : undefined,
    };
  };
  return (
    <Menu
      label={t('drafts.papers')}
      items={choices.map((group) => group.map(itemOf))}
      onChoose={(key) => {
        const chosen = choices.flat().find((one) => itemOf(one).key === key);
        if (chosen) void print(chosen);
      }}
      trigger={(trigger) => (
        <Button icon="download" busy={busy} {...trigger}>
          {t('drafts.papers')}
        </Button>
      )}
    />
  );
}

/** First what is of the whole, then a group for each house waybill. */
function choicesOf(houses: PapersMenuProps['houses'], isStaff: boolean): Choice[][] {
  const whole: WaybillPaper[] = [
    'mawb',
    ...(isStaff && houses.length > 0 ? (['manifest'] as const) : []),
    ...(houses.length === 0 ? (['sli', 'labels'] as const) : []),
  ];
  return [
    whole.map((paper) => ({ paper, hawbId: null })),
    ...houses.map(({ hawbId }) => paperOfHouse.map((paper) => ({ paper, hawbId }))),
  ];
}

function usePrinting(no: string) {
  const [busy, setBusy] = useState(false);
  const print = async (choice: Choice) => {
    setBusy(true);
    const query = { no, ...choice };
    const isStaff = may('op:mawb:view');
    try {
      saveFile(
        await (isStaff ? callForFile(deskWaybillPaper, { query }) : callForFile(waybillPaper, { query })),
      );
    } catch (error) {
      // The refusal has been told.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, print };
}
