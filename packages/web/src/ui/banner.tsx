import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './styles/banner.css';

interface BannerProps {
  /** Names it among the page's regions. */
  label: string;
  icon: IconName;
  children: ReactNode;
  /** The way out of it. */
  action?: ReactNode;
  /** `quiet`: for what one knows and works on. */
  look?: 'quiet' | undefined;
}

/** Over the whole width and the whole page, for what must not be overlooked: looking as somebody else. */
export function Banner({ label, icon, children, action, look }: BannerProps) {
  return (
    <section className={look ? `banner banner--${look}` : 'banner'} aria-label={label}>
      <Icon name={icon} size={18} />
      <div className="banner__words">{children}</div>
      {action ? <div className="banner__action">{action}</div> : null}
    </section>
  );
}
