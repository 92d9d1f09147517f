import type { Fields } from '@loadline/contract/kernel/field';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { NumberSearch } from '../filter/number-search.tsx';
import { BookPanel } from './book-panel.tsx';
import { BookTable } from './book-table.tsx';
import type { BookRow, ResourceBookProps } from './resource-book.props.ts';
import { useBook } from './use-book.ts';
import '../styles/book.css';

/** A whole screen for a few hundred records: a plain list, and beside it the form of one of them. */
export function ResourceBook<F extends Fields, B extends Fields, Row extends BookRow>(
  props: ResourceBookProps<F, B, Row>,
) {
  const { title, facts, unit, search, actions, add, refused, children } = props;
  const { t } = useWords();
  const book = useBook<F, B, Row>(props);
  const begin = add ? (
    <Button look="primary" icon="plus" refused={refused} onClick={book.address.begin}>
      {t('resource.book.add', { name: unit.one })}
    </Button>
  ) : null;
  return (
    <PanelFrame panel={<BookPanel {...props} book={book} />}>
      <div className={children ? 'book' : 'book book--alone'}>
        <PageTitle
          title={title}
          facts={facts?.(book.rows)}
          actions={
            <>
              {search ? (
                <NumberSearch search={book.address.search} label={search} onSearch={book.address.find} />
              ) : null}
              {actions}
              {begin}
            </>
          }
        />
        <BookTable {...props} book={book} />
        {children}
      </div>
    </PanelFrame>
  );
}
