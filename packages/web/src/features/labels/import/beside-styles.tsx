import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { artworkRefusals } from '@loadline/contract/labels/artwork-refusal';
import {
  addArtwork,
  addPackingList,
  changePackingList,
  chooseLabelRules,
  dropLabelPart,
  labelImportParts,
} from '@loadline/contract/labels/label-import.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import type { BesidePreview } from '../../../resource/import-wizard/import-subject.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { PackingProblems } from './packing-problems.tsx';
import { Problems } from './part-problems.tsx';
import { RulesChoice } from './rules-choice.tsx';
import { artworkTypes } from './use-label-sending.ts';

type Parts = AnswerOf<typeof labelImportParts>;

/** What came beside a style list and what is wrong with it; each may be replaced, and the list is held against it again. */
export function BesideStyles({ facts, canEdit, recheck }: BesidePreview) {
  const { t } = useWords();
  const { id, changedAt } = facts;
  const { queryKey, queryFn } = asking(labelImportParts, { id });
  // What is wrong with the other files is so by the style list as it stands: asked again for every change of it.
  const parts = useQuery({ queryKey: [...queryKey, changedAt], queryFn, placeholderData: keepPreviousData });
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefused(error.says);
    } finally {
      setBusy(false);
      recheck();
    }
  };
  if (parts.isError)
    return (
      <NotLoaded what={t('labels.import.beside')} error={parts.error} onRetry={() => void parts.refetch()} />
    );
  if (!parts.data) return null;
  const { packing, artwork, ...rules } = parts.data;
  const isOff = busy || !canEdit;
  const drop = (part: 'packing' | 'artwork') =>
    void act(() => call(dropLabelPart, { body: { id, part }, refusal: 'in place' }));
  return (
    <>
      <Card title={t('labels.import.rules')}>
        <RulesChoice
          chosen={{ schemeId: rules.schemeId ?? '', brandId: rules.brandId ?? '' }}
          disabled={isOff}
          onChoose={(chosen) =>
            void act(() => call(chooseLabelRules, { body: { id, ...chosen }, refusal: 'in place' }))
          }
        />
        {refused === undefined ? null : <Alert family="stop">{refused}</Alert>}
      </Card>
      <PartCard
        title={t('labels.import.packing')}
        facts={packing && `${packing.fileName} · ${t('labels.import.rows', { count: packing.rows })}`}
        types={['xlsx']}
        isOff={isOff}
        onFiles={([file]) =>
          file && void act(() => call(addPackingList, { query: { id }, file, refusal: 'in place' }))
        }
        onDrop={() => drop('packing')}
      >
        {packing ? (
          <PackingProblems
            packing={packing}
            canEdit={canEdit}
            onPut={(cell) =>
              void act(() => call(changePackingList, { body: { id, cells: [cell] }, refusal: 'in place' }))
            }
          />
        ) : null}
      </PartCard>
      <PartCard
        title={t('labels.import.artwork')}
        facts={
          artwork &&
          `${t('labels.import.filesOf', { count: artwork.files })} · ${t('labels.import.stylesWith', { count: artwork.styles })}`
        }
        types={artworkTypes}
        isOff={isOff}
        onFiles={(files) =>
          void act(async () => {
            for (const file of files) await call(addArtwork, { query: { id }, file, refusal: 'in place' });
          })
        }
        onDrop={() => drop('artwork')}
      >
        {artwork ? <ArtworkProblems artwork={artwork} /> : null}
      </PartCard>
    </>
  );
}

interface PartCardProps {
  title: string;
  /** Nothing while it has not come. */
  facts: string | null;
  types: readonly string[];
  isOff: boolean;
  onFiles: (files: readonly File[]) => void;
  onDrop: () => void;
  children: ReactNode;
}

function PartCard({ title, facts, types, isOff, onFiles, onDrop, children }: PartCardProps) {
  const { t } = useWords();
  return (
    <Card
      title={title}
      aside={
        facts === null || isOff ? null : (
          <Button look="text" size="small" onClick={onDrop}>
            {t('labels.import.drop')}
          </Button>
        )
      }
    >
      {facts === null ? null : <p className="label-part__facts">{facts}</p>}
      {children}
      {isOff ? null : (
        <div className="label-part__take">
          <DropZone
            accept={types.map((type) => `.${type}`).join(',')}
            multiple={types.length > 1}
            onFiles={onFiles}
          >
            <b>{t(types.length > 1 ? 'labels.import.addFiles' : 'labels.import.chooseFile')}</b>{' '}
            {t('import.upload.drop')}
          </DropZone>
        </div>
      )}
    </Card>
  );
}

function ArtworkProblems({ artwork }: { artwork: NonNullable<Parts['artwork']> }) {
  const { language } = useWords();
  return (
    <Problems all={artwork.wrong} shown={artwork.findings.length}>
      {artwork.findings.map(({ name, code, isTaken }) => (
        <li key={`${name} ${code}`}>
          <StateGlyph family={isTaken ? 'act' : 'stop'} />
          <span>
            <b>{name}</b> {say(wordOf(artworkRefusals, code), language)}
          </span>
        </li>
      ))}
    </Problems>
  );
}
