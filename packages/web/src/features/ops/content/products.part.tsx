import { codesOf, isCode, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { listProductPages, saveProductPage } from '@loadline/contract/ops/content.api';
import { transitFlaw } from '@loadline/contract/site/content.rules';
import type { ProductPage } from '@loadline/contract/site/product-page';
import { productTypes } from '@loadline/contract/site/product-type';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useNavigation, usePlace } from '../../../kernel/navigation.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Values } from '../../../resource/input-look.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { one } from '../../../resource/use-list-address.ts';
import { ProductArticle } from '../../../site/product/product-article.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useDone } from '../use-done.ts';
import { ContentForm } from './content-form.tsx';

/** The page of one product at a time, `?type=`. */
export function ProductsPart() {
  const { t, language } = useWords();
  const { search: raw } = usePlace();
  const { go } = useNavigation();
  const pages = useQuery(asking(listProductPages, {}));
  const asked = one(raw['type']);
  const type = isCode(productTypes, asked) ? asked : 'ship_zmhyzx';
  const page = pages.data?.find((known) => known.type === type);
  return (
    <div className="site-content">
      <PageTitle title={t('siteContent.products')} facts={t('siteContent.productsFacts')} />
      <Tabs
        label={t('siteContent.products')}
        current={type}
        tabs={codesOf(productTypes).map((key) => ({ key, label: say(wordOf(productTypes, key), language) }))}
        onChoose={(next) => go({ search: { ...raw, type: next } })}
      />
      {page ? <ProductForm key={type} page={page} /> : null}
      {pages.isError ? (
        <NotLoaded
          what={t('siteContent.products')}
          error={pages.error}
          onRetry={() => void pages.refetch()}
        />
      ) : null}
    </div>
  );
}

function ProductForm({ page }: { page: ProductPage }) {
  const { t, language } = useWords();
  const done = useDone();
  return (
    <ContentForm
      fields={saveProductPage.body}
      values={page}
      says={t('siteContent.updated', { time: officeTime(page.updatedAt).full })}
      sections={[
        {
          title: t('siteContent.head'),
          keys: [
            'titleZh',
            'titleEn',
            'leadZh',
            'leadEn',
            'transitFrom',
            'transitTo',
            'transitZh',
            'transitEn',
            'leastZh',
            'leastEn',
          ],
        },
        { title: t('siteContent.route'), keys: ['stops'] },
        { title: t('siteContent.departures'), keys: ['departuresZh', 'departuresEn', 'departures'] },
        {
          title: t('siteContent.weight'),
          keys: ['weightNoteZh', 'weightNoteEn', 'weightRuleZh', 'weightRuleEn', 'weightSteps'],
        },
        { title: t('siteContent.goods'), keys: ['papers', 'restrictions', 'sections'] },
      ]}
      fault={(key, values) => (key === 'transitTo' ? slower(values, language) : undefined)}
      onSubmit={(body) => done(call(saveProductPage, { body, refusal: 'in place' }))}
      preview={(written) => <ProductArticle product={{ ...written, updatedAt: page.updatedAt }} />}
    />
  );
}

/** Numbers are text while they are typed. */
function slower({ transitFrom, transitTo }: Values, language: Language): string | undefined {
  const daysIn = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed));
  const flaw = transitFlaw({ transitFrom: daysIn(transitFrom), transitTo: daysIn(transitTo) });
  return flaw && say(flaw, language);
}
