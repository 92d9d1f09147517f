import { company as companies } from '@loadline/contract/customers/company';
import { saveCompany } from '@loadline/contract/customers/company.api';
import { keysAt } from '@loadline/contract/kernel/resource';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { CompanyRecord } from './company-record.ts';

/** The administrator and the second factor have cards of their own. */
const keys = keysAt(companies, 'detail').filter((key) => !/^admin|^requireTotp/.test(key));

/** What the forwarder knows of the company. */
export function CompanyDataCard({ company, onEdit }: { company: CompanyRecord; onEdit: () => void }) {
  const { t } = useWords();
  return (
    <Card
      title={t('my.company.data')}
      aside={
        permitted(saveCompany) ? (
          <Button look="text" size="small" icon="edit" onClick={onEdit}>
            {t('my.edit')}
          </Button>
        ) : null
      }
    >
      <ResourceDetail
        fields={companies.fields}
        keys={keys}
        record={company}
        instead={{ code: <DocumentNumber number={company.code} /> }}
      />
    </Card>
  );
}
