import { htsEdition, htsEditionStates } from '@loadline/contract/hts/hts-edition';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { Card } from '../../../ui/card.tsx';
import { fileSizeText } from '../../../ui/file-facts.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import type { DeskEdition } from './desk-edition.ts';

interface EditionsTableProps {
  editions: readonly DeskEdition[];
  open: string | undefined;
  /** The one that holds today. */
  now: string | undefined;
  onOpen: (id: string) => void;
}

/** Which edition holds on which days, where it comes from and what state it is in. */
export function EditionsTable({ editions, open, now, onOpen }: EditionsTableProps) {
  const { t, language } = useWords();
  const label = (key: 'name' | 'effective' | 'lines' | 'state') =>
    say(htsEdition.fields[key].label, language);
  return (
    <Card title={t('editionDesk.list')} flush>
      <ScrollRegion className="edition-scroll" label={t('editionDesk.listScroll')}>
        <table className="edition-table">
          <thead>
            <tr>
              <th scope="col">{label('name')}</th>
              <th scope="col">{label('effective')}</th>
              <th scope="col" className="edition-table__count">
                {label('lines')}
              </th>
              <th scope="col">{t('editionDesk.source')}</th>
              <th scope="col">{label('state')}</th>
            </tr>
          </thead>
          <tbody>
            {editions.map((edition) => (
              <tr key={edition.id} aria-current={edition.id === open || undefined}>
                <td>
                  <button
                    type="button"
                    className="link"
                    aria-label={t('editionDesk.open', { name: edition.name })}
                    onClick={() => onOpen(edition.id)}
                  >
                    {edition.name}
                  </button>
                </td>
                <td>
                  {edition.effective}{' '}
                  <small>{untilOf(edition, editions, (day) => t('editionDesk.until', { day }))}</small>
                </td>
                <td className="edition-table__count">{wholeText(edition.lines)}</td>
                <td>
                  <Source edition={edition} />
                </td>
                <td>
                  <StatusChip family={wordOf(htsEditionStates, edition.state).family ?? 'wait'}>
                    {say(wordOf(htsEditionStates, edition.state), language)}
                  </StatusChip>
                  {edition.id === now ? <b className="edition-table__now">{t('editionDesk.now')}</b> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}

function Source({ edition: { file, size, loadedWho, loadedAt, isSample } }: { edition: DeskEdition }) {
  const { t, language } = useWords();
  const facts = [
    size === null ? '' : fileSizeText(size),
    loadedWho ?? t('editionDesk.byCommand'),
    officeTime(loadedAt).full,
    isSample ? say(htsEdition.fields.isSample.label, language) : '',
  ];
  return (
    <>
      {file} <small>{facts.filter(Boolean).join(' · ')}</small>
    </>
  );
}

/** The last day before the edition that takes over. */
function untilOf(
  { state, effective }: DeskEdition,
  editions: readonly DeskEdition[],
  says: (day: string) => string,
): string {
  if (state !== 'PUBLISHED') return '';
  const next = editions.findLast((one) => one.state === 'PUBLISHED' && one.effective > effective);
  if (!next) return '';
  const last = new Date(Date.parse(`${next.effective}T00:00:00Z`) - 86_400_000);
  return says(last.toISOString().slice(0, 10));
}
