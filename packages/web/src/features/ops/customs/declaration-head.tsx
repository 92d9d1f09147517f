import { customsStatuses, lifecycleOf } from '@loadline/contract/customs/customs.lifecycle';
import { wordOf } from '@loadline/contract/kernel/code';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { CustomsState } from '../../../shared/customs/customs-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { inLanguage } from '../named.ts';
import type { Asked, Declaration } from './declaration.ts';

interface DeclarationHeadProps {
  of: Declaration;
  onAsk: (asked: Asked) => void;
}

/** Number, state and customer; the next step as the one button, everything else in a menu. */
export function DeclarationHead({ of, onAsk }: DeclarationHeadProps) {
  const { t, language } = useWords();
  const { fileNo, status, orgId, customer, customerEn } = of.file;
  const name = inLanguage(language, customer, customerEn);
  return (
    <RecordTitle
      list={{ page: 'opsCustoms' }}
      title={fileNo}
      number={fileNo}
      beside={
        <>
          <CustomsState status={status} />
        </>
      }
      facts={
        may('op:customer:view') ? (
          <PageLink page="opsCustomer" query={{ no: orgId }}>
            {name}
          </PageLink>
        ) : (
          <span>{name}</span>
        )
      }
      actions={<Steps of={of} onAsk={onAsk} says={t('orders.deed.title')} />}
    />
  );
}

function Steps({ of: { file, steps }, onAsk, says }: DeclarationHeadProps & { says: string }) {
  const { t, language } = useWords();
  const open = lifecycleOf(
    file,
    steps.map(({ step }) => step),
  );
  const [next, ...others] = nextOf(open, file.status, permissionsHeld());
  const nameOf = (status: typeof file.status) => say(wordOf(customsStatuses, status), language);
  const items: MenuItem[][] = [
    others.map((to) => ({
      key: to,
      label: t('customsDesk.move.to', { status: nameOf(to) }),
      danger: to === 'VOID',
    })),
    [
      { key: 'abnormal', label: t('customsDesk.abnormal.open'), icon: 'warn' },
      {
        key: 'back',
        label: t('customsDesk.back.open'),
        icon: 'chevron-left',
        danger: true,
        refused: steps.length === 0 ? t('customsDesk.back.none') : undefined,
      },
    ],
  ];
  return (
    <>
      <Menu
        label={says}
        align="end"
        items={items.filter((group) => group.length > 0)}
        onChoose={(key) => {
          const to = others.find((status) => status === key);
          if (to) onAsk({ move: to });
          if (key === 'abnormal' || key === 'back') onAsk(key);
        }}
        trigger={(trigger) => (
          <Button icon="more" {...trigger}>
            {says}
          </Button>
        )}
      />
      {next ? (
        <Button look="primary" icon="arrow-right" onClick={() => onAsk({ move: next })}>
          {t('customsDesk.move.to', { status: nameOf(next) })}
        </Button>
      ) : null}
    </>
  );
}
