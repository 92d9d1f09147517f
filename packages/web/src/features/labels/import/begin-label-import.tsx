import { artworkLimits } from '@loadline/contract/labels/artwork-refusal';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { ImportHistory } from '../../../resource/import-wizard/import-history.tsx';
import type { ImportSubject } from '../../../resource/import-wizard/import-subject.ts';
import { WizardFrame } from '../../../resource/import-wizard/wizard-frame.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { fileSizeText, isOfType } from '../../../ui/file-facts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type ChosenRules, RulesChoice } from './rules-choice.tsx';
import { artworkTypes, type LabelFiles, useLabelSending } from './use-label-sending.ts';

interface BeginLabelImportProps {
  subject: ImportSubject;
  onOpen: (id: string) => void;
}

/** The first step: scheme, brand and three files, sent one after the other; below stand the imports there were. */
export function BeginLabelImport({ subject, onOpen }: BeginLabelImportProps) {
  const { t } = useWords();
  const [rules, setRules] = useState<ChosenRules>({ schemeId: '', brandId: '' });
  const [files, setFiles] = useState<LabelFiles>({ styles: undefined, packing: undefined, artwork: [] });
  const { state, send } = useLabelSending(subject, onOpen);
  const isSending = state.phase === 'sending';
  const lacks = lackOf(rules, files);
  return (
    <WizardFrame subject={subject} step="upload">
      <div className="import-upload">
        <Card title={t('labels.import.files')}>
          <RulesChoice chosen={rules} disabled={isSending} onChoose={setRules} />
          <div className="label-files">
            <FilePlace
              title={t('labels.import.styles')}
              says={t('labels.import.stylesSays')}
              limits={subject.limits}
              types={['xlsx']}
              files={files.styles ? [files.styles] : []}
              isSending={isSending}
              onFiles={([styles]) => setFiles({ ...files, styles })}
            />
            <FilePlace
              title={t('labels.import.packing')}
              says={t('labels.import.packingSays')}
              limits={subject.limits}
              types={['xlsx']}
              files={files.packing ? [files.packing] : []}
              isSending={isSending}
              onFiles={([packing]) => setFiles({ ...files, packing })}
            />
            <FilePlace
              title={t('labels.import.artwork')}
              says={t('labels.import.artworkSays')}
              limits={t('labels.import.artworkLimits', {
                all: artworkLimits.megabytes,
                each: artworkLimits.fileMegabytes,
              })}
              types={artworkTypes}
              isMany
              files={files.artwork}
              isSending={isSending}
              onFiles={(artwork) => setFiles({ ...files, artwork })}
            />
          </div>
          {state.phase === 'refused' ? (
            <Alert family="stop">
              <b>{state.name}</b> {state.says}
            </Alert>
          ) : null}
          <div className="label-files__send">
            <span role="status">
              {isSending
                ? t('labels.import.sending', { no: state.no, all: state.all, name: state.name })
                : null}
            </span>
            <Button
              look="primary"
              size="large"
              busy={isSending}
              refused={lacks && t(`labels.import.lacks.${lacks}`)}
              onClick={() => void send(rules, files)}
            >
              {t('labels.import.send')}
            </Button>
          </div>
        </Card>
        <ImportHistory subject={subject} onOpen={onOpen} />
      </div>
    </WizardFrame>
  );
}

function lackOf({ schemeId, brandId }: ChosenRules, { styles }: LabelFiles) {
  if (!schemeId || !brandId) return 'rules' as const;
  return styles ? undefined : ('styles' as const);
}

interface FilePlaceProps {
  title: string;
  says: string;
  limits: string | undefined;
  types: readonly string[];
  isMany?: boolean;
  files: readonly File[];
  isSending: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** One of the three: where it is dropped, and what was chosen. */
function FilePlace({
  title,
  says,
  limits,
  types,
  isMany = false,
  files,
  isSending,
  onFiles,
}: FilePlaceProps) {
  const { t } = useWords();
  const [refused, setRefused] = useState<string>();
  const take = (given: readonly File[]) => {
    const right = given.filter(({ name }) => isOfType(name, types));
    setRefused(given.find(({ name }) => !isOfType(name, types))?.name);
    if (right.length > 0) onFiles(isMany ? [...files, ...right] : right.slice(0, 1));
  };
  return (
    <section className="label-files__place" aria-label={title}>
      <h3>{title}</h3>
      <p>{says}</p>
      {isSending ? null : (
        <DropZone
          accept={types.map((type) => `.${type}`).join(',')}
          multiple={isMany}
          hint={limits}
          onFiles={take}
        >
          <b>{t(isMany ? 'labels.import.chooseMany' : 'labels.import.chooseFile')}</b>{' '}
          {t('import.upload.drop')}
        </DropZone>
      )}
      {refused === undefined ? null : (
        <Alert family="stop">
          <b>{refused}</b> {t('labels.import.wrongType', { types: types.join(', ') })}
        </Alert>
      )}
      <ul className="label-files__chosen">
        {files.map((file) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <Icon name="file" />
            <span className="label-files__name">{file.name}</span>
            <small>{fileSizeText(file.size)}</small>
            {isSending ? null : (
              <IconButton
                icon="close"
                label={t('labels.import.remove', { name: file.name })}
                onClick={() => onFiles(files.filter((one) => one !== file))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
