import { publicAbout } from '@loadline/contract/site/about-page.api';
import { asking } from '../../kernel/asking.ts';
import { Answered } from '../answered.tsx';
import { useAnswer } from '../use-answer.ts';
import { AboutArticle } from './about-article.tsx';

const content = asking(publicAbout, {});

export function AboutPage() {
  const { answer, again } = useAnswer(content);
  return (
    <main id="main" className="about">
      <Answered answer={answer} onAgain={again}>
        {(about) => <AboutArticle about={about} />}
      </Answered>
    </main>
  );
}
