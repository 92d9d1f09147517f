import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { ApiPart } from '../features/api/api.part.tsx';
import { KeysPart } from '../features/ops/api/keys.part.tsx';
import { DeskParts } from '../features/ops/desk-parts.tsx';
import { may } from '../kernel/session.ts';
import { useWords } from '../kernel/words.ts';

/** The keys of customers, and those of our own systems. */
export function OpsKeysPage() {
  const { t, language } = useWords();
  const ours = may('api:manage') ? [{ key: 'ours', label: t('api.ours'), screen: ApiPart }] : [];
  return (
    <DeskParts
      label={say(deskPages.opsKeys.title, language)}
      parts={[{ key: 'all', label: t('api.allKeys'), screen: KeysPart }, ...ours]}
    />
  );
}
