import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { pageOf } from '../kernel/known-pages.ts';
import type { Search } from '../kernel/navigation.ts';
import { PageLink } from '../kernel/page-link.tsx';
import { useWords } from '../kernel/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { PageTitle, type PageTitleProps } from '../ui/page-title.tsx';
import { copyAndTell } from './copy-and-tell.ts';
import { rememberedList } from './shown-lists.ts';

/** The list that a record stands in. */
export interface ListPlace {
  page: PageName;
  /** Which part of the page it is; else the list is narrowed, sorted and paged as it was left. */
  query?: Search | undefined;
  /** What the list is called, where the page has another title. */
  title?: string | undefined;
}

interface RecordTitleProps extends Omit<PageTitleProps, 'trail' | 'trailLabel'> {
  list: ListPlace;
  title: string;
  /** What the record is called in its trail. */
  here?: string;
  /** Its number, to be copied beside the title. */
  number?: string | undefined;
}

/** The head of one record: the way back to its list, its title, its number. */
export function RecordTitle({ list, title, here = title, number, beside, ...rest }: RecordTitleProps) {
  const { t } = useWords();
  const { page, query } = list;
  const name = useListName(list);
  return (
    <PageTitle
      {...rest}
      title={title}
      trailLabel={t('resource.record.trail')}
      trail={[
        {
          key: 'list',
          node: (
            <PageLink page={page} query={query ?? rememberedList(pageOf(page).path)}>
              {name}
            </PageLink>
          ),
        },
        { key: 'here', node: <span aria-current="page">{here}</span> },
      ]}
      beside={
        <>
          {number === undefined ? null : (
            <IconButton
              icon="copy"
              size="small"
              label={t('resource.copy')}
              onClick={() => void copyAndTell(number)}
            />
          )}
          {beside}
        </>
      }
    />
  );
}

export function useListName({ page, title }: ListPlace): string {
  const { language } = useWords();
  return title ?? say(pageOf(page).title, language);
}
