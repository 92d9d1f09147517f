import { companyInfo } from '@loadline/contract/customers/company.api';
import { userById } from '@loadline/contract/references/reference.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';

/** Whom the company calls at the forwarder: the persons its company info names. */
export function OurPeopleCard() {
  const { t } = useWords();
  const { data: info } = useQuery(asking(companyInfo, {}));
  return (
    <Card title={t('my.company.people')}>
      <ul className="company__people">
        <Person duty={t('my.company.sales')} id={info?.saleId ?? undefined} />
        <Person duty={t('my.company.service')} id={info?.customerServiceId ?? undefined} />
      </ul>
    </Card>
  );
}

function Person({ duty, id }: { duty: string; id: string | undefined }) {
  const { data: person } = useQuery({ ...asking(userById, { id: id ?? '' }), enabled: id !== undefined });
  return (
    <li className="company__person">
      <span className="company__duty">{duty}</span>
      <b>{person?.name ?? missing}</b>
      {person?.mobile ? <a href={`tel:${person.mobile}`}>{person.mobile}</a> : null}
      {person?.email ? <a href={`mailto:${person.email}`}>{person.email}</a> : null}
    </li>
  );
}
