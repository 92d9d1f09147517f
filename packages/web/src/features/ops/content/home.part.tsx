import { say } from '@loadline/contract/kernel/text';
import { readHomePage, saveHomePage } from '@loadline/contract/ops/content.api';
import { homePage } from '@loadline/contract/site/home-page';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { HomeArticle } from '../../../site/home/home-article.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useDone } from '../use-done.ts';
import { ContentForm } from './content-form.tsx';

/** The home page, which promises nothing until somebody writes it. */
export function HomePart() {
  const { t, language } = useWords();
  const done = useDone();
  const { data, isError, error, refetch } = useQuery(asking(readHomePage, {}));
  const title = say(homePage.label, language);
  return (
    <div className="site-content">
      <PageTitle title={title} facts={t('siteContent.homeFacts')} />
      {data ? (
        <ContentForm
          key={data.home?.version}
          fields={saveHomePage.body}
          values={data.home ?? { version: null }}
          says={
            data.home
              ? t('siteContent.updated', { time: officeTime(data.home.updatedAt).full })
              : t('siteContent.homeNone')
          }
          sections={[
            {
              title: t('siteContent.head'),
              keys: ['titleZh', 'titleEn', 'title2Zh', 'title2En', 'leadZh', 'leadEn'],
            },
            { title: '', keys: ['exampleNo', 'example', 'nextZh', 'nextEn'] },
            { title: '', keys: ['promises'] },
            {
              title: t('siteContent.modes'),
              keys: ['modesTitleZh', 'modesTitleEn', 'modesLeadZh', 'modesLeadEn', 'modes'],
            },
            {
              title: t('siteContent.stages'),
              keys: ['stagesTitleZh', 'stagesTitleEn', 'stagesLeadZh', 'stagesLeadEn'],
            },
            { title: t('siteContent.office'), keys: ['officeTitleZh', 'officeTitleEn', 'office'] },
          ]}
          onSubmit={(body) => done(call(saveHomePage, { body, refusal: 'in place' }))}
          preview={(written) => <HomeArticle home={written} search={null} />}
        />
      ) : null}
      {isError ? <NotLoaded what={title} error={error} onRetry={() => void refetch()} /> : null}
    </div>
  );
}
