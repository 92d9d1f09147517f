import { labelsToShoot } from '@loadline/contract/labels/label-capture.api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asking } from '../../../../kernel/asking.ts';
import { usePlace } from '../../../../kernel/navigation.ts';
import { useWords } from '../../../../kernel/words.ts';
import { NotLoaded } from '../../../../resource/not-loaded.tsx';
import { one } from '../../../../resource/use-list-address.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import { CaptureHead } from './capture-head.tsx';
import { CaptureStyle } from './capture-style.tsx';
import { FindDialog } from './find-dialog.tsx';
import { startSending, usePhotoQueue } from './photo-queue.ts';
import { QueueStrip } from './queue-strip.tsx';
import { nextOpen, type ToShoot } from './shot.ts';
import { StylesDialog } from './styles-dialog.tsx';
import './capture.css';

type Dialog = 'find' | 'styles' | undefined;

/** The photographer's page, made for a phone in one hand: a style after the other, a photo after the other. */
export function CaptureScreen() {
  const { t } = useWords();
  const { search: raw } = usePlace();
  const narrowed = { batch: one(raw['batch']), order: one(raw['order']), pick: one(raw['pick']) };
  const list = useQuery({ ...asking(labelsToShoot, narrowed), refetchOnReconnect: false });
  const [found, setFound] = useState<readonly ToShoot[]>([]);
  const [at, setAt] = useState<string>();
  const [dialog, setDialog] = useState<Dialog>();
  const { waiting, sent } = usePhotoQueue();
  useEffect(() => startSending(), []);

  // What was refused has to be photographed once more.
  const here = [...sent, ...waiting.filter(({ refused }) => refused === null)];
  const listed = list.data ?? [];
  const all = [...listed, ...found.filter(({ label }) => !listed.some((row) => row.label.id === label.id))];
  const current = all.find(({ label }) => label.id === at) ?? nextOpen(all, here);
  const goOn = (to: ToShoot | undefined) => {
    setAt(to?.label.id);
    setDialog(undefined);
  };
  const lookAgain = () => {
    setFound([]);
    setAt(undefined);
    void list.refetch();
  };
  return (
    <div className="label-capture">
      <CaptureHead narrowed={narrowed} onStyles={() => setDialog('styles')} />
      {list.isError && !current ? (
        <NotLoaded what={t('labelCapture.styles')} error={list.error} onRetry={lookAgain} />
      ) : null}
      {list.isPending ? <Skeleton widths={[120, 0, 120]} rows={6} label={t('labelCapture.styles')} /> : null}
      {list.data && !current ? (
        <EmptyState
          title={t('labelCapture.done')}
          detail={t('labelCapture.doneDetail')}
          actions={
            <>
              <Button icon="refresh" onClick={lookAgain}>
                {t('labelCapture.reload')}
              </Button>
              <Button icon="scan" onClick={() => setDialog('find')}>
                {t('labelCapture.find')}
              </Button>
            </>
          }
        />
      ) : null}
      {current ? (
        <CaptureStyle
          key={current.label.id}
          of={current}
          all={all}
          here={here}
          onStay={() => setAt(current.label.id)}
          onGo={goOn}
          onFind={() => setDialog('find')}
        />
      ) : (
        <QueueStrip />
      )}
      {dialog === 'styles' ? (
        <StylesDialog
          all={all}
          here={here}
          current={current}
          narrowed={narrowed}
          onChoose={goOn}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'find' ? (
        <FindDialog
          all={all}
          onFound={(rows) => {
            setFound((before) => [...before, ...rows]);
            goOn(nextOpen(rows, here) ?? rows[0]);
          }}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </div>
  );
}
