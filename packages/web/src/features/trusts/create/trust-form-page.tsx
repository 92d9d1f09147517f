import type { SoundPart } from '@loadline/contract/documents/document.entered';
import { type DocumentPath, fieldAt, valueAt } from '@loadline/contract/documents/document.path';
import { weighingAt } from '@loadline/contract/freight/product-weighings';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import { trustApi } from '@loadline/contract/trusts/trust.api';
import { neededFields } from '@loadline/contract/trusts/trust.needed';
import { findingsOfTrust } from '@loadline/contract/trusts/trust.rules';
import { trustTotals } from '@loadline/contract/trusts/trust.totals';
import { contentFields, type TrustBlock, type TrustContent } from '@loadline/contract/trusts/trust-content';
import { submitTrust } from '@loadline/contract/trusts/trust-draft.api';
import { type ReactNode, useCallback, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { DraftFoot } from '../../../resource/drafting/draft-foot.tsx';
import { DraftFormContext } from '../../../resource/drafting/draft-form.ts';
import { goToPath } from '../../../resource/drafting/go-to-path.ts';
import { SentBackNote } from '../../../resource/drafting/sent-back.tsx';
import { StaleDraft } from '../../../resource/drafting/stale-draft.tsx';
import { type Beginning, useDraft } from '../../../resource/drafting/use-draft.ts';
import { useDraftFaults } from '../../../resource/drafting/use-draft-faults.ts';
import { useSubmission } from '../../../resource/drafting/use-submission.ts';
import { TrustQuoteCard } from '../../../shared/trusts/trust-quote-card.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormFrame } from '../../../ui/frames.tsx';
import { TrustChecklist } from '../trust-checklist.tsx';
import type { TrustRecord } from '../trust-record.ts';
import { TrustTotals } from '../trust-totals.tsx';
import { blocks } from './blocks.ts';
import { CargoBlock } from './cargo-block.tsx';
import { LinesImport } from './lines-import.tsx';
import { PartiesBlock } from './parties-block.tsx';
import { PartyDrawer } from './party-drawer.tsx';
import type { PartyPath } from './party-form.ts';
import { RouteBlock } from './route-block.tsx';
import { ServiceBlock } from './service-block.tsx';
import { TermsBlock } from './terms-block.tsx';
import { trustDraft } from './trust-draft.ts';
import { TrustFormContext, useTrustForm } from './trust-form.ts';
import { TrustRail } from './trust-rail.tsx';
import { TrustTitle } from './trust-title.tsx';
import { linesIn } from './typed-lines.ts';
import { useChecklist } from './use-checklist.ts';
import { useDeclaration } from './use-declaration.ts';
import { useTrustProducts } from './use-trust-products.ts';
import './trust-create.css';

interface FormPageProps {
  beginning: Beginning<TrustRecord>;
  /** The draft has got a number. */
  onMade: (record: TrustRecord) => void;
}

/** A trust order while it is written: five blocks, what they come to, and how far it is saved. */
export function TrustFormPage({ beginning, onMade }: FormPageProps) {
  const { t } = useWords();
  const goTo = useGoTo();
  const draft = useDraft(trustDraft, beginning, onMade);
  const { part, record } = draft;
  const faults = useTrustFaults(part, record?.creditOnHold ?? false);
  const declaration = useDeclaration();
  const [party, setParty] = useState<PartyPath>();
  const [block, setBlock] = useState<TrustBlock>('service');
  const show = (path: DocumentPath) => {
    const company = /^(?:parties\.[a-zA-Z]+|route\.pickup)(?=\.)/.exec(path)?.[0];
    const opened =
      openable.find((one) => one === company) ?? (isNumber(path) ? 'parties.importer' : undefined);
    if (opened) setParty(opened);
    // A drawer is drawn first.
    setTimeout(() => goToPath(path));
  };
  const unsigned = declaration.isTicked ? 'signedBy' : 'declared';
  const submission = useSubmission({
    draft,
    faults,
    sections: blocks,
    also: declaration.isSigned ? [] : [unsigned],
    handIn: ({ trust: { id, version } }) =>
      declaration.orReadAgain(
        call(submitTrust, {
          body: {
            id,
            version,
            declared: true,
            signedBy: declaration.signer.trim(),
            edition: declaration.text?.edition ?? '',
          },
          refusal: 'in place',
        }),
      ),
    onDone: ({ trust: { trustNo: number } }) => {
      notify('success', t('trust.submit.done', { number }));
      goTo('trustDetail', { no: number });
    },
    shownBy: [trustApi.list, trustApi.overview, trustApi.detail],
    onShow: show,
  });
  const form = {
    entered: draft.entered,
    valueAt,
    fieldAt: (path: DocumentPath) => fieldAt(contentFields, path),
    reasonsAt: (path: DocumentPath) =>
      record?.corrections.filter((one) => one.path === path).map(({ reason }) => reason) ?? [],
    content: part.content,
    faults,
    record,
    change: draft.change,
    openParty: setParty,
    saveNow: async () => ((await draft.save()) ? draft.recordNow()?.trust.id : undefined),
  };
  const bodies: Readonly<Record<TrustBlock, ReactNode>> = {
    service: <ServiceBlock />,
    parties: <PartiesBlock />,
    route: <RouteBlock />,
    cargo: <CargoBlock />,
    terms: <TermsBlock declaration={declaration} />,
  };
  const lines = linesIn(draft.entered).length;
  const isReturned = record?.trust.state === 'RETURNED';
  return (
    <TrustFormContext value={form}>
      <DraftFormContext value={form}>
        <FormFrame
          title={<TrustTitle />}
          rail={<TrustRail current={block} isSigned={declaration.isSigned} />}
          side={<Consequences record={record} />}
          actions={
            <DraftFoot
              draft={draft}
              faults={faults}
              submission={submission}
              also={t(unsigned === 'declared' ? 'trust.declare.title' : 'trust.declare.signer')}
              go={t(isReturned ? 'trust.submit.again' : 'trust.submit.go')}
            />
          }
        >
          {isReturned ? (
            <SentBackNote
              title={t('trust.returned.title')}
              fields={contentFields}
              record={{ ...record, content: part.content }}
              onShow={show}
            />
          ) : null}
          {record?.creditOnHold ? <Alert family="act">{t('trust.onHold')}</Alert> : null}
          <StaleDraft fields={contentFields} draft={draft} />
          {blocks.map((one, at) => (
            // The rail follows the keys.
            <div
              key={one}
              id={`section-${one}`}
              className="draft-section"
              onFocusCapture={() => setBlock(one)}
            >
              <Card
                flush={one === 'parties' || one === 'cargo'}
                title={
                  <>
                    <span className="trust-block__number">{at + 1}</span> {t(`trust.block.${one}`)}
                  </>
                }
                aside={
                  one === 'cargo' ? (
                    <>
                      {t('trust.cargo.lines', { count: lines })}
                      <LinesImport />
                    </>
                  ) : null
                }
              >
                {bodies[one]}
              </Card>
            </div>
          ))}
        </FormFrame>
        {party ? <PartyDrawer path={party} onClose={() => setParty(undefined)} /> : null}
      </DraftFormContext>
    </TrustFormContext>
  );
}

const openable: readonly PartyPath[] = [
  'parties.shipper',
  'parties.consignee',
  'parties.importer',
  'parties.notify',
  'parties.alsoNotify',
  'parties.billTo',
  'route.pickup',
];

function isNumber(path: DocumentPath): boolean {
  return /^parties\.(ein|eori|vat|ioss)$/.test(path);
}

/** What the entries lead to: figures and papers. */
function Consequences({ record }: { record: TrustRecord | undefined }) {
  const { t } = useWords();
  const checklist = useChecklist();
  return (
    <>
      {record ? <TrustQuoteCard order={record} /> : null}
      <LiveTotals aside={t('trust.totals.live')} />
      <TrustChecklist entries={checklist} />
    </>
  );
}

function LiveTotals({ aside }: { aside: string }) {
  const { service, route, cargo } = useTrustForm().content;
  const product = useTrustProducts().find(({ channelName }) => channelName === service.channelName);
  const rule = productWeightRule(service.mode, weighingAt(product?.weighings, route.origin));
  return <TrustTotals totals={trustTotals(cargo.lines, rule)} rule={rule} aside={aside} />;
}

/** What is wrong with a trust order, or odd about it. */
function useTrustFaults(part: SoundPart<TrustContent>, onHold: boolean) {
  const products = useTrustProducts();
  const rules = useCallback(
    (content: TrustContent) => {
      const product = products.find(({ channelName }) => channelName === content.service.channelName);
      const findings = findingsOfTrust(content, { onHold, served: product?.countries ?? [] });
      return { ...findings, needed: neededFields(content) };
    },
    [onHold, products],
  );
  return useDraftFaults(part, { rules, valueAt: valueAt });
}
