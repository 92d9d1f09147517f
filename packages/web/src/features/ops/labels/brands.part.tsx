import { labelBrand } from '@loadline/contract/labels/label-scheme';
import { addLabelBrand, listLabelBrands, saveLabelBrand } from '@loadline/contract/labels/label-scheme.api';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import type { BookAsked } from '../../../resource/book/resource-book.props.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { deedsOf } from '../audit/deeds-of.ts';
import { inLanguage, named } from '../named.ts';

const pageOfBrands = (asked: BookAsked) => asking(listLabelBrands, asked);
const customersAtOnce = 200;

/** The brands of the customers one serves, with who is answerable for their goods; each change is another version. */
export function BrandsPart() {
  const { t, language } = useWords();
  const isKnown = may('op:customer:view');
  const { data } = useQuery({ ...asking(customerApi.list, { size: customersAtOnce }), enabled: isKnown });
  const customers = (data?.rows ?? []).map((row) => ({
    value: row.id,
    label: `${row.code} ${named(row, language)}`,
  }));
  return (
    <ResourceBook
      of={labelBrand}
      title={t('labelDesk.brands')}
      unit={{
        name: t('labelDesk.brand.name'),
        one: t('labelDesk.brand.one'),
        many: t('labelDesk.brand.many'),
      }}
      list={pageOfBrands}
      add={isKnown ? addLabelBrand : undefined}
      change={saveLabelBrand}
      names={['brandName']}
      columns={['brandName', 'customer', 'importerName', 'rnNo', 'euPerson', 'version', 'changedAt']}
      cells={{
        brandName: { width: 160 },
        customer: { width: 160, cell: (row) => inLanguage(language, row.customer, row.customerEn) },
        importerName: { width: 200 },
        rnNo: { width: 110 },
        euPerson: { width: 220 },
        version: {
          width: 80,
          cell: ({ version }) => t('labelDesk.editionCell', { no: version }),
          drawn: true,
        },
        changedAt: { width: 140, muted: true },
      }}
      search={t('labelDesk.brand.search')}
      history={deedsOf()}
      inputs={{ orgId: { options: customers, span: 'whole' }, euPerson: { span: 'whole' } }}
    />
  );
}
