import type { historyAnswer } from '@loadline/contract/documents/document.history';
import { wordOf } from '@loadline/contract/kernel/code';
import type { ValueOf } from '@loadline/contract/kernel/field';
import { label, writtenLabel } from '@loadline/contract/labels/label';
import { labelStates, type PhotoKind } from '@loadline/contract/labels/label.codes';
import { labelBrand } from '@loadline/contract/labels/label-scheme';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Question } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { DocumentHistoryCard } from '../../resource/document/document-history-card.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { Alert } from '../../ui/alert.tsx';
import { PanelBlock, SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LabelArtwork } from './label-artwork.tsx';
import { LabelChecks } from './label-checks.tsx';
import { type Compared, LabelCompare } from './label-compare.tsx';
import { LabelPhotos } from './label-photos.tsx';
import type { PictureCalls } from './label-picture.tsx';
import type { LabelCheck, LabelPhoto, LabelRecord } from './label-record.ts';

interface LabelPanelProps<Of extends LabelRecord> {
  id: string;
  question: Question<Of>;
  calls: PictureCalls;
  history: Question<ValueOf<typeof historyAnswer>>;
  /** Where its order is opened. */
  orderPage: 'orderDetail' | 'opsOrder';
  /** Whose it is. */
  whose?: (of: Of) => string;
  onPhotos?: (of: Of) => ((kind: PhotoKind) => ReactNode) | undefined;
  onPhoto?: (of: Of) => ((photo: LabelPhoto, name: string) => ReactNode) | undefined;
  onCheck?: (of: Of) => ((check: LabelCheck) => ReactNode) | undefined;
  /** What both sides said of it. */
  talk: (of: Of) => ReactNode;
  /** What can be done with it, at the foot. */
  deeds?: (of: Of) => ReactNode;
  onClose: () => void;
}

const keptKeys = ['pickType', 'batchNo', 'createDate'] as const;
const written = ['productName', 'composition', 'unitPrice'] as const;
const packedKeys = ['pieces', 'cartons'] as const;
const packed = { pieces: label.fields.pieces, cartons: label.fields.cartons };
const kept = {
  pickType: label.fields.pickType,
  batchNo: label.fields.batchNo,
  createDate: label.fields.createDate,
};

/** One label beside the list: its photos, its checks, what the style list says and what was done to it. */
export function LabelPanel<Of extends LabelRecord>(props: LabelPanelProps<Of>) {
  const { id, question, calls, onClose } = props;
  const { t, language } = useWords();
  const detail = useQuery(question);
  const of = detail.data;
  const [compared, setCompared] = useState<Compared>();
  useLive('label', id, () => detail.refetch());
  const scheme =
    of &&
    t('labels.panel.edition', {
      scheme: language === 'en' ? of.label.schemeEn : of.label.schemeZh,
      no: of.label.edition,
    });
  return (
    <SidePanel
      title={
        of ? (
          <>
            {of.label.styleNo} {of.label.colour} <CodeChip word={wordOf(labelStates, of.label.status)} />
          </>
        ) : (
          t('labels.unit.name')
        )
      }
      facts={of ? [of.label.brandName, props.whose?.(of), scheme].filter(Boolean).join(' · ') : null}
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded what={t('labels.unit.name')} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : null}
      {detail.isPending ? <Skeleton widths={[120, 0, 90]} rows={6} label={t('labels.unit.name')} /> : null}
      {of ? (
        <>
          {of.label.feedback === null ? null : <Alert family="act">{of.label.feedback}</Alert>}
          <LabelPhotos
            of={of}
            calls={calls}
            onOpen={(photo) => setCompared({ photo })}
            deeds={props.onPhotos?.(of)}
            onPhoto={props.onPhoto?.(of)}
          />
          <LabelArtwork artwork={of.artwork} calls={calls} onOpen={(artwork) => setCompared({ artwork })} />
          <LabelChecks checks={of.checks} composition={of.label.composition} deeds={props.onCheck?.(of)} />
          {props.talk(of)}
          <PanelBlock title={t('labels.panel.facts')}>
            <ResourceDetail fields={writtenLabel} keys={written} record={of.label} />
            {of.label.cartons === null ? null : (
              <ResourceDetail fields={packed} keys={packedKeys} record={of.label} />
            )}
            <ResourceDetail fields={kept} keys={keptKeys} record={of.label} />
            {of.label.orderNumber === null ? null : (
              <p className="label-order">
                {t('labels.panel.order')}{' '}
                <PageLink page={props.orderPage} query={{ no: of.label.orderNumber }}>
                  {of.label.orderNumber}
                </PageLink>
              </p>
            )}
          </PanelBlock>
          <BrandBlock of={of} />
          <DocumentHistoryCard question={props.history} />
          {props.deeds?.(of)}
          {compared ? (
            <LabelCompare of={of} calls={calls} first={compared} onClose={() => setCompared(undefined)} />
          ) : null}
        </>
      ) : null}
    </SidePanel>
  );
}

const answerable = {
  importerName: labelBrand.fields.importerName,
  rnNo: labelBrand.fields.rnNo,
  euPerson: labelBrand.fields.euPerson,
};
const answerableKeys = ['importerName', 'rnNo', 'euPerson'] as const;

/** Who is answerable for the goods, as the label must say. */
function BrandBlock({ of: { brand } }: { of: LabelRecord }) {
  const { t } = useWords();
  const keys = answerableKeys.filter((key) => brand[key] !== null);
  if (keys.length === 0) return null;
  return (
    <PanelBlock title={t('labels.panel.brand')}>
      <ResourceDetail fields={answerable} keys={keys} record={brand} />
    </PanelBlock>
  );
}
