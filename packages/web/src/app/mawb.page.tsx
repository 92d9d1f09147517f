import { waybillApi } from '@loadline/contract/waybills/waybill.api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { DraftDrawer } from '../features/waybill-drafts/draft-drawer.tsx';
import { MawbListScreen } from '../features/waybills/list/mawb-list.screen.tsx';
import { asking } from '../kernel/asking.ts';
import { useNavigation, usePlace } from '../kernel/navigation.ts';
import { one } from '../resource/use-list-address.ts';

/** A customer's waybills; a draft that waits for the customer is answered beside them. */
export function MawbPage() {
  useNumberAsked();
  return <MawbListScreen draft={DraftDrawer} />;
}

/** A notice leads to one waybill by its number: the list shows it, with its panel open. */
function useNumberAsked(): void {
  const { search: raw } = usePlace();
  const no = one(raw['no']);
  const { go } = useNavigation();
  const found = useQuery({
    ...asking(waybillApi.list, { search: no ?? null, size: 1 }),
    enabled: no !== undefined,
  });
  const open = found.data?.rows[0]?.id;
  const show = useEffectEvent(() => go({ search: { search: no, open }, replace: true }));
  useEffect(() => {
    if (no !== undefined && found.isFetched) show();
  }, [no, found.isFetched]);
}
