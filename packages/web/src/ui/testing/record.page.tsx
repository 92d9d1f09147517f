import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { CopyNumber } from '../copy-number.tsx';
import { DropZone } from '../drop-zone.tsx';
import { FactList } from '../fact-strip.tsx';
import { Field, ProblemCount } from '../field.tsx';
import { ActionBar, DetailFrame, FormFrame, OfficeFrame } from '../frames.tsx';
import { IconButton } from '../icon-button.tsx';
import { LoadLineGauge } from '../load-line-gauge.tsx';
import { NumericInput } from '../numeric-input.tsx';
import { PageTitle } from '../page-title.tsx';
import { StatusChip } from '../status-chip.tsx';
import { DataTable } from '../table/data-table.tsx';
import { TextInput } from '../text-input.tsx';
import { showToast } from '../toast-store.ts';
import { KitHead } from './kit-head.tsx';
import { pick, useTexts } from './kit-texts.ts';
import { HeadSample } from './progress.sheet.tsx';
import { goodsColumns, goodsLines } from './sample-goods.ts';

/** A record: head card, main column, 332 px side. */
export function DetailPage() {
  const texts = useTexts();
  const [columns] = useState(() => goodsColumns(texts));
  return (
    <OfficeFrame header={<KitHead />}>
      <DetailFrame title={<DetailTitle />} head={<HeadSample />} side={<Side />}>
        <Card title={texts.goods} aside={texts.goodsNote} flush>
          <DataTable label={texts.goods} columns={columns} rows={goodsLines} rowKey={(line) => line.code} />
        </Card>
      </DetailFrame>
    </OfficeFrame>
  );
}

function DetailTitle() {
  const texts = useTexts();
  const trail = [
    { key: 'orders', node: <a href="#orders">{texts.orders}</a> },
    { key: 'this', node: 'HX26111900587' },
  ];
  return (
    <PageTitle
      trail={trail}
      trailLabel={texts.trail}
      title={
        <CopyNumber
          number="HX26111900587"
          copyLabel={texts.copy}
          onCopied={() => showToast('success', texts.copied)}
          onFailed={() => showToast('error', texts.copyFailed)}
        />
      }
      beside={<StatusChip family="act">{pick(texts.orderStates, 1)}</StatusChip>}
      facts={pick(texts.channels, 1)}
      actions={
        <>
          <IconButton icon="arrow-up" label={texts.previous} look="outlined" />
          <IconButton icon="arrow-down" label={texts.next} look="outlined" />
          <Button icon="print">{texts.print}</Button>
          <Button look="primary" icon="download">
            {texts.release}
          </Button>
        </>
      }
    />
  );
}

function Side() {
  const texts = useTexts();
  const values = ['EX-20261119-07', texts.agent, texts.caseDue];
  const facts = texts.caseFacts.map((label, index) => ({ key: label, label, value: pick(values, index) }));
  return (
    <>
      <Card title={texts.abnormal} family="stop" aside={texts.working}>
        <FactList facts={facts} />
      </Card>
      <Card title={texts.files} aside={texts.fileCount}>
        <DropZone hint={texts.dropHint} onFiles={() => {}}>
          {texts.drop} <b>{texts.dropChoose}</b>
        </DropZone>
      </Card>
    </>
  );
}

/** A form: fields, a sticky side, a fixed action bar. */
export function FormPage() {
  const texts = useTexts();
  const [weight, setWeight] = useState('1326');
  return (
    <OfficeFrame header={<KitHead />}>
      <FormFrame
        title={<PageTitle title={texts.booking} />}
        side={
          <Card title={texts.gauge}>
            <LoadLineGauge
              limit={3200}
              taken={2000}
              mine={Number(weight)}
              label={texts.gaugeLabel}
              takenText={texts.gaugeTaken}
              limitText={texts.gaugeLimit}
            />
          </Card>
        }
        actions={
          <ActionBar state={texts.draft}>
            <ProblemCount text={texts.problems} onShow={() => {}} />
            <Button size="large">{texts.saveDraft}</Button>
            <Button size="large" look="primary">
              {texts.submit}
            </Button>
          </ActionBar>
        }
      >
        <Card title={texts.goods}>
          <div className="field-grid">
            <Field label={texts.name} required className="field-grid__wide">
              <TextInput />
            </Field>
            <Field label={texts.weight} required>
              <NumericInput value={weight} onChange={setWeight} min={0} max={9999} decimals={2} unit="kg" />
            </Field>
            <Field label={texts.hs} error={texts.hsError}>
              <TextInput defaultValue="94052" />
            </Field>
          </div>
        </Card>
      </FormFrame>
    </OfficeFrame>
  );
}
