import { texts } from '../facts/texts.ts';
import { group, instant, list, optional, text } from '../kernel/field.ts';

/** One deed in the life of a document, in the caller's language; `who` is empty for the forwarder's people at the customer's. */
export const historyAnswer = list(
  group(
    {
      at: instant({ label: { zh: '时间', en: 'Time' } }),
      who: text({ label: { zh: '操作人', en: 'Who' }, max: 64, min: 0 }),
      action: text({ label: { zh: '操作', en: 'Action' }, max: 64 }),
      changes: list(
        group(
          {
            field: text(texts.field),
            from: optional(text({ label: { zh: '原值', en: 'Before' }, max: 4_000 })),
            to: optional(text({ label: { zh: '新值', en: 'After' }, max: 4_000 })),
          },
          { label: { zh: '变更', en: 'Change' } },
        ),
        { label: { zh: '变更', en: 'Changes' }, max: 2_000 },
      ),
    },
    { label: { zh: '历史', en: 'History entry' } },
  ),
  { label: { zh: '历史', en: 'History' } },
);
