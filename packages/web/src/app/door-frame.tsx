import type { ComponentProps, ReactNode } from 'react';
import { PageLink } from '../kernel/page-link.tsx';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { SplitFrame } from '../ui/split-frame.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NeedsScript } from './needs-script.tsx';
import { TrackingBox } from './tracking-box.tsx';

type DoorFrameProps = Pick<ComponentProps<typeof SplitFrame>, 'look' | 'motto' | 'lead' | 'foot'> & {
  children: ReactNode;
};

/** The frame of login and registration: the way home and the language stand at the top of both. */
export function DoorFrame({ children, ...look }: DoorFrameProps) {
  const { t, language } = useWords();
  return (
    <SplitFrame
      {...look}
      brand={
        <PageLink page="home">
          <Brand name={companyLabel(language)} logo={hostLogo()} />
        </PageLink>
      }
      tools={
        <>
          <TrackingBox />
          <PageLink page="home">{t('error.backHome')}</PageLink>
          <LanguageMenu />
        </>
      }
      skipLabel={t('nav.skip')}
    >
      <NeedsScript />
      {children}
    </SplitFrame>
  );
}
