import type { CodeOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { deleteView, listViews, saveView } from '@loadline/contract/views/saved-view.api';
import type { viewSubjects } from '@loadline/contract/views/view-subject';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';

export type ViewSubject = CodeOf<typeof viewSubjects>;
export type SavedView = AnswerOf<typeof listViews>[number];

export interface ViewStore {
  /** One's own views and those a colleague shares; undefined until they are known. */
  readonly views: readonly SavedView[] | undefined;
  save: (view: Omit<BodyOf<typeof saveView>, 'subject'>) => Promise<SavedView>;
  drop: (viewId: string) => Promise<void>;
}

/** The saved views of a list. */
export function useViews(subject: ViewSubject): ViewStore {
  const client = useQueryClient();
  const question = asking(listViews, { subject });
  const { data: views } = useQuery(question);
  const renew = () => client.invalidateQueries({ queryKey: question.queryKey });
  return {
    views,
    save: async (view) => {
      const saved = await call(saveView, { body: { ...view, subject }, refusal: 'in place' });
      await renew();
      return saved;
    },
    drop: async (viewId) => {
      await call(deleteView, { body: { viewId } });
      await renew();
    },
  };
}
