import { useWords } from '../../kernel/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import './promises.css';

const promises = [
  { icon: 'clock', name: 'time' },
  { icon: 'list', name: 'many' },
  { icon: 'file', name: 'import' },
  { icon: 'shield', name: 'access' },
] as const satisfies readonly { icon: IconName; name: string }[];

export function Promises() {
  const { t } = useWords();
  return (
    <section className="promises" aria-label={t('home.promise.title')}>
      <ul className="wide">
        {promises.map(({ icon, name }) => (
          <li key={name}>
            <Icon name={icon} size={20} />
            <div>
              <b>{t(`home.promise.${name}`)}</b>
              {t(`home.promise.${name}Text`)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
