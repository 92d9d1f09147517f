import { noticeSettings, saveNoticeSettings } from '@loadline/contract/customers/notice.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { noticeChoices, staffMail } from '@loadline/contract/messages/notice-event';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';

/** Whether a colleague gets by mail what rings at the desk. */
export function DeskNoticesCard() {
  const { t, language } = useWords();
  const client = useQueryClient();
  const asked = asking(noticeSettings, {});
  const { data, isError, error, refetch } = useQuery(asked);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: NonNullable<typeof data>) => call(saveNoticeSettings, { body, refusal: 'in place' }),
    onSuccess: (saved) => client.setQueryData(asked.queryKey, saved),
    onError: tellRefusal,
  });
  const turn = ({ digest, chosen }: NonNullable<typeof data>, on: boolean) =>
    mutate({ digest, chosen: [...chosen.filter((one) => one !== staffMail), ...(on ? [staffMail] : [])] });
  return (
    <Card title={t('notices.title')}>
      {isError ? <NotLoaded what={t('notices.title')} error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Switch
          checked={(isPending ? variables : data).chosen.includes(staffMail)}
          onChange={(on) => turn(data, on)}
        >
          {say(wordOf(noticeChoices, staffMail), language)}
        </Switch>
      ) : null}
    </Card>
  );
}
