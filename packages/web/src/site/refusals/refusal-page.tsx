import type { ReactNode } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadLineDrawing } from '../../ui/load-line-drawing.tsx';
import './refusals.css';

interface RefusalPageProps {
  code: string;
  title: string;
  text: string;
  scene: 'sunk' | 'barred';
  children?: ReactNode;
}

/** One sentence, the load line, and the two ways out of the specification. */
export function RefusalPage({ code, title, text, scene, children }: RefusalPageProps) {
  const { t } = useWords();
  return (
    <main id="main" className="refusal">
      <div className="wide refusal__words">
        <p className="refusal__code">{code}</p>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
        <div className="refusal__ways">
          <PageLink page="home" className={buttonClass('primary', 'large')}>
            {t('error.backHome')}
          </PageLink>
          <button type="button" className={buttonClass('secondary', 'large')} onClick={() => history.back()}>
            <Icon name="chevron-left" />
            {t('error.backPrevious')}
          </button>
        </div>
      </div>
      <LoadLineDrawing scene={scene} />
    </main>
  );
}
