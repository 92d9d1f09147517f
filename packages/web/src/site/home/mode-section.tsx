import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import plane from '../drawings/plane.svg';
import ship from '../drawings/ship.svg';
import truck from '../drawings/truck.svg';
import './mode-section.css';

const modes = [
  { name: 'ship', icon: 'ship', drawing: ship, lines: ['ship_zmhyzx', 'ship_zmhypx'] },
  { name: 'plane', icon: 'plane', drawing: plane, lines: ['plane_zmkyzx', 'plane_zokyzx'] },
  { name: 'truck', icon: 'truck', drawing: truck, lines: ['truck_zokyzx'] },
] as const;

export function ModeSection() {
  const { t } = useWords();
  return (
    <section className="home-section">
      <div className="wide">
        <h2>{t('home.modes.title')}</h2>
        <p className="home-section__lead">{t('home.modes.lead')}</p>
        <div className="modes">
          {modes.map(({ name, icon, drawing, lines }) => (
            <article key={name} className="mode">
              <img className="mode__drawing" src={drawing} alt={t(`home.modes.${name}Drawing`)} />
              <div className="mode__body">
                <h3>
                  <Icon name={icon} size={22} />
                  {t(`home.modes.${name}`)}
                </h3>
                <p>{t(`home.modes.${name}Text`)}</p>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{t(`product.${line}`)}</li>
                  ))}
                </ul>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
