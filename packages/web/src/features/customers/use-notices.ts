import { noticeSettings, saveNoticeSettings } from '@loadline/contract/customers/notice.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { defaultChoices } from '@loadline/contract/messages/notice-event';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';

export type Settings = AnswerOf<typeof noticeSettings>;
export type Notices = ReturnType<typeof useNotices>;

/** One's settings as they are changed: each change shows at once and is saved after the one before it. */
export function useNotices(given: Settings) {
  const client = useQueryClient();
  const [settings, setSettings] = useState(given);
  /** Milliseconds since 1970. */
  const [savedAt, setSavedAt] = useState<number>();
  const line = useRef(Promise.resolve());
  const { queryKey } = asking(noticeSettings, {});
  const save = async (body: Settings) => {
    try {
      const answer = await call(saveNoticeSettings, { body, refusal: 'in place' });
      client.setQueryData(queryKey, answer);
      setSavedAt(Date.now());
    } catch (error) {
      setSettings(client.getQueryData<Settings>(queryKey) ?? given);
      tellRefusal(error);
    }
  };
  const saveAfter = async (before: Promise<void>, body: Settings) => {
    await before;
    await save(body);
  };
  const change = (changes: Partial<Settings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    line.current = saveAfter(line.current, next);
  };
  const turn = (choice: string, on: boolean) => {
    const others = settings.chosen.filter((one) => one !== choice);
    change({ chosen: on ? [...others, choice] : others });
  };
  const reset = () => change({ digest: 'none', chosen: [...defaultChoices] });
  return { settings, savedAt, change, turn, reset };
}
