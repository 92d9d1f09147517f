import { company as companies } from '@loadline/contract/customers/company';
import { changeAdmin } from '@loadline/contract/customers/company.api';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { CompanyRecord } from './company-record.ts';

/** Who decides for the company: whom its people ask for rights. */
export function AdminCard({ company, onChange }: { company: CompanyRecord; onChange: () => void }) {
  const { t } = useWords();
  return (
    <Card
      title={t('my.company.admin')}
      aside={
        permitted(changeAdmin) ? (
          <Button look="text" size="small" onClick={onChange}>
            {t('my.company.changeAdmin')}
          </Button>
        ) : null
      }
    >
      <ResourceDetail
        fields={companies.fields}
        keys={['adminUserName', 'adminMobile', 'adminEmail']}
        record={company}
      />
    </Card>
  );
}
