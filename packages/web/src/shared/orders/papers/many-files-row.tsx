import { useState } from 'react';
import { useWords, type Words } from '../../../kernel/words.ts';
import { documentOptions } from '../../../resource/files/record-file.ts';
import { fileSizeText } from '../../../ui/file-facts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type FileRow, isReady, type useManyFiles } from './use-many-files.ts';

interface ManyFilesRowProps {
  row: FileRow;
  many: ReturnType<typeof useManyFiles>;
}

/** One file: what it is, to which order it goes, and what became of it. */
export function ManyFilesRow({ row, many }: ManyFilesRowProps) {
  const { t, language } = useWords();
  const { key, file, type, state } = row;
  const { name } = file;
  const isOver = state === 'sent' || state === 'sending';
  return (
    <tr>
      <th scope="row">
        <span className="many-files__name">{name}</span>
        <span className="many-files__size">{fileSizeText(file.size)}</span>
      </th>
      <td>
        <Select
          aria-label={t('files.many.typeOf', { name })}
          options={documentOptions(language)}
          placeholder={t('files.many.noType')}
          value={type}
          disabled={isOver}
          onChange={(chosen) => many.setType(key, chosen)}
        />
      </td>
      <td>
        <OrderOf row={row} many={many} isOver={isOver} />
      </td>
      <td>
        <StateOf row={row} t={t} />
      </td>
      <td>
        {isOver ? null : (
          <IconButton
            icon="close"
            label={t('files.many.leaveOut', { name })}
            onClick={() => many.leaveOut(key)}
          />
        )}
      </td>
    </tr>
  );
}

function OrderOf({ row, many, isOver }: ManyFilesRowProps & { isOver: boolean }) {
  const { t } = useWords();
  const { key, file, found, orderId } = row;
  const label = t('files.many.orderOf', { name: file.name });
  const [typed, setTyped] = useState('');
  const settle = () => {
    if (typed.trim() !== '') many.assign(key, typed.trim());
  };
  const [first] = found;
  if (first && found.length === 1 && orderId !== undefined)
    return (
      <span className="many-files__order">
        <span>
          {first.orderNumber}
          <span className="many-files__size">{first.number === first.orderNumber ? '' : first.number}</span>
        </span>
        {isOver ? null : (
          <IconButton
            icon="edit"
            label={t('files.many.another', { name: file.name })}
            onClick={() => many.free(key)}
          />
        )}
      </span>
    );
  if (found.length > 1)
    return (
      <Select
        aria-label={label}
        options={found.map(({ id, orderNumber }) => ({ value: id, label: orderNumber }))}
        placeholder={t('files.many.several', { count: found.length })}
        value={orderId ?? ''}
        disabled={isOver}
        onChange={(id) => many.choose(key, id === '' ? undefined : id)}
      />
    );
  return (
    <TextInput
      aria-label={label}
      placeholder={t('files.many.number')}
      value={typed}
      maxLength={60}
      disabled={isOver || row.state === 'asked'}
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}

function StateOf({ row, t }: { row: FileRow; t: Words['t'] }) {
  const { state, says, orderId, type } = row;
  if (state === 'sent') return <StateDot family="done">{t('files.many.sent')}</StateDot>;
  if (state === 'sending') return <StateDot family="work">{t('files.uploading')}</StateDot>;
  if (says !== undefined) return <StateDot family="stop">{says}</StateDot>;
  if (state === 'asked') return <StateDot family="wait">{t('files.many.asked')}</StateDot>;
  if (isReady(row)) return <StateDot family="wait">{t('files.many.ready')}</StateDot>;
  if (orderId === undefined) return <StateDot family="act">{t('files.many.noOrder')}</StateDot>;
  return <StateDot family="act">{type === '' ? t('files.many.typeLacks') : null}</StateDot>;
}
