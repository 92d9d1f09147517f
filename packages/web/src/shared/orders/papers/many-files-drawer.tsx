import { fileUpload } from '@loadline/contract/files/file.api';
import { filesAtOnce } from '@loadline/contract/files/files-at-once';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { documentOptions } from '../../../resource/files/record-file.ts';
import { takenFiles } from '../../../resource/files/use-upload.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { Phrase } from '../../../ui/phrase.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ManyFilesCalls } from './many-files-calls.ts';
import { ManyFilesRow } from './many-files-row.tsx';
import { isReady, useManyFiles } from './use-many-files.ts';
import './many-files.css';

export interface ManyFilesProps {
  calls: ManyFilesCalls;
  /** Those that were dropped on the page; the drawer asks for them where there are none. */
  files: readonly File[];
  onClose: () => void;
  /** What else is said before they are sent. */
  besides?: ReactNode;
}

/** Files for several orders at once: which goes where and what it is can be seen and put right before they are sent. */
export function ManyFilesDrawer({ calls, files, onClose, besides }: ManyFilesProps) {
  const { t, language } = useWords();
  const many = useManyFiles(calls);
  const taken = useRef<readonly File[]>([]);
  useEffect(() => {
    if (taken.current === files) return;
    taken.current = files;
    many.add(files);
  });
  const ready = many.rows.filter(isReady).length;
  const sent = many.rows.filter(({ state }) => state === 'sent').length;
  const open = many.rows.length - ready - sent;
  const unnamed = many.rows.filter(({ type, state }) => type === '' && state === 'new').length;
  return (
    <Drawer
      open
      size="full"
      onClose={onClose}
      title={t('files.many.title')}
      closeLabel={t('resource.close')}
      footer={
        <>
          <p className="many-files__sums" role="status">
            {many.rows.length > 0 ? t('files.many.sums', { ready, sent, open }) : null}
          </p>
          {besides}
          <Button onClick={onClose}>
            {t(sent > 0 && ready === 0 ? 'resource.close' : 'resource.cancel')}
          </Button>
          <Button
            look="primary"
            icon="upload"
            busy={many.isSending}
            refused={ready > 0 ? undefined : t('files.many.nothing')}
            onClick={many.send}
          >
            {t('files.many.send', { count: ready })}
          </Button>
        </>
      }
    >
      <div className="many-files">
        <DropZone
          multiple
          accept={takenFiles}
          hint={`${t('files.many.hint', { most: filesAtOnce.matched })} · ${t('files.limits', { most: fileUpload.megabytes })}`}
          onFiles={many.add}
        >
          <Phrase
            text={t('files.many.drop', { choose: '{choose}' })}
            parts={{ choose: <b>{t('files.choose')}</b> }}
          />
        </DropZone>
        {many.isFull ? <p role="alert">{t('files.many.full', { most: filesAtOnce.matched })}</p> : null}
        {unnamed > 1 ? (
          <label className="many-files__others">
            {t('files.many.others', { count: unnamed })}
            <Select
              options={documentOptions(language)}
              placeholder={t('files.many.noType')}
              value=""
              onChange={many.setOthers}
            />
          </label>
        ) : null}
        {many.rows.length > 0 ? (
          <table className="many-files__table" aria-label={t('files.many.title')}>
            <thead>
              <tr>
                <th scope="col">{t('files.many.file')}</th>
                <th scope="col">{t('files.type')}</th>
                <th scope="col">{t('files.many.order')}</th>
                <th scope="col" colSpan={2}>
                  {t('files.many.state')}
                </th>
              </tr>
            </thead>
            <tbody>
              {many.rows.map((row) => (
                <ManyFilesRow key={row.key} row={row} many={many} />
              ))}
            </tbody>
          </table>
        ) : null}
      </div>
    </Drawer>
  );
}
