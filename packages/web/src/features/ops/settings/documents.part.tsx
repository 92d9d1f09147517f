import { documentTypes } from '@loadline/contract/codes/document-type';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { cargoAsked } from '@loadline/contract/orders/document-cargo';
import {
  askedFlaw,
  type DocumentSetting,
  documentAskings,
  documentSetting,
} from '@loadline/contract/orders/document-setting';
import {
  deleteDocumentSetting,
  listDocumentSettings,
  saveDocumentSetting,
} from '@loadline/contract/orders/document-setting.api';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import type { Values } from '../../../resource/input-look.ts';
import { deedsOf } from '../audit/deeds-of.ts';
import { onePage } from '../one-page.ts';
import { useChoices, useOptions } from '../use-choices.ts';
import './policies.css';

const everyRule = onePage(asking(listDocumentSettings, {}), (one) => one);

/** Which documents an order needs and by when: for all products, and where one of them differs. */
export function DocumentsPart() {
  const { t, language } = useWords();
  const { products } = useOptions(useChoices());
  const title = say(documentSetting.label, language);
  const productOf = ({ productId }: DocumentSetting) =>
    products.find(({ value }) => value === productId)?.label ?? t('documentRules.all');
  return (
    <ResourceBook
      of={documentSetting}
      title={title}
      unit={{ name: title, one: t('documentRules.one'), many: t('documentRules.many') }}
      list={everyRule}
      add={saveDocumentSetting}
      change={saveDocumentSetting}
      remove={({ id, version }) =>
        call(deleteDocumentSetting, { body: { id, version }, refusal: 'in place' })
      }
      names={['document']}
      columns={['document', 'productId', 'asked', 'hoursBefore', 'updatedAt', 'updatedBy']}
      cells={{
        document: { width: 220 },
        productId: { width: 140, cell: productOf },
        asked: { width: 420, cell: (row: DocumentSetting) => <AskedCell row={row} /> },
        hoursBefore: {
          width: 140,
          cell: ({ hoursBefore }: DocumentSetting) => t('documentRules.hours', { hours: hoursBefore }),
        },
        updatedAt: { width: 140 },
        updatedBy: { width: 110, muted: true },
      }}
      given={{ asked: 'always', hoursBefore: '24' }}
      inputs={{
        productId: { options: products, span: 'whole', hint: t('documentRules.productHint') },
        asked: { as: 'segments', span: 'whole', fault: (_, values) => faultOf(values, language) },
      }}
      above={() => <p className="policies__about">{t('documentRules.about')}</p>}
      history={deedsOf()}
    />
  );
}

/** Whether a document is asked for, and of which cargo; a long list is whole on hover. */
function AskedCell({ row: { document, asked } }: { row: DocumentSetting }) {
  const { t, language } = useWords();
  const word = say(wordOf(documentAskings, asked), language);
  if (asked !== 'byCargo') return word;
  const text = t('documentRules.byCargo', { word, cargo: say(cargoAsked(document), language) });
  return <span title={text}>{text}</span>;
}

function faultOf({ document, asked }: Values, language: Language): string | undefined {
  if (!isCode(documentTypes, document) || !isCode(documentAskings, asked)) return undefined;
  const flaw = askedFlaw({ document, asked });
  return flaw && say(flaw, language);
}
