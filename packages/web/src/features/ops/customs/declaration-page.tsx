import { takeLineCodes } from '@loadline/contract/customs/customs-codes.api';
import { deskCustomsApi } from '@loadline/contract/customs/customs-desk.api';
import { isEurope } from '@loadline/contract/customs/customs-europe';
import { missingOf } from '@loadline/contract/customs/customs-missing';
import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { permitted } from '../../../kernel/permitted.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { CustomsSteps } from '../../../shared/customs/customs-steps.tsx';
import { DeclarationNumber } from '../../../shared/customs/declaration-number.tsx';
import { ElementsCard } from '../../../shared/customs/elements-card.tsx';
import { FlagCard } from '../../../shared/customs/flag-card.tsx';
import { CustomsFigures, HeaderCard } from '../../../shared/customs/header-card.tsx';
import { LinesCard } from '../../../shared/customs/lines-card.tsx';
import { OrdersCard } from '../../../shared/customs/orders-card.tsx';
import { PapersCard } from '../../../shared/customs/papers-card.tsx';
import { TaxCard } from '../../../shared/customs/tax-card.tsx';
import { GoesWithCard } from '../../../shared/goes-with/goes-with-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, PlainCard } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import type { Asked, Declaration } from './declaration.ts';
import { DeclarationDialog } from './declaration-dialogs.tsx';
import { DeclarationHead } from './declaration-head.tsx';
import { LinesEditor } from './lines-editor.tsx';
import { ExportLines, ImportLines } from './lines-files.tsx';

/** One declaration on the desk: what is declared, what it lacks, what is abnormal, and everything that can be done with it. */
export function DeclarationPage({ of }: { of: Declaration }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<Asked>();
  const [isTyping, setIsTyping] = useState(false);
  const { file, orders } = of;
  const [first] = orders;
  const edit = (onClick: () => void) => (
    <Button look="text" size="small" icon="edit" onClick={onClick}>
      {t('customsDesk.edit')}
    </Button>
  );
  return (
    <PanelFrame>
      <DetailFrame
        title={<DeclarationHead of={of} onAsk={setAsked} />}
        head={
          <PlainCard>
            <CustomsSteps of={of} />
            <CustomsFigures file={file} />
          </PlainCard>
        }
        // Lines are typed over the whole width.
        side={
          isTyping ? undefined : (
            <>
              <NumberCard of={of} onEdit={() => setAsked('header')} />
              <Lacking of={of} onHeader={() => setAsked('header')} onLines={() => setIsTyping(true)} />
              <DeskFlags of={of} onAsk={setAsked} />
              <TaxCard file={file} />
              <DeskPapers of={of} />
              <OrdersCard orders={orders} />
              {first ? (
                <GoesWithCard
                  side="desk"
                  kind="order"
                  no={first.orderNumber}
                  without={['order', 'sheet', 'receipt']}
                />
              ) : null}
              <DocumentHistoryCard question={asking(deskCustomsApi.history, { no: file.fileNo })} />
            </>
          )
        }
      >
        <HeaderCard of={of} aside={edit(() => setAsked('header'))} />
        {isTyping ? (
          <LinesEditor of={of} onClose={() => setIsTyping(false)} />
        ) : (
          <>
            <LinesCard
              of={of}
              aside={
                of.lines.length > 0 ? (
                  <>
                    <ExportLines look="text" numbers={[file.fileNo]} />
                    <ImportLines look="text" size="small" />
                    {edit(() => setIsTyping(true))}
                  </>
                ) : null
              }
              take={
                permitted(takeLineCodes) &&
                ((lines) =>
                  call(takeLineCodes, {
                    body: { no: file.fileNo, version: file.version, lines: [...lines] },
                    refusal: 'in place',
                  }))
              }
            />
            {isEurope(file.territory) ? null : <ElementsCard of={of} />}
          </>
        )}
      </DetailFrame>
      {asked ? <DeclarationDialog of={of} asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </PanelFrame>
  );
}

function NumberCard({ of: { file }, onEdit }: { of: Declaration; onEdit: () => void }) {
  const { t } = useWords();
  return (
    <Card
      title={t('customs.declared')}
      aside={
        file.declarationNo === null ? (
          <Button look="text" size="small" onClick={onEdit}>
            {t('customsDesk.enterNumber')}
          </Button>
        ) : null
      }
    >
      <DeclarationNumber no={file.declarationNo} />
    </Card>
  );
}

interface LackingProps {
  of: Declaration;
  onHeader: () => void;
  onLines: () => void;
}

/** What is still to be filled in before the papers go to customs, while they have not; each leads to where it is typed. */
function Lacking({ of: { file, header, lines }, onHeader, onLines }: LackingProps) {
  const { t, language } = useWords();
  const missing = file.status === 'PREPARING' ? missingOf(file, header, lines) : [];
  if (missing.length === 0) return null;
  const title = t('customs.lines.lacks', { count: missing.length });
  const byName = [...Map.groupBy(missing, ({ key }) => key).values()];
  return (
    <Card family="act" title={title}>
      <CheckList
        label={title}
        checks={byName.flatMap((same) => {
          const [first] = same;
          if (!first) return [];
          const name = say(first.label, language);
          const at = same.flatMap(({ lineNo }) => (lineNo === null ? [] : [lineNo])).join(', ');
          return {
            key: first.key,
            family: 'act',
            text: (
              <Button look="text" size="small" onClick={at === '' ? onHeader : onLines}>
                {at === '' ? name : t('customsDesk.lines.lacksAt', { line: at, name })}
              </Button>
            ),
          };
        })}
      />
    </Card>
  );
}

function DeskFlags({ of: { abnormal }, onAsk }: { of: Declaration; onAsk: (asked: Asked) => void }) {
  const { t } = useWords();
  return abnormal.map((flag) => (
    <FlagCard key={flag.sheetNo} flag={flag} page={may('op:exception:view') ? 'opsException' : undefined}>
      {flag.state === 'cleared' ? null : (
        <div className="customs-deeds">
          <Button size="small" icon="comment" onClick={() => onAsk({ ask: flag.sheetNo })}>
            {t('customsDesk.abnormal.ask')}
          </Button>
          <Button size="small" icon="check" onClick={() => onAsk({ clear: flag.sheetNo })}>
            {t('customsDesk.abnormal.clear')}
          </Button>
        </div>
      )}
    </FlagCard>
  ));
}

function DeskPapers({ of }: { of: Declaration }) {
  const { id } = of.file;
  const { data: files = [] } = useQuery(asking(deskFilesOf, { subject: 'customs', id }));
  return <PapersCard of={of} files={files} calls={deskFileCalls('customs', id)} />;
}
