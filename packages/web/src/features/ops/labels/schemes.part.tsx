import { isList, isRecord } from '@loadline/contract/kernel/changes';
import type { CodeTable } from '@loadline/contract/kernel/code';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { checkedFields, checkKinds, photoKinds } from '@loadline/contract/labels/label.codes';
import { labelScheme, schemeCheckFields } from '@loadline/contract/labels/label-scheme';
import { listLabelSchemes, saveLabelScheme } from '@loadline/contract/labels/label-scheme.api';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import type { BookAsked } from '../../../resource/book/resource-book.props.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import type { Control } from '../../../resource/input-look.ts';
import { deedsOf } from '../audit/deeds-of.ts';
import { RowsInput } from '../rates/rows-input.tsx';

const pageOfSchemes = (asked: BookAsked) => asking(listLabelSchemes, asked);

/** A new scheme begins with what every one of them asks. */
const given = {
  photos: ['front', 'label', 'carton'],
  checks: [{ nameZh: '', nameEn: '', kind: 'judged', field: null, photo: null }],
  secondReview: false,
};

/** The rules by which labels are photographed and checked; each change is another version. */
export function SchemesPart() {
  const { t, language } = useWords();
  return (
    <ResourceBook
      of={labelScheme}
      title={t('labelDesk.schemes')}
      unit={{
        name: t('labelDesk.scheme.name'),
        one: t('labelDesk.scheme.one'),
        many: t('labelDesk.scheme.many'),
      }}
      list={pageOfSchemes}
      add={saveLabelScheme}
      change={saveLabelScheme}
      names={language === 'en' ? ['nameEn'] : ['nameZh']}
      columns={[
        language === 'en' ? 'nameEn' : 'nameZh',
        'photos',
        'checks',
        'secondReview',
        'version',
        'changedAt',
      ]}
      cells={{
        nameZh: { width: 200 },
        nameEn: { width: 200 },
        photos: {
          width: 260,
          cell: ({ photos }) =>
            photos
              .map((kind) => say(wordOf(photoKinds, kind), language))
              .join(language === 'en' ? ', ' : '、'),
        },
        checks: { width: 90, align: 'end', cell: ({ checks }) => wholeText(checks.length) },
        secondReview: {
          width: 130,
          cell: ({ secondReview }) => t(secondReview ? 'labelDesk.yes' : 'labelDesk.no'),
        },
        version: {
          width: 80,
          drawn: true,
          cell: ({ version }) => t('labelDesk.editionCell', { no: version }),
        },
        changedAt: { width: 140, muted: true },
      }}
      search={t('labelDesk.scheme.search')}
      given={given}
      history={deedsOf()}
      inputs={{
        photos: { span: 'whole' },
        checks: { span: 'whole', input: (control) => <ChecksInput control={control} /> },
        secondReview: { as: 'switch' },
      }}
    />
  );
}

const { field, kind, photo } = schemeCheckFields;
const optionalKeys = ['field', 'photo'];

/** What is looked at: its name, how it is checked, what it must say and on which photo it is seen. */
function ChecksInput({ control }: { control: Control }) {
  const { t, language } = useWords();
  const options = (table: CodeTable) =>
    codesOf(table).map((value) => ({ value, label: say(wordOf(table, value), language) }));
  const none = { value: '', label: t('labelDesk.noField') };
  const rows = isList(control.value) ? control.value.filter(isRecord) : [];
  return (
    <RowsInput
      label={say(labelScheme.fields.checks.label, language)}
      look="fives"
      control={{
        ...control,
        value: rows.map((row) => optionalsOf(row, null, '')),
        onChange: (typed) =>
          control.onChange(
            isList(typed) ? typed.filter(isRecord).map((row) => optionalsOf(row, '', null)) : typed,
          ),
      }}
      columns={[
        { key: 'nameZh', label: say(schemeCheckFields.nameZh.label, language) },
        { key: 'nameEn', label: say(schemeCheckFields.nameEn.label, language) },
        { key: 'kind', label: say(kind.label, language), options: options(checkKinds) },
        { key: 'field', label: say(field.label, language), options: [none, ...options(checkedFields)] },
        { key: 'photo', label: say(photo.label, language), options: [none, ...options(photoKinds)] },
      ]}
      empty={{ nameZh: '', nameEn: '', kind: 'judged', field: '', photo: '' }}
      least={1}
      addLabel={t('labelDesk.scheme.add')}
    />
  );
}

/** What is left out is a blank in a cell and nothing in what is sent. */
function optionalsOf(row: Readonly<Record<string, unknown>>, from: unknown, to: unknown) {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      optionalKeys.includes(key) && (value ?? null) === from ? to : value,
    ]),
  );
}
