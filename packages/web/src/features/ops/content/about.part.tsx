import { readAboutPage, saveAboutPage } from '@loadline/contract/ops/content.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { AboutArticle } from '../../../site/about/about-article.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useDone } from '../use-done.ts';
import { ContentForm } from './content-form.tsx';

export function AboutPart() {
  const { t } = useWords();
  const done = useDone();
  const about = useQuery(asking(readAboutPage, {}));
  return (
    <div className="site-content">
      <PageTitle title={t('siteContent.about')} facts={t('siteContent.aboutFacts')} />
      {about.data ? (
        <ContentForm
          fields={saveAboutPage.body}
          values={about.data}
          updatedAt={about.data.updatedAt}
          sections={[
            { title: t('siteContent.head'), keys: ['titleZh', 'titleEn', 'leadZh', 'leadEn'] },
            { title: t('siteContent.lists'), keys: ['principles', 'sources', 'places', 'sections'] },
          ]}
          onSubmit={(body) => done(call(saveAboutPage, { body, refusal: 'in place' }))}
          preview={(written) => <AboutArticle about={written} />}
        />
      ) : null}
      {about.isError ? (
        <NotLoaded what={t('siteContent.about')} error={about.error} onRetry={() => void about.refetch()} />
      ) : null}
    </div>
  );
}
