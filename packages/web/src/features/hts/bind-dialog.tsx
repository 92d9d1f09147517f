import type { GoodsCodeKind } from '@loadline/contract/facts/goods-code';
import { goodsCodeKinds } from '@loadline/contract/facts/goods-code';
import { goodsCodes } from '@loadline/contract/goods/goods-code';
import { bindCode, writtenBinding } from '@loadline/contract/goods/goods-code.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { optional } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { OutsidePanel } from '../../ui/side-panel.tsx';

interface BindProps {
  goods: { readonly id: string; readonly name: string };
  kind: GoodsCodeKind;
  /** What is bound now; blank leaves nothing bound. */
  now?: string | null;
  /** The code that is bound, where it is known already. */
  code?: string;
  onClose: () => void;
}

const { validFrom, reason } = writtenBinding;

/** Binds a code to goods from a day on, and says why. */
export function BindDialog({ goods, kind, now = null, code, onClose }: BindProps) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const word = say(wordOf(goodsCodeKinds, kind), language);
  return (
    <OutsidePanel>
      <Modal
        open
        onClose={onClose}
        closeLabel={t('resource.close')}
        title={t('goods.bindTitle', { kind: word, goods: goods.name })}
      >
        <ResourceForm
          fields={{
            code: optional({ ...goodsCodes[kind], label: writtenBinding.code.label }),
            validFrom,
            reason,
          }}
          columns="one"
          values={{ code: code ?? now, validFrom: null, reason: null }}
          inputs={{
            code: { hint: now === null ? undefined : t('goods.codeHint') },
            validFrom: { hint: t('goods.dayHint') },
            reason: { as: 'line' },
          }}
          submitLabel={t('goods.bind')}
          onSubmit={async (typed) => {
            await call(bindCode, { body: { id: goods.id, kind, ...typed }, refusal: 'in place' });
            notify('success', t('goods.bound'));
            await client.invalidateQueries();
            onClose();
          }}
          onCancel={onClose}
        />
      </Modal>
    </OutsidePanel>
  );
}
