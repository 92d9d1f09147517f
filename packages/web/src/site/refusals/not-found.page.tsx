import { useWords } from '../../kernel/words.ts';
import { RefusalPage } from './refusal-page.tsx';

export function NotFoundPage() {
  const { t } = useWords();
  return <RefusalPage code="404" title={t('error.notFound')} text={t('error.notFoundText')} scene="sunk" />;
}
