import { sheetApi } from '@loadline/contract/exceptions/sheet.api';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { usePlace } from '../../kernel/navigation.ts';
import { useWords } from '../../kernel/words.ts';
import { RecordPage } from '../../resource/record-page.tsx';
import { one } from '../../resource/use-list-address.ts';
import { useSheetList } from './sheet-head.tsx';
import { SheetPage } from './sheet-page.tsx';

/** One exception sheet by the number in the address; `reply` leads to one comment of it. */
export function SheetDetailScreen() {
  const { t } = useWords();
  const [{ no = '' }] = useAddress(sheetApi.detail.query);
  const { reply } = usePlace().search;
  const detail = useQuery({ ...asking(sheetApi.detail, { no }), enabled: no !== '' });
  useLive('sheet', detail.data?.sheet.id, () => detail.refetch());
  return (
    <RecordPage no={no} question={detail} what={t('sheets.one')} list={useSheetList()}>
      {(record) => <SheetPage key={no} record={record} target={one(reply)} />}
    </RecordPage>
  );
}
