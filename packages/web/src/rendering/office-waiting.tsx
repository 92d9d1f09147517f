import type { Page } from '@loadline/contract/kernel/page';
import { type Language, say } from '@loadline/contract/kernel/text';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { Brand } from '../ui/brand-mark.tsx';

const menu = [0, 1, 2, 3, 4, 5, 6, 7];
const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const cells = [0, 1, 2, 3, 4];

/**
 * What stands on a page behind the login until its code is there: the real head, and grey bars where menu and rows will
 * be. Nobody is told of it: who listens hears the page itself.
 */
export function OfficeWaiting({ page, language }: { page: Page; language: Language }) {
  return (
    <div className={`office-frame office-waiting office-waiting--${page.layout}`} aria-hidden="true">
      <div className="office-header">
        <Brand name={companyLabel(language)} suffix="OMS" logo={hostLogo()} />
        <div className="office-waiting__menu">
          {menu.map((entry) => (
            <i key={entry} className="office-waiting__bar" />
          ))}
        </div>
      </div>
      <div className="office-waiting__page">
        <b className="page-title__name">{say(page.title, language)}</b>
        <div className="office-waiting__rows">
          {rows.map((row) => (
            <div key={row} className="office-waiting__row">
              {cells.map((cell) => (
                <i key={cell} className="office-waiting__bar" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
