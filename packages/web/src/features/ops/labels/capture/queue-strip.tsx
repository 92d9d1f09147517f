import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { photoKinds } from '@loadline/contract/labels/label.codes';
import { useWords } from '../../../../kernel/words.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { fileSizeText } from '../../../../ui/file-facts.ts';
import { StateGlyph } from '../../../../ui/state-glyph.tsx';
import { type PhotoQueue, throwAway, tryAgain, trySending, usePhotoQueue } from './photo-queue.ts';
import type { WaitingShot } from './shot.ts';
import './queue-strip.css';

/** As many small pictures as stand beside one another. */
const inSight = 6;

/** How many photos wait on this phone, are sent and were refused; of the style in hand by kind, of others by number. */
export function QueueStrip({ styleId }: { styleId?: string }) {
  const { t } = useWords();
  const { waiting, sent, sending, trouble, others } = usePhotoQueue();
  const going = waiting.filter(({ refused }) => refused === null);
  const refused = waiting.filter((shot) => !going.includes(shot));
  const size = fileSizeText(going.reduce((sum, shot) => sum + shot.size, 0));
  if (waiting.length + sent.length + others === 0) return null;
  return (
    <section className="label-capture__queue" aria-label={t('labelCapture.queue')}>
      <h2 aria-live="polite">
        <StateGlyph family={familyOf(going.length, refused.length, trouble)} size={13} />
        {going.length > 0
          ? t('labelCapture.waiting', { count: going.length })
          : refused.length > 0
            ? t('labelCapture.failed', { count: refused.length })
            : t('labelCapture.allSent')}
        <small>
          {going.length === 0
            ? t('labelCapture.sent', { sent: sent.length })
            : t('labelCapture.sentSize', { size, sent: sent.length })}
        </small>
      </h2>
      {going.length === 0 ? null : (
        <ul className="label-capture__small">
          {going.slice(0, inSight).map((shot) => (
            <Small
              key={shot.id}
              shot={shot}
              isOnItsWay={shot.id === sending}
              isInHand={shot.labelId === styleId}
            />
          ))}
        </ul>
      )}
      {refused.map((shot) => (
        <Refused key={shot.id} shot={shot} />
      ))}
      {trouble === 'session' ? (
        <Alert
          family="act"
          actions={
            // The page asks who is there and leads to the login and back.
            <Button size="small" onClick={() => location.reload()}>
              {t('labelCapture.signIn')}
            </Button>
          }
        >
          {t('labelCapture.sessionOver')}
        </Alert>
      ) : null}
      {trouble === 'network' && going.length > 0 ? (
        <p>
          {t('labelCapture.kept')}{' '}
          <button type="button" className="label-capture__now" onClick={() => void trySending()}>
            {t('labelCapture.tryNow')}
          </button>
        </p>
      ) : null}
      {others > 0 ? <p>{t('labelCapture.others', { count: others })}</p> : null}
    </section>
  );
}

/** The sign before how many wait: somebody has to act, they are on their way, or all is done. */
function familyOf(going: number, refused: number, trouble: PhotoQueue['trouble']) {
  if (refused > 0 || (going > 0 && trouble)) return 'act';
  return going > 0 ? 'move' : 'done';
}

interface SmallProps {
  shot: WaitingShot;
  isOnItsWay: boolean;
  isInHand: boolean;
}

/** The end of a style's number, which is what tells styles apart. */
const endOf = (styleNo: string) => styleNo.slice(-6);

function Small({ shot, isOnItsWay, isInHand }: SmallProps) {
  const { t, language } = useWords();
  const kind = say(wordOf(photoKinds, shot.kind), language);
  const says = isOnItsWay ? 'labelCapture.ofSending' : 'labelCapture.ofWaiting';
  return (
    <li className={isOnItsWay ? 'label-capture__going' : undefined}>
      {shot.small === null ? null : <img src={shot.small} alt="" />}
      <span className="visually-hidden">{t(says, { kind, style: shot.styleNo })}</span>
      <em aria-hidden="true">{isInHand ? kind : endOf(shot.styleNo)}</em>
    </li>
  );
}

/** What the server does not take, with its reason; nobody throws it away but the photographer. */
function Refused({ shot }: { shot: WaitingShot }) {
  const { t, language } = useWords();
  const kind = say(wordOf(photoKinds, shot.kind), language);
  return (
    <Alert
      family="stop"
      actions={
        <>
          <Button size="small" onClick={() => void tryAgain(shot)}>
            {t('labelCapture.again')}
          </Button>
          <Button size="small" look="danger" onClick={() => void throwAway(shot.id)}>
            {t('labelCapture.throwAway')}
          </Button>
        </>
      }
    >
      {t('labelCapture.ofRefused', { kind, style: shot.styleNo })}
      <br />
      {shot.refused}
    </Alert>
  );
}
